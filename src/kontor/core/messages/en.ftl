## Rules that hold in every game

rule-KON-1 = Only a seat that is asked may decide.
rule-KON-2 = An action must answer the question that is open.
rule-KON-3 = Nothing more can be done after the end of a match.
rule-KON-4 = An option takes one of the values that the game names.
rule-KON-5 = Some options need another option, or a certain number of players.

## Refusals

refusal-KON-1 = It is not your turn to decide: { $seat } is asked now.
refusal-KON-2 = That does not answer the open question.
refusal-KON-3 = The match is over.
refusal-KON-4 = The option { $option } cannot have the value { $value }.
refusal-KON-5 = The option { $option } cannot be used with these seats and options.

## Errors in actions and instructions

error-no-such-action = This game has no action { $action }. Send one that it has.
error-no-such-thing = { $value } is not a { $field } of this game. Use the id of one that exists.
error-no-such-order = You cannot give this instruction now. These are possible: { $known }.
error-order-field = { $value } is not possible in the field { $field } of this instruction. Choose a value that its form offers.

## Lists and seats

seat = Seat { $number }
# Somebody who reads a list finds themselves in it: always in the nominative.
seat-you = you
list-none = nothing
list-more = { $list }, { $item }

## Errors: what is wrong, and what to do about it

-record-changed = The record was changed
error-malformed = This cannot be read: { $why }. Fix that field, or use the original file.
error-options = These options cannot be read: { $why }. { $game } has the options { $known }.
error-unknown-game = There is no game called { $game }. Choose one of { $known }.
error-components = The component file { $file } cannot be used: { $why }
error-components-shape = The component file { $file } cannot be used: { $why }. Fix that entry.
error-components-toml = The component file { $file } is not valid TOML: { $why }. Fix it there.
error-components-unread = The component file { $file } cannot be read ({ $why }). Name a TOML file like the one that comes with the game.
error-components-twice = the list { $list } has the id { $id } twice: change one of them.
error-components-known = the list { $list } must have exactly these ids, since only they have texts: { $known }.
error-lesson-file = The lesson { $file } cannot be used: { $why }. Fix it there.
error-components-least = the number { $name } must be at least { $least }.
error-record-game = This is a record of { $recorded }, not of { $game }. Replay it with its own game.
error-record-version = The record was made with version { $recorded } of the rules, and this Kontor knows them up to version { $version }. Update Kontor to replay it.
error-record-corrected = The record was made with version { $recorded } of the rules. Version { $version } corrects them and leads elsewhere from move { $move } on, unless the record was changed. Replay it with the release that wrote it.
error-record-components = The match was played with other components. Name their file with --components.
error-record-opening = { -record-changed }: its header and its seed do not lead to its opening position. Use the original file.
error-record-refused = { -record-changed }: move { $move } is refused by { $why } Use the original file.
error-record-chain = { -record-changed }: move { $move } does not lead to the position in the record. Use the original file.
error-record-result = { -record-changed }: its moves do not lead to its result. Use the original file.
error-record-seed = { -record-changed }: its seed is not a hexadecimal number of 32 bytes. Use the original file.
error-record-commitment = { -record-changed }: its seed does not match the commitment in its header. Use the original file.
error-level-unknown = There is no level “{ $level }” of bots. Choose one of { $known }.
error-level-cannot-play = Bots of the level “{ $level }” can't play { $game }. Choose one of { $known }.
error-level-broken = The level “{ $level }” of an installed package can't be used: { $why }. Update that package, or remove it.
error-board-broken = The board of { $game } in an installed package can't be used: { $why }. Update that package, or remove it.
error-bot-not-found = There is no bot { $bot }: { $why }. Name it as module:Class, in a module that Python can import.
os-error =
    { $code ->
        [EACCES] permission denied
        [EISDIR] it is a folder
        [ENOENT] it does not exist
        [ENOSPC] the disk is full
        [ENOTDIR] its path goes through a file, not a folder
        [EROFS] the disk is read-only
       *[other] { $why }
    }
