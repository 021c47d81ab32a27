#pragma once

// Apart, since moc does not read raw texts with quotes in them.

namespace sparkwright::test
{

/// An agent with variables of all kinds that can be saved.
inline constexpr const char* rememberingMind = R"ruby(
@cycle = 0
$sum = 0.0
@heard = {'times' => [], :last => nil}
def begin
  '(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)'
end
def think(percepts)
  @cycle += 1
  return "(init (unum #{command})(teamname Red))" if @cycle == 1
  $sum += percepts.joint('hj1') || 0
  @heard['times'] << percepts.time
  @heard['times'].shift if @heard['times'].size > 5
  @heard[:last] = percepts['GYR', 'torso']
  speed = rand * 4 - 2 + $sum * 0.01 + @heard['times'].inject(0.0) { |a, b| a + b } * 0.001
  speed += @heard[:last]['rt'][0] * 0.01 if @heard[:last]
  "(he1 #{speed})(lle1 #{-speed})(rle3 #{speed / 2})"
end
)ruby";

/// An agent with a variable that cannot be saved.
inline constexpr const char* classyMind = R"ruby(
class Thing
end
@thing = Thing.new
def think(percepts)
  ''
end
)ruby";

/// A set-up with two agents inside.
inline constexpr const char* insideSetUp = R"ruby(
run 'soccer.rb'
[1, 2].each do |i|
  a = new('RubyBehavior', "/usr/agent/behavior#{i}")
  a.setScript('mind.rb')
  a.setCommand(i.to_s)
end
)ruby";

} // namespace sparkwright::test
