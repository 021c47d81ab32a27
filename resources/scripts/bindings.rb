# Keys and mouse move the camera.

if (input = get('/sys/server/input'))
  {
    'axist' => :Timer, 'axisx' => :MouseX, 'axisy' => :MouseY, 'mouse_left' => :Mouselook,
    'mouse_right' => :Up, 'pageup' => :Up, 'kp_plus' => :Up,
    'mouse_middle' => :Down, 'pagedown' => :Down, 'kp_minus' => :Down,
    'a' => :Left, 'left' => :Left, 'd' => :Right, 'right' => :Right,
    'w' => :Forward, 'up' => :Forward, 's' => :Backward, 'down' => :Backward,
    'q' => :Quit
  }.each { |key, command| input.bindCommand(key, Command.__send__(command)) if Object.const_defined?(:Command) }
end
