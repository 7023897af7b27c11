## Refusals and rules of the table itself

rule-KON-1 = Only the seat that is asked decides.
rule-KON-2 = An answer must fit the question that is open.
rule-KON-3 = After the end of a match nothing more can be done.
rule-KON-4 = An option takes one of the values that the game names.
rule-KON-5 = Some options need others, or a certain number of players.

refusal-KON-1 = It is not your decision now: { $seat } is asked.
refusal-KON-2 = That does not answer the question that is open now.
refusal-KON-3 = The match is over.
refusal-KON-4 = { $value } is no value of the option { $option }.
refusal-KON-5 = The option { $option } cannot be used at this table.

error-no-such-action = This game has no action { $action }: send one of its own.
error-no-such-thing = { $value } is no { $field } of this game: name one by its id.
error-no-such-order = Such a standing order cannot be given now: choose { $known }.
error-order-field = { $value } does not fit the field { $field } of this standing order: take a value that its form offers.

## Lists and seats

seat = Seat { $number }
list-none = nothing
list-more = { $list }, { $item }
asked-of = Question to { $seats }: { $question }

## Errors: what is wrong, and what to do about it

-record-changed = The record was changed, take the original
error-malformed = This cannot be read: { $why }. Mend that place, or take the original.
error-options = These options cannot be read: { $why }. { $game } has the options { $known }.
error-unknown-game = There is no game { $game }: choose one of { $known }.
error-components = The component file { $file } does not fit: { $why }
error-components-shape = The component file { $file } does not fit: { $why }. Mend that entry.
error-components-toml = The component file { $file } is no valid TOML: { $why }. Mend that place.
error-components-unread = The component file { $file } cannot be read ({ $why }): name a TOML file like the one that comes with the game.
error-record-game = This is a record of { $recorded }, not of { $game }: replay it with its own game.
error-record-version = The record was made with rules version { $recorded }, this is version { $version }: replay it with the release that wrote it.
error-record-components = The record was played with other components: give their file with --components.
error-record-opening = { -record-changed }: its header and its seed do not lead to its opening position.
error-record-refused = { -record-changed }: move { $move } is refused by { $why }
error-record-chain = { -record-changed }: move { $move } does not lead to what the record says.
error-record-result = { -record-changed }: its moves do not lead to its result.
error-record-seed = { -record-changed }: its seed is no hexadecimal number of 32 bytes.
error-record-commitment = { -record-changed }: its seed does not open the commitment in its header.
os-error =
    { $code ->
        [EACCES] you are not allowed to
        [EISDIR] it is a folder
        [ENOENT] it does not exist
        [ENOSPC] the disk is full
        [ENOTDIR] it lies in a file, not in a folder
        [EROFS] the disk is read-only
       *[other] { $why }
    }
