in vec2 v_field;
in vec3 v_position;
out vec4 fragColour;

uniform vec3 u_floor;
uniform vec3 u_line;

float rows(vec2 p, float spacing, float halfWidth, vec2 size)
{
  vec2 distance = (fract(p / spacing + 0.5) - 0.5) * spacing;
  vec2 covered = vec2(strip(distance.x, halfWidth, size.x), strip(distance.y, halfWidth, size.y));
  covered *= clamp(1.5 - 3.0 * size / spacing, 0.0, 1.0);
  return max(covered.x, covered.y);
}

void main()
{
#ifdef SEGMENTS
  fragColour = vec4(1.0 / 255.0, 0.0, 0.0, 1.0);
  return;
#endif
  vec2 size = max(fwidth(v_field), vec2(1e-5));
  float line = max(0.35 * rows(v_field, 1.0, 0.008, size), 0.8 * rows(v_field, 10.0, 0.02, size));
  vec3 colour = mix(u_floor, u_line, line);
  float far = clamp((length(v_position - u_eye) - 15.0) / 60.0, 0.0, 1.0);
  fragColour = finished(mix(colour, u_haze, far), 1.0);
}
