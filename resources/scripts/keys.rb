# Names keys for bindings, and the characters that they type. `$keyRows`: code, name, then plain, shifted and alternate
# character; rows for keys that are the same on every keyboard are in here.

if (input = get('/sys/server/input'))
  name = lambda do |code, keyName, *characters|
    variable = 'IC_' + code
    next unless Input.respond_to?(variable)
    codes = [0, 1, 2].map { |i| characters[i] ? characters[i].ord : 0 }
    input.addCode(Input.__send__(variable), keyName, *codes)
  end

  ('a'..'z').each { |letter| name.call(letter.upcase, letter, letter, letter.upcase) unless ($keyLetters || {})[letter] }
  ($keyLetters || {}).each { |code, letter| name.call(code.upcase, letter, letter, letter.upcase) }
  (0..9).each { |digit| name.call("KP#{digit}", "kp_#{digit}", digit.to_s) }
  (1..12).each { |number| name.call("F#{number}", "f#{number}") }
  %w(KP_DECIMAL KP_DIVIDE KP_MULTIPLY KP_MINUS KP_PLUS KP_ENTER UP DOWN LEFT RIGHT INSERT DELETE HOME END PAGEUP PAGEDOWN
     NUMLOCK CAPSLOCK SCROLLOCK LSHIFT RSHIFT LCTRL RCTRL LALT RALT LSUPER RSUPER ESCAPE PRINT PAUSE BACKSPACE TAB RETURN
     MOUSE_LEFT MOUSE_RIGHT MOUSE_MIDDLE AXISX AXISY AXISZ AXIST).each { |code| name.call(code, code.downcase) }
  name.call('SPACE', 'space', ' ', ' ')
  $keyRows.each { |row| name.call(*row) }
end
