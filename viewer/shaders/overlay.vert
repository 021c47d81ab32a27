uniform vec4 u_rectangle; // Left, bottom, right, top in clip space.
out vec2 v_uv;

void main()
{
  vec2 corner = vec2(gl_VertexID & 1, (gl_VertexID & 2) / 2);
  v_uv = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(mix(u_rectangle.xy, u_rectangle.zw, corner), 0.0, 1.0);
}
