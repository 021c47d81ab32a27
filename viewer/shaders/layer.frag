// Layers keep the colours of their legend: light only tells the form.
in vec3 v_world;
in vec3 v_normal;
flat in vec4 v_colour;
out vec4 fragColour;
uniform float u_fade;

void main()
{
  float length2 = dot(v_normal, v_normal);
  float facing = length2 > 0.0 ? abs(dot(v_normal, normalize(u_eye - v_world))) * inversesqrt(length2) : 1.0;
  fragColour = vec4(v_colour.rgb * (0.62 + 0.38 * facing), v_colour.a * u_fade);
}
