# Colours of SimuroSot: field, walls, robots and ball.

# A material in a colour of the league: `#rrggbb`.
def simurosotColour(name, text)
  parts = [1, 3, 5].map { |at| text[at, 2].to_i(16) / 255.0 }
  defineMaterial(name, parts[0], parts[1], parts[2], 1.0)
end

simurosotColour('simField',  Simurosot.ColorsField)
simurosotColour('simblue',   Simurosot.ColorsBlue)
simurosotColour('simyellow', Simurosot.ColorsYellow)
simurosotColour('simBall',   Simurosot.ColorsBall)
defineMaterial('simWall',    0.32, 0.34, 0.37, 1.0)
defineMaterial('simLine',    0.95, 0.95, 0.95, 1.0)
defineMaterial('simMark',    0.5, 0.5, 0.5, 1.0)
defineMaterial('simBody',    0.12, 0.13, 0.15, 1.0)
defineMaterial('simTyre',    0.05, 0.05, 0.05, 1.0)
defineMaterial('simSpokes',  0.85, 0.85, 0.88, 1.0)
