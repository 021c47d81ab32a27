uniform mat4 u_viewProjection;
uniform mat4 u_pose; // Of the field in the world.
uniform float u_extent;
out vec2 v_field;
out vec3 v_position;

void main()
{
  vec2 corner = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID & 2) - 1);
  v_field = corner * u_extent;
  vec4 world = u_pose * vec4(v_field, 0.0, 1.0);
  v_position = world.xyz;
  gl_Position = u_viewProjection * world;
}
