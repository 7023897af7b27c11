## Errors of standing orders

error-no-order = You have no standing order { $number } here: look at your orders again.
error-too-many-orders = You have { $most } standing orders here, which is the most: revoke one that you do not need.
error-other-orders = Your standing orders are { $numbers }: name all of them, each once.
