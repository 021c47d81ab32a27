// The darkness below something round that stands on the ground or a little above it.
layout(location = 0) in vec4 a_ball; // Centre in the world, radius, m.

uniform mat4 u_viewProjection;
out vec2 v_from; // From the place below the centre, m.
flat out vec2 v_ball; // Height of the centre, radius.

void main()
{
  vec2 corner = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID & 2) - 1);
  v_from = corner * 2.2 * a_ball.z;
  v_ball = vec2(a_ball.z, a_ball.w);
  gl_Position = u_viewProjection * vec4(a_ball.xy + v_from, 0.0, 1.0);
}
