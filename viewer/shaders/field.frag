in vec2 v_field;
in vec3 v_position;
out vec4 fragColour;

uniform vec2 u_half;    // Half length and width of the field, m.
uniform vec2 u_penalty; // Length and half width of the penalty area.
uniform float u_circle; // Radius of the centre circle.
uniform vec3 u_light;    // That falls on level ground: the same everywhere.

// 1 where |x| is within `limit`, softened over a pixel.
float within(float x, float limit, float size)
{
  return clamp((limit - abs(x)) / size + 0.5, 0.0, 1.0);
}

float lines(vec2 p, vec2 size)
{
  const float w = 0.025;
  vec2 a = abs(p);
  vec2 end = u_half + w;
  float side = strip(a.y - u_half.y, w, size.y) * within(p.x, end.x, size.x);
  float ground = strip(a.x - u_half.x, w, size.x) * within(p.y, end.y, size.y);
  float middle = strip(p.x, w, size.x) * within(p.y, u_half.y, size.y);
  float front = u_half.x - u_penalty.x;
  float box = strip(a.x - front, w, size.x) * within(p.y, u_penalty.y + w, size.y);
  float inBox = clamp((a.x - front) / size.x + 0.5, 0.0, 1.0) * within(p.x, u_half.x, size.x);
  box = max(box, strip(a.y - u_penalty.y, w, size.y) * inBox);
  float r = length(p);
  float radial = max(r > 1e-4 ? length(p / r * size) : size.x, 1e-5);
  float circle = strip(r - u_circle, w, radial);
  float spot = within(r, 0.05, radial) * min(1.0, 0.01 / (radial * radial));
  return max(max(max(side, ground), max(middle, box)), max(circle, spot));
}

float hash(vec2 p)
{
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

void main()
{
  vec2 size = max(fwidth(v_field), vec2(1e-5));
  float pixel = max(size.x, size.y);
  // Mown in stripes across the field, an even number on either side of the middle.
  float count = max(2.0, 2.0 * floor(u_half.x / 3.0 + 0.5));
  float stripe = 2.0 * u_half.x / count / 2.0;
  float phase = v_field.x / stripe;
  float wave = abs(fract(phase * 0.5) * 2.0 - 1.0) - 0.5; // -0.5 .. 0.5, zero at the edges of stripes
  float mown = clamp(wave * 2.0 * stripe / max(size.x, 0.02) + 0.5, 0.0, 1.0);
  mown = mix(mown, 0.5, clamp(size.x / stripe - 0.3, 0.0, 1.0));
  vec3 grass = mix(vec3(0.047, 0.205, 0.040), vec3(0.066, 0.262, 0.052), mown);
  // Rougher, darker grass around it.
  vec2 outside = max(abs(v_field) - u_half - 1.0, 0.0);
  float around = clamp(length(outside) / 1.2, 0.0, 1.0);
  grass = mix(grass, vec3(0.043, 0.165, 0.040), around);
  float blades = hash(floor(v_field * 60.0)) - 0.5;
  grass *= 1.0 + 0.10 * blades * clamp(1.0 - pixel * 40.0, 0.0, 1.0);
  vec3 colour = mix(grass, vec3(0.80, 0.82, 0.80), lines(v_field, size) * 0.96);
  vec3 result = colour * u_light;
  float far = clamp((length(v_position - u_eye) - 35.0) / 110.0, 0.0, 1.0);
  fragColour = finished(mix(result, u_haze, far * far * (3.0 - 2.0 * far)), 1.0);
}
