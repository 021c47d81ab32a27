uniform mat3 u_ray; // Columns: screen right, screen up (both scaled to the half screen), forward.
out vec3 v_ray;

void main()
{
  vec2 p = vec2((gl_VertexID & 1) * 4 - 1, (gl_VertexID & 2) * 2 - 1);
  v_ray = u_ray * vec3(p, 1.0);
  gl_Position = vec4(p, 1.0, 1.0);
}
