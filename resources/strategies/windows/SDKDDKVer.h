/* Versions of Windows, which the headers of new projects ask for: nothing here depends on them. */
