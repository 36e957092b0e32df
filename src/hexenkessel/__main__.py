"""`python -m hexenkessel`"""

import sys

from hexenkessel.cli import main

if __name__ == "__main__":
    sys.exit(main())
