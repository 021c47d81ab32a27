in vec2 v_uv;
out vec4 fragColour;
uniform sampler2D u_image; // Premultiplied.

void main()
{
  fragColour = texture(u_image, v_uv);
}
