## Errors with people: pages, blocks, invitations

error-nobody-called = Nobody here is called { $name }. Check the name: people can change theirs, and guests have no page.
error-block-oneself = You cannot block yourself. Choose somebody else.
error-too-many-blocks = You have blocked { $most } people, which is the maximum. Unblock somebody first.
error-blocked-here = Somebody at this table is on your list of blocked people. Unblock them, or look for another table.
error-seat-refused = You cannot take a seat at this table. Look for another one, or open your own.
error-follow-oneself = You cannot follow yourself. Choose somebody else.
error-follow-blocked = You have blocked { $name }. Unblock them before you follow them.
error-too-many-follows = You follow { $most } people, which is the maximum. Stop following somebody first.
error-members-only = Only members can invite by name or by mail. Register, or send the link of the table.
error-invite-oneself = You cannot invite yourself. Enter somebody else's name.
error-invite-blocked = You have blocked { $name }. Unblock them before you invite them.
error-invite-seated = { $name } already sits at this table.
error-invite-removed = You have removed { $name } from this table. Let them come back first: the table lists whom you removed.
error-invitation-refused = { $name } takes no invitations at the moment. Invite somebody else, or open the table to everybody.
error-too-many-invitations = You have invited { $most } people within a day, which is the maximum. Send them the link of the table, or invite them tomorrow.
