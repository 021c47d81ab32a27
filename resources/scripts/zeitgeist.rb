# All that this script once did is built in.
