"""Notices by mail, where the landlord has set up a server for it: plain text, to addresses that were confirmed."""

import os
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from hexenkessel.table.errors import TableError

SECONDS: Final = 20.0
# A long link in a heading would be broken and disguised, and no mail program would know it again.
WHOLE_LINES: Final = SMTP.clone(max_line_length=998)
PASSWORD: Final = "HEXENKESSEL_MAIL_PASSWORD"
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,}")
HERE: Final = ("localhost", "127.0.0.1", "::1")


def check_address(address: str) -> str:
    """One plain address, in one line: nothing that a mail server could take for more."""
    address = address.strip()
    if ADDRESS.fullmatch(address) is None:
        raise TableError(400, "table-error-mail-address")
    return address


class Mail:
    """`smtp://user@host:587?from=witches@example.org`, or `smtps://…`; the password stands in the environment."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        try:
            self.port = parts.port or (465 if parts.scheme == "smtps" else 587)
        except ValueError:
            self.port = 0
        self.host = parts.hostname or ""
        self.encrypted = parts.scheme == "smtps"
        self.user = unquote(parts.username or "")
        sender = parse_qs(parts.query).get("from", [self.user])[0]
        # A password in an address can be read by everybody on this machine.
        if parts.scheme not in ("smtp", "smtps") or not self.host or not self.port or parts.password:
            raise TableError(500, "table-error-mail-server", variable=PASSWORD)
        if ADDRESS.fullmatch(sender) is None:
            raise TableError(500, "table-error-mail-server", variable=PASSWORD)
        self.sender = sender

    def send(self, to: str, subject: str, text: str, off: str | None = None) -> bool:
        """Whether it was taken; not to be called in the event loop. `off` is where one touch ends it (RFC 8058)."""
        message = EmailMessage(WHOLE_LINES)
        message["From"] = f"Hexenkessel <{self.sender}>"
        message["To"] = check_address(to)
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if off is not None:
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            with self.connect() as line:
                line.send_message(message)
        except (OSError, smtplib.SMTPException):
            return False
        return True

    def connect(self) -> smtplib.SMTP:
        trust = ssl.create_default_context()
        if self.encrypted:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
            line.ehlo()
            # What goes to another machine is encrypted or not sent at all.
            if line.has_extn("starttls") or self.host not in HERE:
                line.starttls(context=trust)
        if self.user and PASSWORD in os.environ:
            line.login(self.user, os.environ[PASSWORD])
        return line
