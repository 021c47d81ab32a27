// What is brighter than most, at a smaller size.
in vec2 v_uv;
out vec4 fragColour;
uniform sampler2D u_image;
uniform vec2 u_step; // A pixel of the image.

void main()
{
  vec3 sum = vec3(0.0);
  for(int y = -1; y <= 1; y += 2)
    for(int x = -1; x <= 1; x += 2)
      sum += texture(u_image, v_uv + vec2(x, y) * u_step).rgb;
  vec3 colour = sum * 0.25;
  colour *= colour; // To linear.
  float light = max(colour.r, max(colour.g, colour.b));
  fragColour = vec4(colour * smoothstep(0.6, 1.0, light), 1.0);
}
