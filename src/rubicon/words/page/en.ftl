# The sentences of the page.
