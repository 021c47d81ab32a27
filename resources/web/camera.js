// The camera: looks at a target from a distance. Angles in rad, lengths in m, z upwards.

class Camera {
  constructor() {
    this.target = [0, 0, 0];
    this.distance = 20;
    this.yaw = 0;
    this.pitch = 0.5;
    this.fieldOfView = 0.7;
    this.aspect = 16 / 9;
    this.way = null; // To another view: {from, to, since}.
  }
  get forward() {
    const c = Math.cos(this.pitch);
    return [-Math.sin(this.yaw) * c, Math.cos(this.yaw) * c, -Math.sin(this.pitch)];
  }
  get right() { return [Math.cos(this.yaw), Math.sin(this.yaw), 0]; }
  get up() {
    const f = this.forward, r = this.right;
    return [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]];
  }
  get eye() { return this.target.map((t, i) => t - this.distance * this.forward[i]); }
  // Vertical angle: pictures that are narrower than usual show as much from left to right.
  get angle() {
    const usual = 16 / 9;
    return this.aspect >= usual ? this.fieldOfView
                                : 2 * Math.atan(Math.min(Math.tan(this.fieldOfView / 2) * usual / this.aspect, 2.5));
  }

  turn(dx, dy) {
    this.way = null;
    this.yaw -= dx * 0.006;
    this.pitch = Math.min(Math.max(this.pitch + dy * 0.006, -0.3), Math.PI / 2);
  }
  // By pixels, so that what is in the middle stays below the pointer.
  move(dx, dy, height) {
    this.way = null;
    const scale = 2 * this.distance * Math.tan(this.angle / 2) / height;
    const r = this.right, ahead = [-r[1], r[0], 0];
    const steep = Math.max(Math.abs(Math.sin(this.pitch)), 0.25);
    for (let i = 0; i < 3; ++i)
      this.target[i] += -dx * scale * r[i] + dy * scale / steep * ahead[i];
    for (let i = 0; i < 2; ++i)
      this.target[i] = Math.min(Math.max(this.target[i], -500), 500);
  }
  zoom(factor) {
    this.way = null;
    this.distance = Math.min(Math.max(this.distance * factor, 0.3), 200);
  }
  state() {
    return {target: [...this.target], distance: this.distance, yaw: this.yaw, pitch: this.pitch, fieldOfView: this.fieldOfView};
  }
  set(view) {
    Object.assign(this, {target: [...view.target], distance: view.distance, yaw: view.yaw, pitch: view.pitch,
                         fieldOfView: view.fieldOfView});
    this.way = null;
  }
  goTo(view, now) { this.way = {from: this.state(), to: view, since: now}; }
  // @param now  ms
  advance(now) {
    if (!this.way)
      return;
    const {from, to, since} = this.way;
    const t = Math.min((now - since) / 400, 1), s = t * t * (3 - 2 * t);
    const turn = Math.atan2(Math.sin(to.yaw - from.yaw), Math.cos(to.yaw - from.yaw)); // The short way round.
    const mix = (a, b) => a + (b - a) * s;
    const way = this.way;
    this.set({target: from.target.map((a, i) => mix(a, to.target[i])), distance: mix(from.distance, to.distance),
              yaw: from.yaw + turn * s, pitch: mix(from.pitch, to.pitch), fieldOfView: mix(from.fieldOfView, to.fieldOfView)});
    this.way = t < 1 ? way : null;
  }
  // Keeps a point in the middle, softly.
  follow(point, seconds) {
    const share = 1 - Math.exp(-5 * seconds);
    const to = this.way ? this.way.to.target : this.target;
    for (let i = 0; i < 3; ++i)
      to[i] += (point[i] - to[i]) * share;
  }

  // World to clip space, column-major.
  matrix() {
    const f = this.forward, r = this.right, u = this.up, e = this.eye;
    const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    const near = Math.max(this.distance * 0.02, 0.02), far = 1500;
    const y = 1 / Math.tan(this.angle / 2), x = y / this.aspect;
    const a = (far + near) / (far - near), b = -2 * far * near / (far - near);
    const rows = [
      [x * r[0], x * r[1], x * r[2], -x * dot(r, e)],
      [y * u[0], y * u[1], y * u[2], -y * dot(u, e)],
      [a * f[0], a * f[1], a * f[2], -a * dot(f, e) + b],
      [f[0], f[1], f[2], -dot(f, e)]];
    const m = new Float32Array(16);
    for (let i = 0; i < 4; ++i)
      for (let j = 0; j < 4; ++j)
        m[4 * j + i] = rows[i][j];
    return m;
  }
}
