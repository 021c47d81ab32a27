# Score, time and commands of a match in this program's own picture.

fonts = sparkGetFontServer
fonts.getFont('fonts/VeraMono.ttf') if fonts
sparkRegisterCustomRender 'InternalSoccerRender'
sparkRegisterCustomInput 'InternalSoccerInput'
run 'internalsoccerbindings.rb'
