# Colours of SimuroSot: field, walls, robots and ball.

defineMaterial('simField',   0.075, 0.085, 0.1, 1.0)
defineMaterial('simWall',    0.32, 0.34, 0.37, 1.0)
defineMaterial('simLine',    0.95, 0.95, 0.95, 1.0)
defineMaterial('simMark',    0.5, 0.5, 0.5, 1.0)
defineMaterial('simBody',    0.12, 0.13, 0.15, 1.0)
defineMaterial('simTyre',    0.05, 0.05, 0.05, 1.0)
defineMaterial('simSpokes',  0.85, 0.85, 0.88, 1.0)
defineMaterial('simblue',    0.16, 0.42, 0.9, 1.0)
defineMaterial('simyellow',  0.95, 0.76, 0.16, 1.0)
defineMaterial('simBall',    0.95, 0.45, 0.06, 1.0)
