// How much of the sky around a place is hidden by what stands nearby: points on a spiral around it, each counted by how
// far it rises over the surface.
in vec2 v_uv;
out vec4 fragColour;

uniform sampler2D u_depth;
uniform mat4 u_toEye; // Clip to eye coordinates.
uniform mat4 u_projection;
uniform vec2 u_size;

const int count = 14;
const float reach = 0.28; // m

vec3 eyeAt(vec2 uv)
{
  vec4 p = u_toEye * vec4(vec3(uv, textureLod(u_depth, uv, 0.0).r) * 2.0 - 1.0, 1.0);
  return p.xyz / p.w;
}

void main()
{
  float depth = textureLod(u_depth, v_uv, 0.0).r;
  if(depth >= 1.0)
  {
    fragColour = vec4(1.0);
    return;
  }
  vec3 here = eyeAt(v_uv);
  vec2 step = 1.0 / u_size;
  // Of the neighbours on either side the one at the more similar depth tells how the surface lies.
  vec3 right = eyeAt(v_uv + vec2(step.x, 0.0)) - here, left = here - eyeAt(v_uv - vec2(step.x, 0.0));
  vec3 above = eyeAt(v_uv + vec2(0.0, step.y)) - here, below = here - eyeAt(v_uv - vec2(0.0, step.y));
  vec3 along = abs(right.z) < abs(left.z) ? right : left, across = abs(above.z) < abs(below.z) ? above : below;
  vec3 normal = normalize(cross(along, across));
  // Size of the reach on the screen.
  float perspective = u_projection[3][3] < 0.5 ? 1.0 / max(-here.z, 0.05) : 1.0;
  vec2 extent = min(vec2(u_projection[0][0], u_projection[1][1]) * 0.5 * reach * perspective, vec2(0.25));
  float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2831853;
  float hidden = 0.0;
  for(int i = 0; i < count; ++i)
  {
    float share = (float(i) + 0.5) / float(count);
    float angle = turn + share * 6.2831853 * 5.0;
    vec3 to = eyeAt(v_uv + share * extent * vec2(cos(angle), sin(angle))) - here;
    float distance2 = dot(to, to);
    float rise = max(dot(to, normal) - 0.004 - 0.0015 * -here.z, 0.0);
    float fade = max(1.0 - distance2 / (reach * reach), 0.0);
    hidden += fade * fade * rise / (sqrt(distance2) + 0.003);
  }
  fragColour = vec4(clamp(1.0 - 1.9 * hidden / float(count), 0.0, 1.0));
}
