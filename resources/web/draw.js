// Draws a scene with WebGL 2.

const vertexSize = 24; // Bytes.
const instanceSize = 24; // Floats: three rows of the pose, then own colour, team and glow.
const Flag = {Transparent: 1, Backdrop: 2, OnTop: 4, TwoSided: 8};

class Painter {
  constructor(canvas) {
    this.canvas = canvas;
    const gl = this.gl = canvas.getContext('webgl2', {antialias: true, alpha: false, powerPreference: 'high-performance'});
    if (!gl)
      throw new Error('no WebGL 2');
    this.shapes = new Map();
    this.pictures = new Map();
    this.shape = this.program(shapeVertex, shapeFragment);
    this.ground = this.program(groundVertex, groundFragment);
    this.sky = this.program(skyVertex, skyFragment);
    this.instanceBuffer = gl.createBuffer();
    this.empty = gl.createVertexArray();
    this.digits = this.digitsTexture();
    this.world = new Float32Array(0);
  }

  program(vertex, fragment) {
    const gl = this.gl, program = gl.createProgram();
    for (const [kind, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]]) {
      const shader = gl.createShader(kind);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost())
        throw new Error(gl.getShaderInfoLog(shader));
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
      throw new Error(gl.getProgramInfoLog(program));
    const places = {};
    const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
    for (let i = 0; i < count; ++i) {
      const name = gl.getActiveUniform(program, i).name;
      places[name.replace('[0]', '')] = gl.getUniformLocation(program, name);
    }
    return {program, places};
  }

  // The numbers 0 to 15 side by side, white on black.
  digitsTexture() {
    const size = 128, picture = document.createElement('canvas');
    picture.width = 16 * size;
    picture.height = size;
    const pen = picture.getContext('2d');
    pen.fillRect(0, 0, picture.width, size);
    pen.fillStyle = '#fff';
    pen.font = `bold ${size * 0.8}px sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (let i = 1; i < 16; ++i)
      pen.fillText(String(i), (i + 0.5) * size, size * 0.54, size * 0.9);
    return this.texture(picture);
  }

  texture(source) {
    const gl = this.gl, texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    return texture;
  }

  // Keeps the shapes and pictures of a scene, which later ones use, too.
  add(scene) {
    const gl = this.gl;
    for (const shape of scene.shapes) {
      if (this.shapes.has(shape.id))
        continue; // Sent again to somebody who was slow.
      const vertexArray = gl.createVertexArray();
      const buffers = [gl.createBuffer(), gl.createBuffer()];
      gl.bindVertexArray(vertexArray);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffers[0]);
      gl.bufferData(gl.ARRAY_BUFFER, shape.vertices, gl.STATIC_DRAW);
      gl.vertexAttribPointer(0, 3, gl.FLOAT, false, vertexSize, 0);
      gl.vertexAttribPointer(1, 2, gl.FLOAT, false, vertexSize, 12);
      gl.vertexAttribPointer(2, 3, gl.BYTE, true, vertexSize, 20);
      gl.vertexAttribPointer(3, 1, gl.UNSIGNED_BYTE, false, vertexSize, 23);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[1]);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, shape.indices, gl.STATIC_DRAW);
      for (let i = 0; i < 10; ++i)
        gl.enableVertexAttribArray(i);
      for (let i = 4; i < 10; ++i)
        gl.vertexAttribDivisor(i, 1);
      gl.bindVertexArray(null);
      this.shapes.set(shape.id, {vertexArray, buffers, count: shape.indices.length});
      shape.vertices = shape.indices = null;
    }
    for (const picture of scene.pictures) {
      if (this.pictures.has(picture.id))
        continue;
      this.pictures.set(picture.id, this.texture(new ImageData(new Uint8ClampedArray([160, 160, 160, 255]), 1, 1)));
      createImageBitmap(new Blob([picture.png], {type: 'image/png'}), {premultiplyAlpha: 'none', colorSpaceConversion: 'none'})
        .then(image => this.pictures.set(picture.id, this.texture(image)), error => console.error(error));
      picture.png = null;
    }
  }

  // Forgets all shapes and pictures, for those of another run.
  forget() {
    const gl = this.gl;
    for (const shape of this.shapes.values()) {
      gl.deleteVertexArray(shape.vertexArray);
      shape.buffers.forEach(buffer => gl.deleteBuffer(buffer));
    }
    this.pictures.forEach(picture => gl.deleteTexture(picture));
    this.shapes.clear();
    this.pictures.clear();
  }

  setLight(places, scene, camera, dark) {
    const gl = this.gl;
    const direction = [[-0.437, 0.437, 0.786], [0.609, -0.609, 0.508]];
    const colour = [[0.66, 0.63, 0.58], [0.14, 0.15, 0.17]], place = [[0, 0, 0, 0], [0, 0, 0, 0]];
    scene.lights.slice(0, 2).forEach((light, i) => {
      const d = [light.direction[0], light.direction[1], Math.max(Math.abs(light.direction[2]) * 1.5, 0.3)];
      const length = Math.hypot(...d);
      direction[i] = d.map(x => x / length);
      colour[i] = colour[i].map((c, n) => c * Math.sqrt(Math.min(Math.max(light.colour[n], 0), 1)));
      if (light.reach > 0)
        place[i] = [...light.place, light.reach];
    });
    gl.uniform3fv(places.u_eye, camera.eye);
    gl.uniform3fv(places.u_lightDirection, direction.flat());
    gl.uniform3fv(places.u_lightColour, colour.flat());
    gl.uniform4fv(places.u_lightPlace, place.flat());
    gl.uniform3fv(places.u_skyLight, [0.40, 0.44, 0.50]);
    gl.uniform3fv(places.u_groundLight, scene.field ? [0.17, 0.20, 0.14] : [0.19, 0.19, 0.20]);
    gl.uniform3fv(places.u_haze, this.look(scene, dark).horizon);
  }

  look(scene, dark) {
    if (scene.sky || scene.field)
      return dark ? {zenith: [0.008, 0.016, 0.035], horizon: [0.05, 0.07, 0.10], below: [0.03, 0.04, 0.05]}
                  : {zenith: [0.16, 0.32, 0.62], horizon: [0.60, 0.69, 0.77], below: [0.33, 0.37, 0.38]};
    return dark ? {zenith: [0.012, 0.014, 0.018], horizon: [0.03, 0.034, 0.042], below: [0.016, 0.018, 0.022]}
                : {zenith: [0.62, 0.67, 0.74], horizon: [0.84, 0.86, 0.89], below: [0.72, 0.74, 0.77]};
  }

  resize() {
    const scale = Math.min(window.devicePixelRatio || 1, 2);
    const width = Math.max(Math.round(this.canvas.clientWidth * scale), 1);
    const height = Math.max(Math.round(this.canvas.clientHeight * scale), 1);
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    return width / height;
  }

  // Poses of the items that can be seen, ready for the graphics card, and which shape each stretch of them has.
  gather(scene, visible) {
    const items = scene.items, count = items.length / itemSize;
    if (!this.instances || this.instances.length < count * instanceSize)
      this.instances = new Float32Array(count * instanceSize);
    const out = this.instances, world = this.world, batches = [];
    let used = 0, batch = null;
    for (let at = 0; at < items.length; at += itemSize) {
      const slot = items[at + 1], mesh = items[at + 2];
      if (mesh >= 0 && !visible[mesh])
        continue;
      const target = used * instanceSize;
      for (let row = 0; row < 3; ++row)
        for (let column = 0; column < 4; ++column) {
          const value = slot < 0 ? (row === column ? 1 : 0) : world[12 * slot + 4 * row + column];
          out[target + 4 * row + column] = column < 3 ? value * items[at + 3 + column] : value;
        }
      for (let i = 0; i < 12; ++i)
        out[target + 12 + i] = items[at + 6 + i];
      if (!batch || batch.shape !== items[at] || batch.picture !== items[at + 18] || batch.flags !== items[at + 19])
        batches.push(batch = {shape: items[at], picture: items[at + 18], flags: items[at + 19], first: used, count: 0});
      ++batch.count;
      ++used;
    }
    return {batches, used};
  }

  drawBatches(batches, seeThrough) {
    const gl = this.gl, places = this.shape.places;
    gl.uniform1i(places.u_seeThrough, seeThrough ? 1 : 0);
    gl.depthMask(!seeThrough);
    gl[seeThrough ? 'enable' : 'disable'](gl.BLEND);
    for (const batch of batches) {
      const shape = this.shapes.get(batch.shape);
      if (!shape || (seeThrough && !(batch.flags & Flag.Transparent)))
        continue;
      gl[batch.flags & Flag.OnTop ? 'disable' : 'enable'](gl.DEPTH_TEST);
      const picture = this.pictures.get(batch.picture);
      gl.uniform1i(places.u_pictured, picture ? 1 : 0);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, picture || this.digits);
      gl.bindVertexArray(shape.vertexArray);
      gl.bindBuffer(gl.ARRAY_BUFFER, this.instanceBuffer);
      for (let i = 0; i < 6; ++i)
        gl.vertexAttribPointer(4 + i, 4, gl.FLOAT, false, 4 * instanceSize, 4 * (batch.first * instanceSize + 4 * i));
      gl.drawElementsInstanced(gl.TRIANGLES, shape.count, gl.UNSIGNED_INT, 0, batch.count);
    }
    gl.bindVertexArray(null);
  }

  // @param shown  as around() tells; null: nothing but the background
  draw(shown, camera, dark) {
    const gl = this.gl;
    camera.aspect = this.resize();
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.depthMask(true);
    gl.disable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    const plain = dark ? 0.12 : 0.9;
    gl.clearColor(plain, plain, plain, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    if (!shown)
      return;
    const scene = shown.a.scene, view = camera.matrix();
    if (this.world.length < 12 * scene.parents.length)
      this.world = new Float32Array(12 * scene.parents.length);
    worldTransforms(scene, shown.a.poses, shown.b.poses, shown.share, this.world);
    this.drawSky(scene, camera, dark);
    gl.enable(gl.DEPTH_TEST);
    if (scene.field)
      this.drawGround(scene, camera, view, dark);
    const {batches, used} = this.gather(scene, shown.a.poses.visible);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.instanceBuffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.instances.subarray(0, used * instanceSize), gl.DYNAMIC_DRAW);
    const {program, places} = this.shape;
    gl.useProgram(program);
    this.setLight(places, scene, camera, dark);
    gl.uniformMatrix4fv(places.u_view, false, view);
    gl.uniform1i(places.u_picture, 0);
    gl.uniform1i(places.u_digits, 1);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.digits);
    this.drawBatches(batches, false);
    gl.enable(gl.DEPTH_TEST);
    if (!scene.field)
      this.drawGround(scene, camera, view, dark);
    gl.useProgram(program);
    this.drawBatches(batches, true);
    gl.depthMask(true);
  }

  drawSky(scene, camera, dark) {
    const gl = this.gl, {program, places} = this.sky, look = this.look(scene, dark);
    const up = Math.tan(camera.angle / 2), right = up * camera.aspect;
    gl.useProgram(program);
    gl.disable(gl.DEPTH_TEST);
    gl.bindVertexArray(this.empty);
    gl.uniform3fv(places.u_forward, camera.forward);
    gl.uniform3fv(places.u_right, camera.right.map(x => x * right));
    gl.uniform3fv(places.u_up, camera.up.map(x => x * up));
    gl.uniform3fv(places.u_zenith, look.zenith);
    gl.uniform3fv(places.u_horizon, look.horizon);
    gl.uniform3fv(places.u_below, look.below);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  drawGround(scene, camera, view, dark) {
    const gl = this.gl, {program, places} = this.ground, field = scene.field;
    gl.useProgram(program);
    this.setLight(places, scene, camera, dark);
    gl.bindVertexArray(this.empty);
    gl.uniformMatrix4fv(places.u_view, false, view);
    gl.uniform4fv(places.u_rows, field ? field.pose : [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.001]);
    gl.uniform1f(places.u_size, 300);
    gl.uniform1i(places.u_field, field ? 1 : 0);
    gl.uniform3fv(places.u_grid, dark ? [0.35, 0.38, 0.42] : [0.2, 0.22, 0.25]);
    if (field) {
      gl.uniform2f(places.u_half, field.length / 2, field.width / 2);
      gl.uniform2f(places.u_penalty, field.penaltyLength, field.penaltyWidth / 2);
      gl.uniform1f(places.u_circle, field.circle);
    } else {
      gl.enable(gl.BLEND);
      gl.depthMask(false);
    }
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.disable(gl.BLEND);
    gl.depthMask(true);
  }
}
