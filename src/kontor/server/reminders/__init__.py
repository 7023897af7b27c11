"""Reminders: people whom a match waits for are told by mail, through a webhook or on a device.

`due.py` finds who is to be reminded, `composing.py` writes the message, `sending.py` tries to send it; each kind of
channel has a file. `following.py` does what the links of messages are for. `weekly.py` is about the letter that some
people choose, and `inviting.py` about mail to people who are not here yet.
"""

from kontor.server.reminders.due import remind
from kontor.server.reminders.message import Message, NotSentError, RejectedError, Sender
from kontor.server.reminders.sending import SENDERS, deliver, send_waiting
from kontor.server.reminders.weekly import write_letters

__all__ = [
    "SENDERS",
    "Message",
    "NotSentError",
    "RejectedError",
    "Sender",
    "deliver",
    "remind",
    "send_waiting",
    "write_letters",
]
