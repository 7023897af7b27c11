### What a signed record has shown, and what is wrong with one.

chain-whole =
    { $count ->
        [0] The file is whole: nothing in it was changed after it was written.
        [one] The file is whole: its one step, and all around it, is as it was written.
       *[other] The file is whole: each of its { $count } steps, and all around them, is as it was written.
    }
chain-none = This is a record without hashes over its lines: only the moves themselves are verified.

signature-known = { $site ->
    [empty] Signed on { $at } with key { $key }, which is in the list of keys.
   *[other] Signed by { $site } on { $at } with key { $key }, which is in the list of keys.
  }
signature-own-key = The signature of { $at } fits key { $key }, which the file itself names. Whose key that is, no file can prove: get the list of keys { $site ->
    [empty] of the server
   *[other] from { $site }/.well-known/kontor-keys.json
  } and name it with --key.
signature-none = Nobody has signed this record. It says nothing about who wrote it.
signature-unchecked = The signature was not checked: run `pip install "kontor[signed]"` first.

rules-hold =
    { $over ->
        [yes] Replayed by the rules: { $count ->
            [one] its one move is legal and leads
           *[other] all { $count } moves are legal and lead
          } to the result in the file.
       *[other] Replayed by the rules: { $count ->
            [one] its one move is legal.
           *[other] all { $count } moves are legal.
          } The match was not played to the end.
    }
rules-missing = The moves were not replayed: this Kontor does not have { $game } with the components and the rules of this match.
rules-trusted = The moves { $first } to { $last } were not verified: former rules made them, and today's lead elsewhere. All others are legal.

luck-follows =
    The seed follows from the secret with the commitment { $commitment } and from a string of each seat, so nobody chose the shuffle once these were fixed. { $count ->
        [0] { "" }
       *[other] Not fixed in advance were the strings of { $names }.
      }
    Whether the commitment was published before the match, only somebody who saw it then can tell.
luck-unknown = The seed has the hash that the file names. Where the seed came from, the file does not say.
luck-branch = The match began in a position of another one, so its luck was prepared.

error-broken-first-line = This is no record of a match, or its first line was changed. Get the original file.
error-broken-hash = { $place ->
    [match] The description of the match was changed
    [luck] The proof of the luck was changed
    [step] Step { $step } was changed
    [end] The end of the record was changed
    [signer] The line that says who signs was changed
    [page] The page was changed
   *[other] The file was changed
  }: the line does not fit its hash. Get the original file.
error-broken-part = { $place ->
    [match] The description of the match
    [luck] The proof of the luck
    [step] Step { $step }
    [end] The end of the record
    [signer] The line that says who signs
   *[other] A line
  } cannot be read ({ $why }). Get the original file.
error-broken-short = { $place ->
    [step] The file ends before step { $step }
   *[other] The file ends too early
  }: a part of it was cut off. Get the original file.
error-broken-order = { $place ->
    [step] Step { $step } is missing where it should be
    [end] The number of steps is not the one that the file names
   *[other] Something follows the end of the file
  }. Get the original file.
error-broken-signature = The signature does not fit the record: one of them was changed. Get the original file.
error-broken-unsigned = Nobody has signed this record, and you asked for a signature. Get the signed file from the server.
error-broken-key = The record is signed with key { $key }, which is not in the list of keys. Get the list from the server that the match was played on; if it is the right list, the record was forged.
error-broken-key-time = The record is signed on { $at } with key { $key }, which was not in use then. Ask the host of the server.
error-broken-seed = The seed does not have the hash that the file names. Get the original file.
error-broken-secret = The secret of the luck does not fit its commitment. Get the original file.
error-broken-mixed = The seed does not follow from the secret and the strings of the seats. Get the original file.
error-broken-derived = The string of the bot at seat { $seat } does not follow from the secret. Get the original file.
error-key-list = This is no list of keys. Get it from the server: its address with /.well-known/kontor-keys.json behind it.

page-drawn = The page is whole, and it shows what this Kontor draws from the record.
page-differs = The page is whole, but this Kontor draws it in another way from step { $step } on. Another release made it, or somebody drew something that is not in the record.
page-not-drawn = The page is whole. Whether it shows what is in the record was not checked: its game is not here.
error-no-viewer = The program of the page is missing in this Kontor, because its client was not built. Run `make web`, or install a release.
