in vec3 v_ray;
out vec4 fragColour;

uniform vec3 u_zenith;
uniform vec3 u_below;

void main()
{
  float z = normalize(v_ray).z;
  vec3 colour = mix(u_haze, u_zenith, 1.0 - exp(-4.5 * max(z, 0.0)));
  colour = mix(colour, u_below, clamp(-z * 6.0, 0.0, 1.0));
  // A breath of noise hides the steps of eight bits.
  float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  fragColour = finished(colour + noise * 0.004, 1.0);
}
