## A match as one file

viewer-title = Kept match
viewer-proof = Proof
viewer-language = Deutsch
viewer-light = Light colours
viewer-dark = Dark colours
viewer-proof-title = What this file proves
viewer-chain = Nothing was changed.
viewer-chain-about =
    { $count ->
        [one] Its one step, the result and this page fit their hashes. Your browser has just computed them.
       *[other] All { $count } steps, the result and this page fit their hashes. Your browser has just computed them.
    }
viewer-signed = The signature fits.
viewer-signed-about = { $site } signed the record on { $at }, with key { $key }. Whether that key is the server’s, its page /keys says, not this file.
viewer-signed-none = Nobody signed it.
viewer-signed-none-about = The file is consistent, but it does not say who wrote it.
viewer-signed-unable = The signature was not checked.
viewer-signed-unable-about = This browser cannot verify Ed25519 signatures. Use a newer one, or the command below.
viewer-no-site = A server without an address
viewer-luck-follows = Nobody chose the shuffle.
viewer-luck-follows-about = It follows from a secret with a published commitment and from a string of each seat. Whether the commitment was published before the match, only somebody who saw it then can tell.
viewer-luck-unknown = Where the shuffle came from, the file does not say.
viewer-luck-unknown-about = The seed has the hash that the record names.
viewer-rules = This page does not know the rules.
viewer-rules-about-signed = The server drew the pictures from the record and signed them. To verify yourself that every move was legal, save the record and run:
viewer-rules-about-own = The one who made this page drew the pictures from the record. To verify that every move was legal, save the record and run:
viewer-lost = The position after step { $step } cannot be shown: the rules were corrected since then. Choose another step.
viewer-result = Result
viewer-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
viewer-save = Save the record
viewer-close = Close
viewer-refused = This file was changed
viewer-refused-at =
    { $place ->
        [step] Step { $step } is not as it was written.
        [match] The description of the match is not as it was written.
        [luck] The proof of the shuffle is not as it was written.
        [end] The end of the record is not as it was written.
        [signer] The line that says who signed is not as it was written.
        [signature] The signature does not fit the record.
        [page] The page around the record is not as it was written. An extension of your browser that changes pages has the same effect.
       *[other] It is not as it was written.
    }
viewer-refused-about = Nothing of it is shown, because anything in it could be wrong. Get the original file.
viewer-unable = This file cannot be verified here
viewer-unable-about = Your browser computes no hashes for this page. Save the file and open it from your disk, or use a newer browser.
