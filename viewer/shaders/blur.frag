// The mean over a row or column of pixels, those near by weighing more.
in vec2 v_uv;
out vec4 fragColour;
uniform sampler2D u_image;
uniform vec2 u_step;

void main()
{
  // Between two pixels, one look-up gives the mean of both.
  vec3 sum = texture(u_image, v_uv).rgb * 0.2270270;
  sum += (texture(u_image, v_uv + u_step * 1.3846154).rgb + texture(u_image, v_uv - u_step * 1.3846154).rgb) * 0.3162162;
  sum += (texture(u_image, v_uv + u_step * 3.2307692).rgb + texture(u_image, v_uv - u_step * 3.2307692).rgb) * 0.0702703;
  fragColour = vec4(sum, 1.0);
}
