// The newest minutes of a run that is going on.
class LiveRun {
  constructor() {
    this.live = true;
    this.clear();
    this.socket = null;
    this.wait = 500; // ms until the next attempt.
    this.state = 'connecting';
    this.arrived = 0; // performance.now() of the newest frame …
    this.delay = 0.12; // … and how far the picture stays behind it, s.
  }
  clear() {
    this.events = [];
    this.forgotten = 0; // Events before those.
    this.stretches = []; // Messages, from the first frame on; frames only of the newest one.
    this.scene = null;
    this.last = null;
    this.game = null;
    this.bytes = 0;
    this.cache = null;
  }
  get from() { return this.stretches.length ? this.stretches[0].from : 0; }
  get to() { return this.last ? this.last.time : 0; }
  get step() { return 0.04; }

  connect(address) {
    const socket = this.socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.wait = 500;
      this.state = 'waiting';
      this.fresh = true; // It may be another simulation.
    };
    socket.onmessage = event => {
      try {
        this.take(new Uint8Array(event.data));
        this.state = this.last ? 'shown' : 'waiting';
      } catch (error) {
        this.state = 'version';
        console.error(error);
        socket.close();
      }
    };
    socket.onclose = event => {
      if (this.state === 'version')
        return;
      this.state = event.code === 4013 ? 'full' : 'lost';
      this.onLost();
      setTimeout(() => this.connect(address), this.wait);
      this.wait = Math.min(this.wait * 2, 8000);
    };
  }

  take(bytes) {
    readMessages(bytes, (kind, rest) => {
      if (kind === Kind.Scene) {
        this.scene = readScene(rest);
        this.last = null;
        if (this.fresh)
          this.onForget();
        this.fresh = false;
        this.onScene(this.scene);
      } else if (kind === Kind.Game)
        this.game = readJson(rest);
      else if (kind === Kind.Events)
        this.takeEvents(readJson(rest));
      else if (kind === Kind.Frame)
        this.takeFrame(rest);
    });
  }

  // Decisions from number `from` on, counted from 0.
  takeEvents({from, events}) {
    const known = Math.max(from - this.forgotten, 0);
    const all = this.events.slice(0, known).concat(events);
    if (!this.events.length)
      this.forgotten = from;
    const tooMany = Math.max(all.length - 2000, 0);
    this.forgotten += tooMany;
    this.events = all.slice(tooMany);
  }

  takeFrame(bytes) {
    const before = this.last;
    const frame = readFrame(bytes, this.scene, before);
    if (!frame)
      return; // Until the next whole one.
    const newest = this.stretches[this.stretches.length - 1];
    if (newest && frame.time < newest.to - 1e-9) {
      // The run has begun again, or has gone back.
      this.stretches = [];
      this.bytes = 0;
      this.cache = null;
      this.onRestart();
    }
    frame.game = this.game;
    const whole = bytes[12] === 1;
    let stretch = this.stretches[this.stretches.length - 1];
    if (whole) {
      if (stretch)
        stretch.frames = null; // Read again if somebody goes back.
      stretch = {from: frame.time, to: frame.time, scene: this.scene, messages: [], frames: []};
      this.stretches.push(stretch);
    }
    if (stretch) {
      stretch.messages.push([bytes, this.game]);
      stretch.frames.push(frame);
      stretch.to = frame.time;
      this.bytes += bytes.length;
    }
    while (this.stretches.length > 2 && (this.bytes > 64e6 || this.to - this.stretches[0].from > 600))
      for (const [old] of this.stretches.shift().messages)
        this.bytes -= old.length;
    this.last = frame;
    this.arrived = performance.now();
  }

  framesOf(stretch) {
    if (stretch.frames)
      return stretch.frames;
    if (this.cache && this.cache.stretch === stretch)
      return this.cache.frames;
    const frames = [];
    let last = null;
    for (const [bytes, game] of stretch.messages) {
      last = readFrame(bytes, stretch.scene, last);
      last.game = game;
      frames.push(last);
    }
    this.cache = {stretch, frames};
    return frames;
  }

  frames(time) {
    let at = this.stretches.length - 1;
    if (at < 0)
      return null;
    while (at > 0 && this.stretches[at].from > time)
      --at;
    const next = this.stretches[at + 1];
    return around(this.framesOf(this.stretches[at]), time, next ? this.framesOfFirst(next) : null);
  }
  framesOfFirst(stretch) {
    if (stretch.frames)
      return stretch.frames[0];
    stretch.first = stretch.first || readFrame(stretch.messages[0][0], stretch.scene, null);
    return stretch.first;
  }
}
