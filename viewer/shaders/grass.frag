in vec2 v_field;
in vec3 v_position;
out vec4 fragColour;

uniform vec2 u_half;     // Half length and width of the field, m.
uniform vec3 u_light;    // On level ground from everywhere but the first light,
uniform vec3 u_sunlight; // and from that one.

float hash(vec2 p)
{
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

void main()
{
#ifdef SEGMENTS
  fragColour = vec4((all(lessThanEqual(abs(v_field), u_half)) ? 2.0 : 1.0) / 255.0, 0.0, 0.0, 1.0);
  return;
#endif
  vec2 size = max(fwidth(v_field), vec2(1e-5));
  float pixel = max(size.x, size.y);
  // Mown in stripes across the field, an even number on either side of the middle.
  float stripe = u_half.x / max(2.0, 2.0 * floor(u_half.x / 3.0 + 0.5));
  float phase = v_field.x / stripe;
  float wave = abs(fract(phase * 0.5) * 2.0 - 1.0) - 0.5; // -0.5 .. 0.5, zero at the edges of stripes
  float mown = clamp(wave * 2.0 * stripe / max(size.x, 0.02) + 0.5, 0.0, 1.0);
  mown = mix(mown, 0.5, clamp(size.x / stripe - 0.3, 0.0, 1.0));
  vec3 grass = mix(vec3(0.066, 0.192, 0.044), vec3(0.098, 0.256, 0.060), mown);
  // Rougher, darker grass around it.
  vec2 outside = max(abs(v_field) - u_half - 1.0, 0.0);
  grass = mix(grass, vec3(0.078, 0.176, 0.054), clamp(length(outside) / 1.2, 0.0, 1.0));
  if(pixel < 0.025)
  {
    // Blades lie across the stripes, so the grain is longer there.
    float blades = hash(floor(v_field * vec2(110.0, 45.0))) + hash(floor(v_field.yx * 23.0)) - 1.0;
    grass *= 1.0 + 0.11 * blades * (1.0 - pixel * 40.0);
  }
  vec3 light = u_light * openness() + u_sunlight * sunlight(v_position, vec3(0.0, 0.0, 1.0));
  vec3 away = v_position - u_eye;
  float far = clamp((dot(away, away) - 1225.0) / 20000.0, 0.0, 0.55);
  fragColour = finished(mix(grass * light, u_haze, far), 1.0);
}
