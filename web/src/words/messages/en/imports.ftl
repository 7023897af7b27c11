## Imports: records of matches that were played elsewhere

import-title = Import a record
import-about = Bring a match that was played elsewhere. This server verifies every move; then you can watch it, have it reviewed, and play on from any step. It counts for nothing here, and nobody is told who brought it.
import-choose = Choose a file
import-drop = or drop it here
import-kinds = A signed record (.kontor), a record (.json), or a match that was kept as a page (.html)
import-checking = Verifying every move …
import-too-large = This file is larger than any match that Kontor knows. Choose the file of one match.
import-no-file = What you dropped is no file. Choose the file of a match.
import-become-member = Become a member to import records
import-list = Imported by you
import-list-about = Only you see this list. A match can be watched by everybody who has its link.
import-none = You have imported nothing yet.
import-account = Matches from elsewhere
import-account-about = A match that was played at another server, or at home, can be watched and played on from here.
import-state = { $signed ->
    [here] played here
    [elsewhere] key { $key }
   *[nobody] not signed
} · { $when }
import-remove = Remove
    .for = Remove the match of { $game } with { $names }
import-remove-sure = The match and its reviews are deleted for good. Branches that began in it stay. You keep your file.
import-mark = Imported
import-note = Imported from a file
import-signed = { $signed ->
    [here] The file is signed with a key of this server ({ $key }): the match was played here.
    [elsewhere] The file is signed with the key { $key }. This server cannot tell whose key that is{ $site ->
        [none] .
       *[other] ; the file says { $site }. Compare it with the keys at { $site }/keys.
    }
   *[nobody] Nobody has signed the file. Every move is legal, but nothing proves that the match took place.
}
import-names = The names are what the file says.
import-download = The file, as it was brought
import-seed = In order, as far as the file goes
import-seed-about = The secret in the file matches its fingerprint and leads to exactly the seed of this match. Whether the fingerprint was published before the match, only somebody who was there can tell.
import-seed-unknown = Not in the file
import-seed-unknown-about = The file has the seed of this match, and does not say where it came from.
