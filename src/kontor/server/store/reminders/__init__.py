"""The statements of reminders: who is due, channels and deliveries, weekly letters, invitations by mail."""
