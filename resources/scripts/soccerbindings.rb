# Keys of a match that a server plays.

run 'internalsoccerbindings.rb'
