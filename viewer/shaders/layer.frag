// Layers keep the colours of their legend: light only tells the form.
in vec3 v_world;
in vec3 v_normal;
flat in vec4 v_colour;
out vec4 fragColour;
uniform float u_fade;
uniform bool u_faceted; // One brightness for each face.

void main()
{
  vec3 normal = u_faceted ? cross(dFdx(v_world), dFdy(v_world)) : v_normal;
  float length2 = dot(normal, normal);
  float facing = length2 > 0.0 ? abs(dot(normal, normalize(u_eye - v_world))) * inversesqrt(length2) : 1.0;
  fragColour = vec4(v_colour.rgb * (0.62 + 0.38 * facing), v_colour.a * u_fade);
}
