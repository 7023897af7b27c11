"""The statements of people: accounts and logins, what others see of them, and whom they follow and block."""
