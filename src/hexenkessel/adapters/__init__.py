"""Other people's frameworks, each with every game of ours."""
