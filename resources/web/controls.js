// Buttons, timeline, score, names, keys, mouse and fingers.

const minutes = seconds => {
  const whole = Math.max(Math.floor(seconds), 0);
  return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0');
};

class Controls {
  constructor(player) {
    this.player = player;
    player.controls = this;
    this.labels = [];
    this.set('back', icons.back, 'stepBack', () => player.stepBy(-1));
    this.set('play', icons.play, 'playKey', () => player.togglePlay());
    this.set('step', icons.step, 'step', () => player.stepBy(1));
    this.set('showEvents', icons.events, 'events', () => this.toggle('events'));
    this.set('fullScreen', icons.fullScreen, 'fullScreen', () => this.toggleFullScreen());
    this.set('showHelp', '', 'help', () => this.toggle('help'));
    this.set('live', '', 'liveKey', () => player.toPresent());
    byId('live').textContent = '● ' + text('live');
    byId('live').hidden = !about.live;
    this.fillLists();
    this.timeline();
    this.panels();
    this.pointers();
    addEventListener('keydown', event => this.key(event));
    byId('controls').hidden = false;
    byId('picture').focus();
  }

  set(id, picture, name, action) {
    const button = byId(id);
    if (picture)
      button.innerHTML = `<svg viewBox="0 0 18 18" aria-hidden="true">${picture}</svg>`;
    button.title = text(name);
    button.setAttribute('aria-label', text(name));
    button.addEventListener('click', action);
  }

  fillLists() {
    const speed = byId('speed');
    speed.title = text('speed');
    speed.setAttribute('aria-label', text('speed'));
    for (const factor of speeds)
      speed.add(new Option(factor + ' ×', factor, factor === 1, factor === 1));
    speed.addEventListener('change', () => this.player.setSpeed(Number(speed.value)));
    const view = byId('view');
    view.title = text('view');
    view.setAttribute('aria-label', text('view'));
    view.addEventListener('change', () => {
      const [kind, a, b] = view.value.split(' ');
      if (kind === 'view')
        this.player.showView(Number(a));
      else
        this.player.follow(kind === 'ball' ? 'ball' : [Number(a), Number(b)]);
      byId('picture').focus();
    });
  }

  takeScene(scene) {
    this.viewsOf = scene;
    this.listed = null;
  }

  // Views, ball and players that there are now.
  listViews() {
    const scene = this.viewsOf, players = this.player.players();
    const key = JSON.stringify([scene && scene.number, players]);
    if (!scene || this.listed === key || document.activeElement === byId('view'))
      return;
    this.listed = key;
    const list = byId('view');
    list.replaceChildren();
    scene.views.forEach((view, i) => list.add(new Option(i ? i + '  ' + view.name : text('home'), 'view ' + i)));
    if (scene.ball >= 0)
      list.add(new Option(text('followBall'), 'ball'));
    for (const [, team, number] of [...players].sort((a, b) => a[1] - b[1] || a[2] - b[2]))
      if (number > 0)
        list.add(new Option(text('followPlayer', this.teamName(team) + ' ' + number), `player ${team} ${number}`));
    const following = this.player.following;
    list.value = following === 'ball' ? 'ball' : following ? `player ${following[0]} ${following[1]}` : 'view ' + this.player.view;
  }

  teamName(team) {
    const game = this.player.shown && this.player.shown.a.game;
    return game && game.teams && game.teams[team - 1] || (team === 1 ? text('left') : team === 2 ? text('right') : '');
  }

  timeline() {
    const slider = byId('time');
    slider.setAttribute('aria-label', text('timeline'));
    slider.addEventListener('input', () => this.player.seek(Number(slider.value)));
    slider.addEventListener('keydown', event => {
      if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End')
        event.preventDefault(); // As everywhere on the page.
    });
    slider.addEventListener('pointermove', event => {
      const box = slider.getBoundingClientRect(), run = this.player.run;
      const share = Math.min(Math.max((event.clientX - box.left - 8) / (box.width - 16), 0), 1);
      this.tip(minutes(run.from + share * (run.to - run.from)), share);
    });
    slider.addEventListener('pointerleave', () => { byId('tip').hidden = true; });
  }
  tip(words, share) {
    const tip = byId('tip');
    tip.hidden = false;
    tip.textContent = words;
    const width = byId('marks').clientWidth;
    const half = Math.min(tip.offsetWidth / 2, width / 2);
    tip.style.left = Math.min(Math.max(8 + share * width, half), width + 16 - half) + 'px';
  }

  panels() {
    for (const name of ['events', 'help']) {
      const panel = byId(name);
      panel.querySelector('h2').textContent = text(name === 'events' ? 'eventsTitle' : 'helpTitle');
      const close = panel.querySelector('.close');
      close.title = text('close');
      close.setAttribute('aria-label', text('close'));
      close.addEventListener('click', () => this.toggle(name));
    }
    for (const name of ['orbit', 'touch', 'keysTime', 'keysView', 'keysEvents']) {
      const item = document.createElement('li');
      item.textContent = text(name);
      byId('help').querySelector('ul').append(item);
    }
  }
  toggle(name) {
    const panel = byId(name), other = byId(name === 'help' ? 'events' : 'help');
    panel.hidden = !panel.hidden;
    other.hidden = true;
  }
  toggleFullScreen() {
    if (document.fullscreenElement)
      document.exitFullscreen();
    else if (document.documentElement.requestFullscreen)
      document.documentElement.requestFullscreen().catch(error => console.error(error));
  }

  // Marks in the timeline and lines in the list, when there are new ones.
  showEvents() {
    const {run} = this.player, span = Math.max(run.to - run.from, 1e-6);
    if (this.player.marked !== run.events) {
      this.player.marked = run.events;
      this.placed = null;
      this.markers = run.events.filter(event => event.kind === 'goal' || event.kind === 'foul' || event.kind === 'mode').map(event => {
        const mark = document.createElement('i');
        mark.className = event.kind;
        mark.addEventListener('pointerenter', () => this.tip(event.text, (event.time - run.from) / Math.max(run.to - run.from, 1e-6)));
        mark.addEventListener('pointerleave', () => { byId('tip').hidden = true; });
        mark.addEventListener('click', () => this.player.seek(event.time));
        return {mark, event};
      });
      byId('marks').replaceChildren(...this.markers.map(({mark}) => mark));
      const list = byId('events').querySelector('ol');
      list.replaceChildren(...run.events.map(event => {
        const item = document.createElement('li'), button = document.createElement('button');
        item.className = event.kind;
        button.textContent = event.text;
        button.addEventListener('click', () => this.player.seek(event.time - (event.kind === 'mode' ? 0 : 2)));
        item.append(button);
        return item;
      }));
      if (!run.events.length) {
        const item = document.createElement('li');
        item.className = 'none';
        item.textContent = text('noEvents');
        list.append(item);
      }
    }
    const key = run.from + ' ' + run.to;
    if (this.placed === key)
      return;
    this.placed = key;
    for (const {mark, event} of this.markers) {
      const share = (event.time - run.from) / span;
      mark.hidden = share < 0 || share > 1;
      mark.style.left = 100 * share + '%';
    }
  }

  update() {
    const {player} = this, {run} = player;
    this.showEvents();
    this.listViews();
    const slider = byId('time');
    slider.min = run.from;
    slider.max = Math.max(run.to, run.from + 1e-3);
    slider.value = player.time;
    this.write('clock', minutes(player.time - (about.live ? 0 : run.from)) + ' / ' + minutes(run.to - (about.live ? 0 : run.from)));
    if (this.playShown !== player.playing) {
      this.playShown = player.playing;
      byId('play').innerHTML = `<svg viewBox="0 0 18 18" aria-hidden="true">${player.playing ? icons.pause : icons.play}</svg>`;
      byId('play').setAttribute('aria-pressed', String(player.playing));
    }
    const speed = byId('speed');
    if (document.activeElement !== speed && Number(speed.value) !== player.speed)
      speed.value = player.speed;
    speed.disabled = about.live && player.atPresent && player.playing;
    byId('live').classList.toggle('on', player.atPresent && player.playing);
    this.showScore();
    this.showNames();
  }
  write(id, words) {
    const element = byId(id);
    if (element.textContent !== words)
      element.textContent = words;
  }

  showScore() {
    const shown = this.player.shown, game = shown && shown.a.game;
    const present = !!(game && game.present);
    byId('score').hidden = !present;
    byId('showEvents').hidden = !present && !this.player.run.events.length;
    if (!present)
      return;
    const colours = shown.a.scene.colours;
    ['left', 'right'].forEach((side, i) => {
      this.write(side, this.teamName(i + 1));
      byId(side).style.borderBottomColor = colours[i];
    });
    this.write('goals', game.score[0] + ' : ' + game.score[1]);
    this.write('state', [minutes(shown.a.clock), text('half', game.period), game.mode].join(' · '));
  }

  // The numbers of the players above their heads.
  showNames() {
    const {player} = this, box = byId('names');
    const players = player.names && player.scene ? player.players().filter(each => each[2] > 0 && each[0] >= 0) : [];
    while (this.labels.length < players.length) {
      const label = document.createElement('span');
      box.append(label);
      this.labels.push(label);
    }
    const view = player.camera.matrix(), width = box.clientWidth, height = box.clientHeight;
    this.labels.forEach((label, i) => {
      const place = players[i] && player.place(players[i][0]);
      let at = null;
      if (place) {
        const p = [place[0], place[1], place[2] + 0.42];
        const clip = row => view[row] * p[0] + view[4 + row] * p[1] + view[8 + row] * p[2] + view[12 + row];
        const w = clip(3);
        if (w > 0.1)
          at = [(clip(0) / w + 1) / 2 * width, (1 - clip(1) / w) / 2 * height];
      }
      label.hidden = !at;
      if (!at)
        return;
      const words = String(players[i][2]);
      if (label.textContent !== words)
        label.textContent = words;
      const colour = player.scene.colours[players[i][1] - 1] || '#555';
      if (label.dataset.colour !== colour) {
        label.dataset.colour = colour;
        label.style.background = colour;
        const [r, g, b] = [1, 3, 5].map(n => parseInt(colour.substr(n, 2), 16));
        label.style.color = 0.3 * r + 0.59 * g + 0.11 * b > 150 ? '#111' : '#fff';
      }
      label.style.transform = `translate(${at[0].toFixed(1)}px, ${at[1].toFixed(1)}px) translate(-50%, -100%)`;
    });
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === 'SELECT')
      return;
    const {player} = this, {run} = player;
    const speedBy = step => player.setSpeed(speeds[Math.min(Math.max(speeds.indexOf(player.speed) + step, 0), speeds.length - 1)]);
    const actions = {
      ' ': () => player.togglePlay(), ',': () => player.stepBy(-1), '.': () => player.stepBy(1),
      ArrowLeft: () => player.seek(player.time - 5), ArrowRight: () => player.seek(player.time + 5),
      Home: () => player.seek(run.from), End: () => about.live ? player.toPresent() : player.seek(run.to),
      '+': () => speedBy(1), '=': () => speedBy(1), '-': () => speedBy(-1),
      0: () => player.showView(0), b: () => player.follow(player.following === 'ball' ? null : 'ball'),
      f: () => this.toggleFullScreen(), e: () => this.toggle('events'), n: () => { player.names = !player.names; },
      p: () => player.goToMark(event.shiftKey ? -1 : 1), '?': () => this.toggle('help'),
      Escape: () => { byId('help').hidden = byId('events').hidden = true; player.following = null; },
    };
    for (let i = 1; i <= 8; ++i)
      actions[i] = () => player.showView(i);
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.target.tagName === 'BUTTON' && (name === ' ' || name === 'Enter'))
      return; // Presses the button.
    if (!Object.hasOwn(actions, name))
      return;
    event.preventDefault();
    actions[name]();
    this.listed = null;
  }

  pointers() {
    const canvas = byId('picture'), {camera} = this.player, fingers = new Map();
    const middle = () => [...fingers.values()].reduce((sum, p) => [sum[0] + p[0] / fingers.size, sum[1] + p[1] / fingers.size], [0, 0]);
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return Math.hypot(a[0] - b[0], a[1] - b[1]);
    };
    canvas.addEventListener('contextmenu', event => event.preventDefault());
    canvas.addEventListener('pointerdown', event => {
      canvas.setPointerCapture(event.pointerId);
      canvas.focus();
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      canvas.classList.add('dragged');
    });
    canvas.addEventListener('pointermove', event => {
      const before = fingers.get(event.pointerId);
      if (!before)
        return;
      const now = [event.clientX, event.clientY];
      if (fingers.size === 1) {
        const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
        fingers.set(event.pointerId, now);
        if (event.pointerType === 'mouse' && (event.buttons & 6 || event.shiftKey)) {
          this.player.following = null;
          camera.move(dx, dy, canvas.clientHeight);
        } else
          camera.turn(dx, dy);
        return;
      }
      const [was, apart] = [middle(), spread()];
      fingers.set(event.pointerId, now);
      const is = middle();
      camera.zoom(apart / Math.max(spread(), 1));
      if (Math.hypot(is[0] - was[0], is[1] - was[1]) > 0) {
        this.player.following = null;
        camera.move(is[0] - was[0], is[1] - was[1], canvas.clientHeight);
      }
    });
    const lift = event => {
      fingers.delete(event.pointerId);
      canvas.classList.toggle('dragged', fingers.size > 0);
    };
    canvas.addEventListener('pointerup', lift);
    canvas.addEventListener('pointercancel', lift);
    canvas.addEventListener('wheel', event => {
      event.preventDefault();
      camera.zoom(Math.exp(Math.min(Math.max(event.deltaY * (event.deltaMode ? 16 : 1), -200), 200) * 0.0015));
    }, {passive: false});
    canvas.addEventListener('dblclick', () => this.player.showView(0));
  }
}
