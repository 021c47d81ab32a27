// When the whole file has been read.
addEventListener('DOMContentLoaded', () => new Player().start());
