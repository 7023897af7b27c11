"""Moderation: people report, moderators decide with a reason, those concerned are told and may object (ADR 50).

The routes of the API and `kontor admin` call the same functions. Nobody decides about their own tables, nothing hidden
of a match is shown, and every deed is a row of a log that cannot be edited.
"""
