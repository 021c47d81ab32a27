// Pictures that stand upright at a pixel, from one large picture.
layout(location = 0) in vec4 a_place;   // Left, top, width, height: pixels of the framebuffer.
layout(location = 1) in vec4 a_picture; // The same in the large picture, 0 to 1.
uniform vec2 u_size;
out vec2 v_uv;

void main()
{
  vec2 corner = vec2(gl_VertexID & 1, (gl_VertexID & 2) / 2);
  v_uv = a_picture.xy + corner * a_picture.zw;
  vec2 pixel = a_place.xy + corner * a_place.zw;
  gl_Position = vec4(pixel.x / u_size.x * 2.0 - 1.0, 1.0 - pixel.y / u_size.y * 2.0, 0.0, 1.0);
}
