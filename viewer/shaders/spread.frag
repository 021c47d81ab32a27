// Light around bright places, to be blended over the picture.
in vec2 v_uv;
out vec4 fragColour;
uniform sampler2D u_image;

void main()
{
  fragColour = vec4(sqrt(texture(u_image, v_uv).rgb) * 0.42, 1.0);
}
