// Shapes of layers: unit shapes, placed by their instance.
layout(location = 0) in vec4 a_position; // Fourth: of a capsule, 1 upper half, -1 lower half.
layout(location = 1) in vec3 a_normal;
layout(location = 3) in vec4 a_row0;
layout(location = 4) in vec4 a_row1;
layout(location = 5) in vec4 a_row2;
layout(location = 6) in vec4 a_colour;
layout(location = 7) in vec4 a_stretch;

uniform mat4 u_viewProjection;
uniform float u_nearer; // Share of the depth by which things come forward, so that they win against what they lie on.

out vec3 v_world;
out vec3 v_normal;
flat out vec4 v_colour;

void main()
{
  vec4 p = vec4(a_position.xyz, 1.0);
  v_world = vec3(dot(a_row0, p), dot(a_row1, p), dot(a_row2, p)) + a_stretch.xyz * a_position.w;
  mat3 linear = transpose(mat3(a_row0.xyz, a_row1.xyz, a_row2.xyz));
  vec3 squared = max(vec3(dot(linear[0], linear[0]), dot(linear[1], linear[1]), dot(linear[2], linear[2])), vec3(1e-12));
  v_normal = linear * (a_normal / squared);
  v_colour = a_colour;
  gl_Position = u_viewProjection * vec4(v_world, 1.0);
  gl_Position.z -= u_nearer * gl_Position.w;
}
