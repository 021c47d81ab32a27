// The run that is shown: stretches of time, each of which begins with a whole frame. They stand in the page (FileRun) or
// come from the simulation (LiveRun). Both have from and to (s), events, frames(time), and call onScene for new shapes.

class Damaged extends Error {}

// Frames of the messages of a stretch, with the state of the game that goes with each.
function readStretch(bytes, scene) {
  const frames = [];
  let game = null, last = null;
  readMessages(bytes, (kind, rest) => {
    if (kind === Kind.Game)
      game = readJson(rest);
    else if (kind === Kind.Frame) {
      const frame = readFrame(rest, scene, last);
      if (!frame)
        throw new Error('a frame is missing');
      frame.game = game;
      frames.push(last = frame);
    }
  });
  return frames;
}

// The two frames around a moment and the share of the way between them. `next` begins the stretch behind, or is null.
function around(frames, time, next) {
  let low = 0, high = frames.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (frames[middle].time <= time)
      low = middle;
    else
      high = middle - 1;
  }
  const a = frames[low];
  const b = low + 1 < frames.length ? frames[low + 1] : next && next.scene === a.scene ? next : a;
  const way = b.time - a.time;
  // After a gap in the run nothing is known of what was between.
  const share = way > 0 && way < 1.5 ? Math.min(Math.max((time - a.time) / way, 0), 1) : 0;
  return {a, b, share};
}
