// A run whose stretches stand in the page.

class FileRun {
  constructor(document) {
    this.live = false;
    this.events = [];
    this.elements = [...document.querySelectorAll('script.part')];
    let index;
    try {
      index = JSON.parse(document.getElementById('index').textContent);
    } catch (error) {
      throw new Damaged('it has no end');
    }
    if (!Array.isArray(index.parts) || index.parts.length !== this.elements.length)
      throw new Damaged('parts of it are missing');
    this.parts = index.parts;
    this.events = index.events || [];
    this.stretches = []; // Numbers of the parts with frames.
    this.sceneParts = [];
    this.parts.forEach((part, i) => (part.frames ? this.stretches : this.sceneParts).push(i));
    if (!this.stretches.length)
      throw new Damaged('it has no frames');
    this.from = this.parts[this.stretches[0]].from;
    this.to = this.parts[this.stretches[this.stretches.length - 1]].to;
    this.scenes = [];
    this.kept = new Map(); // Read stretches by number, the newest last.
    this.reading = new Map();
  }

  async bytesOf(part) {
    try {
      const text = this.elements[part].textContent.trim();
      const packed = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
      const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    } catch (error) {
      throw new Damaged('part ' + (part + 1) + ' of ' + this.parts.length);
    }
  }

  // Scenes build on the shapes of those before them.
  async scene(number) {
    while (this.scenes.length < number) {
      const part = this.sceneParts[this.scenes.length];
      if (part === undefined)
        throw new Damaged('scene ' + number);
      const bytes = await this.bytesOf(part);
      if (this.scenes.length >= number)
        break; // Somebody else was faster.
      if (this.sceneParts[this.scenes.length] !== part)
        continue;
      readMessages(bytes, (kind, rest) => {
        if (kind === Kind.Scene)
          this.scenes.push(readScene(rest));
      });
      this.onScene(this.scenes[this.scenes.length - 1]);
    }
    return this.scenes[number - 1];
  }

  // Reads a stretch, unless it is there.
  load(number) {
    if (number < 0 || number >= this.stretches.length || this.kept.has(number) || this.reading.has(number))
      return this.reading.get(number);
    const part = this.stretches[number], about = this.parts[part];
    const job = (async () => {
      const scene = await this.scene(about.scene);
      const frames = readStretch(await this.bytesOf(part), scene);
      if (!frames.length)
        throw new Damaged('part ' + (part + 1));
      this.kept.set(number, frames);
      for (const old of this.kept.keys()) {
        if (this.kept.size <= 6)
          break;
        this.kept.delete(old);
      }
    })().catch(error => this.onProblem(error)).finally(() => this.reading.delete(number));
    this.reading.set(number, job);
    return job;
  }

  numberAt(time) {
    let low = 0, high = this.stretches.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.parts[this.stretches[middle]].from <= time)
        low = middle;
      else
        high = middle - 1;
    }
    return low;
  }

  // What is to be seen at a moment; null: it is being read.
  frames(time) {
    const number = this.numberAt(time);
    const here = this.kept.get(number);
    if (here) {
      this.kept.delete(number); // Now the newest.
      this.kept.set(number, here);
    } else
      this.load(number);
    this.load(number + 1);
    const next = this.kept.get(number + 1);
    return here ? around(here, time, next ? next[0] : null) : null;
  }

  get step() {
    const part = this.parts[this.stretches[this.numberAt((this.from + this.to) / 2)]];
    return part.frames > 1 ? (part.to - part.from) / (part.frames - 1) : 0.04;
  }
}
