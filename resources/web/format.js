// Reads the messages of a run (docs/web.md). Knows no page: it can be run anywhere.

const Kind = {Scene: 1, Frame: 2, Game: 3, Events: 4};
const placesPerMetre = 2000, turnsPerUnit = 2047;

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = 0;
  }
  get left() { return this.bytes.length - this.at; }
  take(count) {
    if (count > this.left)
      throw new Error('it ends too early');
    const from = this.at;
    this.at += count;
    return from;
  }
  u8() { return this.view.getUint8(this.take(1)); }
  u32() { return this.view.getUint32(this.take(4), true); }
  f32() { return this.view.getFloat32(this.take(4), true); }
  f64() { return this.view.getFloat64(this.take(8), true); }
  count() {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.u8();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80)
        return value;
    }
    throw new Error('a number is too long');
  }
  difference() {
    const value = this.count();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }
  part(count) {
    const from = this.take(count);
    return this.bytes.subarray(from, from + count);
  }
}

// Calls take(kind, bytes) for each message.
function readMessages(bytes, take) {
  const reader = new Reader(bytes);
  while (reader.left > 0) {
    const kind = reader.u8(), length = reader.u32();
    take(kind, reader.part(length));
  }
}

function readJson(bytes) { return JSON.parse(new TextDecoder().decode(bytes)); }

// Poses of all transforms at a moment: place (m) and quaternion, seven numbers each; or matrices where these do not do.
class Poses {
  constructor(slots, meshes) {
    this.numbers = new Int32Array(7 * slots);
    this.matrices = new Map(); // By slot: the upper three rows.
    this.visible = new Uint8Array(meshes);
  }
  copy() {
    const made = Object.create(Poses.prototype);
    made.numbers = this.numbers.slice();
    made.matrices = new Map(this.matrices);
    made.visible = this.visible.slice();
    return made;
  }
  // Adds what differs.
  read(reader) {
    const slots = this.numbers.length / 7;
    let slot = 0;
    for (let left = reader.count(); left > 0; --left, ++slot) {
      const step = reader.count();
      slot += Math.floor(step / 2);
      if (slot >= slots)
        throw new Error('there is no transform ' + slot);
      const at = 7 * slot;
      if (step % 2) {
        const rows = new Float32Array(12);
        for (let i = 0; i < 12; ++i)
          rows[i] = reader.f32();
        this.matrices.set(slot, rows);
        this.numbers.fill(0, at, at + 7);
      } else {
        this.matrices.delete(slot);
        for (let i = 0; i < 7; ++i)
          this.numbers[at + i] += reader.difference();
      }
    }
    let mesh = 0;
    for (let left = reader.count(); left > 0; --left, ++mesh) {
      const step = reader.count();
      mesh += Math.floor(step / 2);
      if (mesh >= this.visible.length)
        throw new Error('there is no mesh ' + mesh);
      this.visible[mesh] = step % 2;
    }
  }
}

const itemSize = 20; // Floats.

function readScene(bytes) {
  const reader = new Reader(bytes);
  const scene = readJson(reader.part(reader.u32()));
  const binary = reader.part(reader.left);
  const part = place => {
    if (!(place.at >= 0) || !(place.bytes >= 0) || place.at + place.bytes > binary.length)
      throw new Error('a scene ends too early');
    return binary.slice(place.at, place.at + place.bytes);
  };
  scene.items = new Float32Array(part(scene.items).buffer);
  const rest = new Poses(scene.parents.length, scene.meshes);
  rest.read(new Reader(part(scene.rest)));
  scene.rest = rest;
  for (const shape of scene.shapes) {
    shape.vertices = part(shape.vertices);
    shape.indices = new Uint32Array(part(shape.indices).buffer);
  }
  for (const picture of scene.pictures)
    picture.png = part(picture);
  return scene;
}

// A frame from that before it (null: none has been read); needs one before it unless it is whole.
function readFrame(bytes, scene, before) {
  const reader = new Reader(bytes);
  const frame = {time: reader.f64(), clock: reader.f32(), scene};
  const whole = reader.u8() === 1;
  if (!whole && !(before && before.scene === scene))
    return null;
  frame.poses = (whole ? scene.rest : before.poses).copy();
  frame.poses.read(reader);
  return frame;
}

// Writes the world transforms of all slots, three rows each, to `out`: those of `a`, on the way to `b` by `share`.
function worldTransforms(scene, a, b, share, out) {
  const parents = scene.parents, p = a.numbers, q = b.numbers;
  const farthest = 0.7 * placesPerMetre; // What jumps further has been placed, and does not fly.
  const local = new Float32Array(12);
  const done = new Uint8Array(parents.length);
  const compute = slot => {
    done[slot] = 1;
    const at = 7 * slot, parent = parents[slot];
    const target = 12 * slot;
    let rows = local;
    const matrix = (share < 0.5 ? a : b).matrices.get(slot);
    if (matrix)
      rows = matrix;
    else {
      let t = a.matrices.has(slot) ? 1 : b.matrices.has(slot) ? 0 : share;
      const dx = q[at] - p[at], dy = q[at + 1] - p[at + 1], dz = q[at + 2] - p[at + 2];
      if (t > 0 && t < 1 && dx * dx + dy * dy + dz * dz > farthest * farthest)
        t = t < 0.5 ? 0 : 1;
      const s = 1 - t;
      let x = s * p[at + 3] + t * q[at + 3], y = s * p[at + 4] + t * q[at + 4];
      let z = s * p[at + 5] + t * q[at + 5], w = s * p[at + 6] + t * q[at + 6];
      const along = p[at + 3] * q[at + 3] + p[at + 4] * q[at + 4] + p[at + 5] * q[at + 5] + p[at + 6] * q[at + 6];
      if (along < 0) {
        x = s * p[at + 3] - t * q[at + 3];
        y = s * p[at + 4] - t * q[at + 4];
        z = s * p[at + 5] - t * q[at + 5];
        w = s * p[at + 6] - t * q[at + 6];
      }
      const length = Math.hypot(x, y, z, w) || 1;
      x /= length; y /= length; z /= length; w /= length;
      local[0] = 1 - 2 * (y * y + z * z); local[1] = 2 * (x * y - z * w); local[2] = 2 * (x * z + y * w);
      local[4] = 2 * (x * y + z * w); local[5] = 1 - 2 * (x * x + z * z); local[6] = 2 * (y * z - x * w);
      local[8] = 2 * (x * z - y * w); local[9] = 2 * (y * z + x * w); local[10] = 1 - 2 * (x * x + y * y);
      local[3] = (s * p[at] + t * q[at]) / placesPerMetre;
      local[7] = (s * p[at + 1] + t * q[at + 1]) / placesPerMetre;
      local[11] = (s * p[at + 2] + t * q[at + 2]) / placesPerMetre;
    }
    if (parent < 0) {
      out.set(rows, target);
      return;
    }
    if (!done[parent]) {
      const kept = rows.slice();
      compute(parent);
      rows = kept;
    }
    const above = 12 * parent;
    for (let row = 0; row < 12; row += 4)
      for (let column = 0; column < 4; ++column)
        out[target + row + column] = out[above + row] * rows[column] + out[above + row + 1] * rows[4 + column] +
            out[above + row + 2] * rows[8 + column] + (column === 3 ? out[above + row + 3] : 0);
  };
  for (let slot = 0; slot < parents.length; ++slot)
    if (!done[slot])
      compute(slot);
}
