// Two pictures for glasses with a red left and a cyan right glass. The left eye gets brightness rather than red, or red
// and blue things would flicker between the eyes.
in vec2 v_uv;
out vec4 fragColour;
uniform sampler2D u_left;
uniform sampler2D u_right;

void main()
{
  vec3 left = texture(u_left, v_uv).rgb, right = texture(u_right, v_uv).rgb;
  fragColour = vec4(dot(left, vec3(0.30, 0.59, 0.11)), right.gb, 1.0);
}
