"""Reminders: whoever is waited for too long hears of it, by mail, through a webhook or on a device.

`due.py` says who is to be reminded, `composing.py` what they are told, `sending.py` what becomes of a message; a file
for each kind of channel sends it. `following.py` does what the links of messages are for.
"""

from kontor.server.reminders.due import remind
from kontor.server.reminders.message import Message, NotSentError, RejectedError, Sender
from kontor.server.reminders.sending import SENDERS, deliver, send_waiting

__all__ = ["SENDERS", "Message", "NotSentError", "RejectedError", "Sender", "deliver", "remind", "send_waiting"]
