## Errors with instructions

error-no-order = You have no instruction { $number } here. Look at your instructions again.
error-too-many-orders = You already have { $most } instructions here, and more are not possible. Take back one that you do not need.
error-other-orders = Your instructions are { $numbers }. Name each of them once.
