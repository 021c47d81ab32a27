# Colours of the soccer field, the ball and the robots.

defineMaterial('matBall',  1.0, 1.0, 1.0, 1.0)
defineMaterial('None_rcs-naofield.png', 0.16, 0.46, 0.16, 1.0)
defineMaterial('soccerball_rcs-soccerball.png', 0.95, 0.95, 0.95, 1.0)
defineMaterial('naogoalnet', 0.85, 0.85, 0.85, 0.35)
defineMaterial('yellow',   0.95, 0.85, 0.1, 1.0)
defineMaterial('sky-blue', 0.35, 0.7, 0.95, 1.0)

# Robots. matTeam and matNum stand for the player's team and number until `init` is accepted.
defineMaterial('naowhite', 0.92, 0.92, 0.94, 1.0)
defineMaterial('naogrey',  0.45, 0.47, 0.5, 1.0)
defineMaterial('naoblack', 0.08, 0.08, 0.1, 1.0)
defineMaterial('matTeam',  0.6, 0.6, 0.62, 1.0)
defineMaterial('matNum',   0.92, 0.92, 0.94, 1.0)
defineMaterial('matType0', 0.6, 0.62, 0.66, 1.0)
defineMaterial('matType1', 0.2, 0.65, 0.35, 1.0)
defineMaterial('matType2', 0.95, 0.55, 0.1, 1.0)
defineMaterial('matType3', 0.5, 0.3, 0.75, 1.0)

defineMaterial('matLeft',  0.86, 0.13, 0.15, 1.0)
defineMaterial('matRight', 0.14, 0.38, 0.9, 1.0)
(1..11).each do |number|
  defineMaterial("matLeft#{number}",  0.86, 0.13, 0.15, 1.0)
  defineMaterial("matRight#{number}", 0.14, 0.38, 0.9, 1.0)
  defineMaterial("matNum#{number}",   0.92, 0.92, 0.94, 1.0)
end
