#!/usr/bin/env ruby
# A small agent: a robot that stands, walks a few steps, waves, and walks back, again and again.
#
#   sparkwright-server               # in one terminal
#   ruby agent.rb                    # in another one; --help tells the options
#
# The same file thinks inside the simulator, too. In a set-up, after run('setups/soccer.rb'):
#
#   player = addIntegratedAgent('RubyBehavior', 1)
#   player.setScript('examples/agent.rb')
#   player.setCommand('(unum 1)(teamname Example)')
#
# Every 20 ms it is told what the robot feels, and answers with the speeds of the joints. Change the numbers below and
# see what happens.

# The posture in which it stands: degrees of each joint, by the name that percepts give it. The first letter tells the
# side, left or right, the second one whether it is of the arm or the leg: rlj4 is the right knee. The angles of hip
# (3), knee (4) and ankle (5) add up to the inclination of the feet against the torso.
STAND = { 'hj1' => 0, 'hj2' => 0,
          'laj1' => -90, 'laj2' => 10, 'laj3' => -90, 'laj4' => -40,
          'raj1' => -90, 'raj2' => -10, 'raj3' => 90, 'raj4' => 40,
          'llj1' => 0, 'llj2' => 0, 'llj3' => 37, 'llj4' => -72, 'llj5' => 40, 'llj6' => 0,
          'rlj1' => 0, 'rlj2' => 0, 'rlj3' => 37, 'rlj4' => -72, 'rlj5' => 40, 'rlj6' => 0 }

PERIOD = 0.36 # s, of a step with the left foot and one with the right
LIFT = 10     # degrees by which hip and ankle bend to lift a foot; the knee bends by twice as much
STRIDE = 8    # degrees by which the legs swing ahead and back
SWAY = 3      # degrees by which both legs lean so that the weight is over the foot that stands

GAIN = 15     # 1/s: the speed of a joint is this times its error; with much more it shakes, since answers act late
FASTEST = 6   # rad/s, about what the motors can

# What it does, and how long, s; then it begins again.
PLAN = [[:stand, 1.6], [:ahead, 3.6], [:stand, 0.8], [:wave, 3.0], [:stand, 0.8], [:back, 3.6]]

# Bends the legs for walking, `time` after the first step began and `left` before the last one ends.
def walk(joints, time, left, direction)
  share = [time / PERIOD, left / PERIOD, 1].min # The first steps are small, and so are the last ones.
  phase = 2 * Math::PI * time / PERIOD
  [['l', 1], ['r', -1]].each do |leg, sign|
    lift = LIFT * share * [0, sign * Math.sin(phase)].max # The left foot is in the air in the first half
    swing = -STRIDE * share * direction * sign * Math.cos(phase) # of a period, and swings to the front.
    joints[leg + 'lj3'] += lift + swing
    joints[leg + 'lj4'] -= 2 * lift
    joints[leg + 'lj5'] += lift - swing
    joints[leg + 'lj2'] -= SWAY * share * Math.sin(phase)
    joints[leg + 'lj6'] += SWAY * share * Math.sin(phase)
  end
end

# Lifts the right arm and swings it to and fro.
def wave(joints, time)
  joints['raj1'] = 80
  joints['raj2'] = -30 - 25 * Math.sin(2 * Math::PI * time)
end

# Where the joints are wanted, degrees, `time` seconds after the robot was put on the field.
def posture(time)
  joints = STAND.dup
  time = time % PLAN.map { |_, length| length }.inject(:+)
  what, length = PLAN.find { |_, l| (time -= l) < 0 }
  time += length
  walk(joints, time, length - time, 1) if what == :ahead
  walk(joints, time, length - time, -1) if what == :back
  wave(joints, time) if what == :wave
  joints
end

# The commands that bring the joints there: effectors take rad/s.
def speeds(percepts, wanted)
  commands = wanted.map do |joint, angle|
    speed = GAIN * (angle - percepts.joint(joint)) * Math::PI / 180
    "(#{joint.sub('j', 'e')} #{[[speed, FASTEST].min, -FASTEST].max.round(3)})"
  end
  commands.join
end

# Its first words: which robot it wants. (syn) says that the message is complete.
def begin
  '(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)'
end

$messages = 0
$placed = nil # When it was put on the field, s.

# The answer to one message: number and team, then a place, then speeds.
def think(percepts)
  $messages += 1
  return "(init #{command})(syn)" if $messages == 1
  return speeds(percepts, posture(percepts.time - $placed)) + '(syn)' if $placed

  number = percepts.to_s.split('(unum ')[1] # What follows it.
  return '(syn)' unless number
  $placed = percepts.time
  "(beam #{-2 * number.to_i} 0 0)(syn)" # x, y in metres on our own half, and degrees.
end

# From here on: what it takes to be a program of its own. Inside the simulator no file is the program, and $0 is nil.
if __FILE__ == $0
  require 'optparse'
  require 'socket'

  # What the simulator hands to agents inside, as far as it is needed.
  class Percepts
    def initialize(text)
      @text = text
      @joints = text.scan(/\(HJ \(n (\w+)\) \(ax (-?[\d.]+)\)/).to_h
    end

    def time; @text[/\(now ([\d.]+)/, 1].to_f end
    def joint(name); @joints[name].to_f end
    def to_s; @text end
  end

  host, port, team, number = '127.0.0.1', 3100, 'Example', 1
  options = OptionParser.new do |o|
    o.on('--host HOST', "where the server runs [#{host}]") { |v| host = v }
    o.on('--port PORT', Integer, "its port for agents [#{port}]") { |v| port = v }
    o.on('--team NAME', "name of the team [#{team}]") { |v| team = v }
    o.on('--number N', Integer, "of the player, 1 to 11 [#{number}]") { |v| number = v }
  end
  begin
    options.parse!
    define_method(:command) { "(unum #{number})(teamname #{team})" }
    server = TCPSocket.new(host, port)
    server.setsockopt(Socket::IPPROTO_TCP, Socket::TCP_NODELAY, 1) # Answers leave at once.
    say = ->(text) { server.write([text.bytesize].pack('N') + text) }
    say.call(self.begin)
    while (head = server.read(4)) && (length = head.unpack1('N')) && (text = server.read(length)) && text.size == length
      say.call(think(Percepts.new(text)))
      raise IOError, "number #{number} of team #{team} was refused; it may be taken" if $messages > 250 && !$placed
    end
    raise IOError, 'the server has closed the connection'
  rescue Interrupt
    # Enough.
  rescue OptionParser::ParseError => problem
    warn "agent.rb: #{problem.message}"
    exit 2
  rescue SystemCallError, SocketError, IOError => problem
    abort "agent.rb: #{host}:#{port}: #{problem.message}"
  end
end
