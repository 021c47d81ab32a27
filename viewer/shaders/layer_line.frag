flat in vec4 v_colour;
flat in float v_half;
flat in float v_dash;
noperspective in float v_across;
noperspective in float v_along;
out vec4 fragColour;
uniform float u_fade;

void main()
{
  float covered = clamp(v_half + 0.5 - abs(v_across), 0.0, 1.0);
  if(v_dash > 0.0 && fract(v_along / v_dash) > 0.55)
    covered = 0.0;
  if(covered <= 0.0)
    discard;
  fragColour = vec4(v_colour.rgb, v_colour.a * covered * u_fade);
}
