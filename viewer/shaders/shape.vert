layout(location = 0) in vec3 a_position;
layout(location = 1) in vec3 a_normal;
layout(location = 2) in vec3 a_hull;
layout(location = 3) in vec3 a_uvSurface;
layout(location = 4) in vec4 a_row0;
layout(location = 5) in vec4 a_row1;
layout(location = 6) in vec4 a_row2;
layout(location = 7) in vec4 a_own;
layout(location = 8) in vec4 a_team;
layout(location = 9) in vec4 a_glow;

uniform mat4 u_viewProjection;
uniform vec2 u_outline;     // Width of the outline in clip space per unit of w; 0 for the shape itself.
uniform vec4 u_shadowPlane; // xyz: direction towards the light, w: 1 to flatten onto z = 0.

out vec3 v_position;
out vec3 v_normal;
out vec3 v_local;
out vec2 v_uv;
flat out int v_surface;
flat out vec4 v_own;
flat out vec4 v_team;
flat out vec4 v_glow;

void main()
{
  vec4 p = vec4(a_position, 1.0);
  vec3 world = vec3(dot(a_row0, p), dot(a_row1, p), dot(a_row2, p));
  // Columns of the linear part; normals transform by its inverse transpose (rotation and scale only).
  mat3 linear = transpose(mat3(a_row0.xyz, a_row1.xyz, a_row2.xyz));
  vec3 squared = vec3(dot(linear[0], linear[0]), dot(linear[1], linear[1]), dot(linear[2], linear[2]));
  squared = max(squared, vec3(1e-12));
  if(u_shadowPlane.w > 0.5)
    world -= u_shadowPlane.xyz * (max(world.z, 0.0) / u_shadowPlane.z);
  v_position = world;
  v_normal = linear * (a_normal / squared);
  v_local = a_position;
  v_uv = a_uvSurface.xy;
  v_surface = int(a_uvSurface.z + 0.5);
  v_own = a_own;
  v_team = a_team;
  v_glow = a_glow;
  gl_Position = u_viewProjection * vec4(world, 1.0);
  if(u_outline.x > 0.0)
  {
    vec3 hull = normalize(linear * (a_hull / squared));
    vec4 tip = u_viewProjection * vec4(hull, 0.0);
    float length2 = dot(tip.xy, tip.xy);
    if(length2 > 1e-12)
      gl_Position.xy += tip.xy * inversesqrt(length2) * u_outline * gl_Position.w;
  }
}
