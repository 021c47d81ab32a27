# Keys of a match: referee and cameras, or the player of recordings.

if (input = get('/sys/server/input'))
  keys = if $logPlayerMode == true
    { 'p' => :Pause, 'f' => :StepForward, 'b' => :StepBackward, 'l' => :BPlayback }
  else
    {
      'k' => :KickOff, 'b' => :DropBall, 'c' => :KillAgentLeft, 'm' => :KillAgentRight, 'n' => :ShootBall,
      'x' => :MoveBall, 'l' => :FreeKickLeft, 'r' => :FreeKickRight,
      '1' => :CameraLeftGoal, '2' => :CameraLeftCorner, '3' => :CameraMiddleLeft, '4' => :CameraMiddle,
      '5' => :CameraMiddleRight, '6' => :CameraRightCorner, '7' => :CameraRightGoal,
      ',' => :NextCamera, '.' => :PreviousCamera
    }
  end
  known = Object.const_defined?(:Command)
  keys.each { |key, name| input.bindCommand(key, Command.__send__(name)) if known && Command.respond_to?(name) }
end
