// The page: what is shown when, and all that can be pressed.

const byId = id => document.getElementById(id);
const about = JSON.parse(byId('about').textContent);
const text = (name, value) => (about.texts[name] || name).replace('%1', value);
const speeds = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16];
const icons = {
  play: '<path d="M4 2.5v13l11-6.5z"/>', pause: '<path d="M4 3h3.5v12H4zM10.5 3H14v12h-3.5z"/>',
  back: '<path d="M12.5 3v12L5 9zM3 3h2v12H3z"/>', step: '<path d="M5.5 3v12L13 9zM13 3h2v12h-2z"/>',
  events: '<path d="M2 3h14v2H2zM2 8h14v2H2zM2 13h9v2H2z"/>',
  fullScreen: '<path d="M2 2h5v2H4v3H2zM11 2h5v5h-2V4h-3zM2 11h2v3h3v2H2zM14 11h2v5h-5v-2h3z"/>',
};

class Player {
  constructor() {
    this.camera = new Camera();
    this.time = 0;
    this.playing = true;
    this.speed = 1;
    this.atPresent = about.live;
    this.following = null; // 'ball', or the player's [team, number].
    this.view = 0; // The last one that was chosen.
    this.names = true;
    this.scene = null;
    this.shown = null;
    this.last = 0;
    this.said = '';
    this.drawn = '';
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.dark.addEventListener('change', () => { this.drawn = ''; });
  }

  say(words, kind = '') {
    const box = byId('message');
    if (this.said === words + kind)
      return;
    this.said = words + kind;
    box.hidden = !words;
    box.textContent = words;
    box.className = kind;
    box.setAttribute('role', kind === 'problem' ? 'alert' : 'status');
  }
  fail(words) {
    this.failed = true;
    this.say(words, 'problem');
  }

  start() {
    document.title = about.title + ' – Sparkwright';
    byId('picture').setAttribute('aria-label', about.title);
    try {
      this.painter = new Painter(byId('picture'));
    } catch (error) {
      console.error(error);
      return this.fail(text('noWebGl'));
    }
    byId('picture').addEventListener('webglcontextlost', () => this.fail(text('contextLost')));
    if (!about.live && typeof DecompressionStream === 'undefined')
      return this.fail(text('noInflate'));
    try {
      this.run = about.live ? new LiveRun() : new FileRun(document);
    } catch (error) {
      return this.fail(text('damaged', error.message));
    }
    this.run.onScene = scene => this.painter.add(scene);
    this.run.onForget = () => this.painter.forget();
    this.run.onProblem = error => {
      console.error(error);
      this.fail(text('damaged', error.message));
    };
    this.run.onRestart = () => {
      this.atPresent = true;
      this.marked = null;
    };
    this.run.onLost = () => { this.run.clear(); this.marked = null; };
    this.time = this.run.from;
    new Controls(this);
    if (about.live)
      this.run.connect((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/live');
    requestAnimationFrame(now => this.turn(now));
  }

  seek(time) {
    this.time = Math.min(Math.max(time, this.run.from), this.run.to);
    this.atPresent = about.live && this.time >= this.run.to - 0.3;
  }
  // One picture ahead or back.
  stepBy(direction) {
    this.playing = false;
    const shown = this.shown;
    if (shown && direction > 0 && shown.b.time > this.time + 1e-6)
      return this.seek(shown.b.time);
    if (shown && direction < 0 && shown.a.time < this.time - 1e-6)
      return this.seek(shown.a.time);
    this.seek(this.time + direction * this.run.step);
  }
  togglePlay() {
    this.playing = !this.playing;
    if (this.playing && !about.live && this.time >= this.run.to - 1e-6)
      this.time = this.run.from;
  }
  setSpeed(speed) { this.speed = speed; }
  toPresent() {
    this.playing = true;
    this.speed = 1;
    this.atPresent = true;
  }
  goToMark(direction) {
    const marks = this.run.events.filter(event => event.kind === 'goal' || event.kind === 'foul').map(event => event.time);
    const before = 3; // s: what led to it.
    const found = direction > 0 ? marks.find(time => time - before > this.time + 0.1)
                                : marks.reverse().find(time => time - before < this.time - 1);
    if (found !== undefined)
      this.seek(found - before);
  }
  showView(index) {
    if (!this.scene || !this.scene.views[index])
      return;
    this.following = null;
    this.view = index;
    this.camera.goTo(this.scene.views[index], performance.now());
  }
  follow(whom) {
    this.following = whom;
    if (whom && this.camera.distance > 14) // Near enough to see who plays.
      this.camera.goTo({...this.camera.state(), distance: 9, pitch: Math.min(Math.max(this.camera.pitch, 0.35), 0.8)}, performance.now());
  }

  // Moves on by the time since the last picture.
  advance(seconds) {
    if (about.live && this.atPresent && this.playing) {
      // Behind the newest frame by a little more than frames are apart, so that there is always one to move to.
      const wanted = this.run.to + (performance.now() - this.run.arrived) / 1000 * (this.pace || 1) - this.run.delay;
      if (Math.abs(wanted - this.time) > 1)
        this.time = wanted;
      else
        this.time += (this.pace || 1) * seconds + (wanted - this.time) * Math.min(seconds * 2, 1);
      this.time = Math.min(Math.max(this.time, this.run.from), this.run.to);
    } else if (this.playing) {
      this.time += seconds * this.speed;
      if (this.time >= this.run.to) {
        this.time = this.run.to;
        if (about.live)
          this.toPresent();
        else
          this.playing = false;
      }
    }
  }

  turn(now) {
    if (this.failed)
      return;
    requestAnimationFrame(next => this.turn(next));
    const seconds = Math.min((now - (this.last || now)) / 1000, 0.25);
    this.last = now;
    this.measurePace(now);
    if (this.shown || !about.live)
      this.advance(this.shown ? seconds : 0);
    else
      this.time = this.run.to;
    const shown = this.run.frames(this.time);
    if (shown) {
      this.shown = shown;
      this.tellState();
    } else if (!this.shown || !about.live)
      this.say(about.live ? text({connecting: 'connecting', waiting: 'waiting', full: 'full', version: 'version'}[this.run.state] || 'lost') : text('reading'));
    else
      this.tellState();
    if (this.shown)
      this.look(this.shown, seconds, now);
    this.painter.draw(this.shown, this.camera, this.dark.matches);
    this.controls.update();
  }

  tellState() {
    if (about.live && this.run.state !== 'shown')
      this.say(text(this.run.state === 'full' ? 'full' : this.run.state === 'version' ? 'version' : this.run.state === 'lost' ? 'lost' : 'waiting'), 'aside');
    else
      this.say('');
  }

  // How fast a live run goes: simulated seconds per second.
  measurePace(now) {
    if (!about.live || !this.run.last)
      return;
    const marks = this.paceMarks = (this.paceMarks || []).filter(mark => now - mark.now < 1500);
    if (marks.length && this.run.to < marks[marks.length - 1].time)
      marks.length = 0;
    marks.push({now, time: this.run.to});
    const first = marks[0];
    this.pace = now - first.now > 400 ? (this.run.to - first.time) / (now - first.now) * 1000 : 1;
  }

  look(shown, seconds, now) {
    const scene = shown.a.scene;
    if (this.scene !== scene) {
      const first = !this.scene || (this.scene.field === null) !== (scene.field === null);
      this.scene = scene;
      if (first)
        this.camera.set(scene.views[0]);
      this.controls.takeScene(scene);
    }
    this.camera.advance(now);
    const place = this.placeOf(this.following);
    if (place)
      this.camera.follow(place, seconds);
  }

  placeOf(whom) {
    if (!whom || !this.scene || !this.shown)
      return null;
    if (whom === 'ball')
      return this.scene.ball >= 0 ? this.place(this.scene.ball) : null;
    const found = this.players().find(player => player[1] === whom[0] && player[2] === whom[1]);
    return found && found[0] >= 0 ? this.place(found[0]) : null;
  }
  players() {
    const game = this.shown && this.shown.a.game;
    return game && game.players || [];
  }
  place(slot) {
    const world = this.painter.world, at = 12 * slot;
    return at + 11 < world.length && [world[at + 3], world[at + 7], world[at + 11]].every(Number.isFinite) ? [world[at + 3], world[at + 7], world[at + 11]] : null;
  }
}
