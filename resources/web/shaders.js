// Colours are linear until they are written; their square root is close enough to sRGB.

const lightSource = `
uniform vec3 u_eye;
uniform vec3 u_lightDirection[2];
uniform vec3 u_lightColour[2];
uniform vec4 u_lightPlace[2]; // With its reach; 0: everywhere.
uniform vec3 u_skyLight, u_groundLight, u_haze;
vec3 lit(vec3 colour, vec3 normal, vec3 position, float gloss)
{
  vec3 light = mix(u_groundLight, u_skyLight, 0.5 + 0.5 * normal.z);
  vec3 toEye = normalize(u_eye - position), shine = vec3(0.0);
  for(int i = 0; i < 2; ++i)
  {
    vec3 toLight = u_lightDirection[i], colourOfLight = u_lightColour[i];
    if(u_lightPlace[i].w > 0.0)
    {
      vec3 way = u_lightPlace[i].xyz - position;
      float share = min(length(way) / u_lightPlace[i].w, 1.0);
      toLight = normalize(way);
      colourOfLight *= (1.0 - share * share) * (1.0 - share * share);
    }
    float facing = max(dot(normal, toLight), 0.0);
    light += colourOfLight * facing;
    shine += colourOfLight * pow(max(dot(normal, normalize(toEye + toLight)), 0.0), 32.0) * step(0.0001, facing);
  }
  return colour * light + gloss * shine;
}
vec4 finished(vec3 colour, float alpha) { return vec4(sqrt(clamp(colour, 0.0, 1.0)) * alpha, alpha); }
// How much of a pixel of that size a strip covers, whose middle is that far away.
float strip(float distance, float halfWidth, float size)
{
  float d = abs(distance);
  return clamp((d + halfWidth) / size + 0.5, 0.0, 1.0) - clamp((d - halfWidth) / size + 0.5, 0.0, 1.0);
}`;

const shapeVertex = `#version 300 es
layout(location = 0) in vec3 a_position;
layout(location = 1) in vec2 a_uv;
layout(location = 2) in vec3 a_normal;
layout(location = 3) in float a_surface;
layout(location = 4) in vec4 a_row0;
layout(location = 5) in vec4 a_row1;
layout(location = 6) in vec4 a_row2;
layout(location = 7) in vec4 a_own;
layout(location = 8) in vec4 a_team;
layout(location = 9) in vec4 a_glow;
uniform mat4 u_view;
out vec3 v_position, v_normal, v_local;
out vec2 v_uv;
flat out int v_surface;
flat out vec4 v_own, v_team, v_glow;
void main()
{
  vec4 p = vec4(a_position, 1.0);
  v_position = vec3(dot(a_row0, p), dot(a_row1, p), dot(a_row2, p));
  mat3 linear = transpose(mat3(a_row0.xyz, a_row1.xyz, a_row2.xyz));
  vec3 squared = max(vec3(dot(linear[0], linear[0]), dot(linear[1], linear[1]), dot(linear[2], linear[2])), vec3(1e-12));
  v_normal = linear * (a_normal / squared);
  v_local = a_position;
  v_uv = a_uv;
  v_surface = int(a_surface + 0.5);
  v_own = a_own; v_team = a_team; v_glow = a_glow;
  gl_Position = u_view * vec4(v_position, 1.0);
}`;

const shapeFragment = `#version 300 es
precision highp float;
in vec3 v_position, v_normal, v_local;
in vec2 v_uv;
flat in int v_surface;
flat in vec4 v_own, v_team, v_glow;
uniform sampler2D u_picture, u_digits;
uniform bool u_pictured, u_seeThrough;
out vec4 colourOut;
${lightSource}
float pentagons(vec3 n)
{
  const float a = 0.525731, b = 0.850651, c = 0.577350, d = 0.356822, e = 0.934172;
  vec3 m = abs(n);
  float five = max(max(dot(m, vec3(0.0, a, b)), dot(m, vec3(a, b, 0.0))), dot(m, vec3(b, 0.0, a)));
  float six = max(max(dot(m, vec3(c)), dot(m, vec3(0.0, e, d))), max(dot(m, vec3(d, 0.0, e)), dot(m, vec3(e, d, 0.0))));
  float edge = five - six * 1.0263;
  return clamp(edge / max(fwidth(edge), 1e-4) + 0.5, 0.0, 1.0);
}
void main()
{
  vec3 colour = v_own.rgb, glow = vec3(0.0);
  float alpha = v_own.a, gloss = v_glow.w;
  if(v_surface == 0) // The material of the thing.
  {
    glow = v_glow.rgb;
    if(u_pictured)
    {
      vec4 picture = texture(u_picture, v_uv);
      colour *= picture.rgb * picture.rgb;
      glow *= picture.rgb * picture.rgb;
      alpha *= picture.a;
    }
  }
  else if(v_surface == 1 || v_surface == 6) // White plastic, perhaps with the player's number.
  {
    colour = vec3(0.86, 0.87, 0.88);
    alpha = 1.0;
    gloss = 0.12;
    if(v_surface == 6 && v_team.w > 0.5 && v_team.w < 15.5)
    {
      vec2 uv = vec2((floor(v_team.w + 0.5) + clamp(v_uv.x, 0.02, 0.98)) / 16.0, 1.0 - v_uv.y);
      colour = mix(colour, vec3(0.012), texture(u_digits, uv).r);
    }
  }
  else if(v_surface == 2) { colour = v_team.rgb; alpha = 1.0; gloss = 0.10; }
  else if(v_surface == 3) { colour = vec3(0.012, 0.013, 0.016); alpha = 1.0; gloss = 0.25; }
  else if(v_surface == 4) { colour = vec3(0.13, 0.14, 0.155); alpha = 1.0; gloss = 0.12; }
  else if(v_surface == 5) // Eyes.
  {
    if(u_seeThrough)
      discard;
    colourOut = finished(vec3(0.25, 0.85, 1.0), 1.0);
    return;
  }
  else if(v_surface == 7) { colour = mix(vec3(0.85), vec3(0.015), pentagons(normalize(v_local))); alpha = 1.0; gloss = 0.15; }
  else if(v_surface == 8) // Net.
  {
    const float spacing = 0.08;
    vec2 size = max(fwidth(v_uv), vec2(1e-5));
    vec2 away = abs(fract(v_uv / spacing + 0.5) - 0.5) * spacing;
    float covered = max(strip(away.x, 0.0028, size.x), strip(away.y, 0.0028, size.y));
    covered = mix(covered, 0.16, clamp((max(size.x, size.y) - 0.02) / 0.04, 0.0, 1.0)); // Far away, a veil.
    colour = vec3(0.9);
    alpha = covered * 0.88;
    gloss = 0.0;
  }
  else if(v_surface == 9) // Something is missing here.
  {
    ivec3 cell = ivec3(floor(v_local * 4.0 + 0.001));
    colour = ((cell.x + cell.y + cell.z) & 1) == 0 ? vec3(0.75, 0.0, 0.75) : vec3(0.01);
    alpha = 1.0;
  }
  if((alpha < 0.995) != u_seeThrough)
    discard;
  colourOut = finished(lit(colour, normalize(gl_FrontFacing ? v_normal : -v_normal), v_position, gloss) + glow, alpha);
}`;

const groundVertex = `#version 300 es
uniform mat4 u_view;
uniform vec4 u_rows[3]; // Pose of the ground.
uniform float u_size;
out vec2 v_place;
out vec3 v_position;
void main()
{
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  v_place = corner * u_size;
  vec4 p = vec4(v_place, 0.0, 1.0);
  v_position = vec3(dot(u_rows[0], p), dot(u_rows[1], p), dot(u_rows[2], p));
  gl_Position = u_view * vec4(v_position, 1.0);
}`;

// Grass with the lines of a field, or a grid where there is none.
const groundFragment = `#version 300 es
precision highp float;
in vec2 v_place;
in vec3 v_position;
uniform bool u_field;
uniform vec2 u_half, u_penalty; // Half length and width of the field; length of the penalty area, half its width.
uniform float u_circle;
uniform vec3 u_grid;
out vec4 colourOut;
${lightSource}
float box(vec2 p, vec2 middle, vec2 size)
{
  vec2 d = abs(p - middle) - size;
  return max(d.x, d.y);
}
void main()
{
  vec2 size = max(fwidth(v_place), vec2(1e-5));
  float pixel = max(size.x, size.y);
  vec3 away = v_position - u_eye;
  float far = dot(away, away);
  if(!u_field)
  {
    vec2 cell = abs(fract(v_place + 0.5) - 0.5), wide = abs(fract(v_place / 10.0 + 0.5) - 0.5) * 10.0;
    float fine = max(strip(cell.x, 0.006, size.x), strip(cell.y, 0.006, size.y)) * clamp(1.0 - pixel * 4.0, 0.0, 1.0);
    float coarse = max(strip(wide.x, 0.012, size.x), strip(wide.y, 0.012, size.y));
    float alpha = max(fine * 0.35, coarse * 0.6) * exp(-far / 3000.0);
    colourOut = finished(u_grid, alpha);
    return;
  }
  float stripe = u_half.x / max(2.0, 2.0 * floor(u_half.x / 3.0 + 0.5));
  float phase = v_place.x / stripe;
  float wave = abs(fract(phase * 0.5) * 2.0 - 1.0) - 0.5;
  float mown = clamp(wave * 2.0 * stripe / max(size.x, 0.02) + 0.5, 0.0, 1.0);
  mown = mix(mown, 0.5, clamp(size.x / stripe - 0.3, 0.0, 1.0));
  vec3 grass = mix(vec3(0.066, 0.192, 0.044), vec3(0.098, 0.256, 0.060), mown);
  vec2 outside = max(abs(v_place) - u_half - 1.0, 0.0);
  grass = mix(grass, vec3(0.078, 0.176, 0.054), clamp(length(outside) / 1.2, 0.0, 1.0));
  const float line = 0.025; // m, half its width.
  vec2 p = abs(v_place);
  float inside = step(max(p.x - u_half.x, p.y - u_half.y), line);
  float white = strip(box(v_place, vec2(0.0), u_half), line, pixel);
  white = max(white, inside * strip(v_place.x, line, size.x));
  white = max(white, strip(length(v_place) - u_circle, line, pixel));
  white = max(white, inside * strip(box(p, vec2(u_half.x - u_penalty.x / 2.0, 0.0), vec2(u_penalty.x / 2.0, u_penalty.y)), line, pixel));
  white = max(white, clamp((0.06 - length(v_place)) / pixel + 0.5, 0.0, 1.0));
  vec3 colour = lit(mix(grass, vec3(0.8), white * 0.85), vec3(0.0, 0.0, 1.0), v_position, 0.0);
  colourOut = finished(mix(colour, u_haze, clamp((far - 1225.0) / 20000.0, 0.0, 0.55)), 1.0);
}`;

const skyVertex = `#version 300 es
uniform vec3 u_forward, u_right, u_up; // Right and up as wide as the picture.
out vec3 v_ray;
void main()
{
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  v_ray = u_forward + u_right * corner.x + u_up * corner.y;
  gl_Position = vec4(corner, 0.99999, 1.0);
}`;

const skyFragment = `#version 300 es
precision highp float;
in vec3 v_ray;
uniform vec3 u_zenith, u_horizon, u_below;
out vec4 colourOut;
void main()
{
  float z = normalize(v_ray).z;
  vec3 colour = z > 0.0 ? mix(u_horizon, u_zenith, 1.0 - exp(-3.4 * z)) : mix(u_horizon, u_below, clamp(-z * 6.0, 0.0, 1.0));
  colourOut = vec4(sqrt(clamp(colour, 0.0, 1.0)), 1.0);
}`;
