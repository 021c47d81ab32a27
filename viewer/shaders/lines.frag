in vec2 v_along;
in vec3 v_position;
flat in vec4 v_size;
out vec4 fragColour;

uniform vec3 u_light;
uniform vec3 u_sunlight;

// 1 where |x| is within `limit`, softened over a pixel.
float within(float x, float limit, float size)
{
  return clamp((limit - abs(x)) / size + 0.5, 0.0, 1.0);
}

void main()
{
  float covered;
  vec2 size = max(fwidth(v_along), vec2(1e-5));
  if(v_size.z == 0.0)
    covered = strip(v_along.y, v_size.y, size.y) * within(v_along.x, v_size.x, size.x);
  else
  {
    float r = length(v_along);
    float radial = r > 1e-4 ? max(length(v_along / r * size), 1e-5) : size.x;
    covered = v_size.z > 0.0 ? strip(r - v_size.z, v_size.y, radial)
                             : within(r, v_size.x, radial) * min(1.0, v_size.x * v_size.x * 4.0 / (radial * radial));
  }
#ifdef SEGMENTS
  if(covered < 0.5)
    discard;
  fragColour = vec4(3.0 / 255.0, 0.0, 0.0, 1.0);
  return;
#endif
  vec3 light = u_light * openness() + u_sunlight * sunlight(v_position, vec3(0.0, 0.0, 1.0));
  vec3 away = v_position - u_eye;
  float far = clamp((dot(away, away) - 1225.0) / 20000.0, 0.0, 1.0);
  fragColour = finished(mix(vec3(0.80, 0.82, 0.80) * light, u_haze, far), covered * 0.96);
}
