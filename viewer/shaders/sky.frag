in vec3 v_ray;
out vec4 fragColour;

uniform vec3 u_zenith;
uniform vec3 u_below;
uniform bool u_clouds; // Under the sky, not in front of a plain background.

float hash(vec2 p)
{
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

// Smooth noise, 0..1.
float noise(vec2 p)
{
  vec2 cell = floor(p), f = fract(p);
  f *= f * (3.0 - 2.0 * f);
  return mix(mix(hash(cell), hash(cell + vec2(1.0, 0.0)), f.x),
             mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), f.x), f.y);
}

void main()
{
  vec3 ray = normalize(v_ray);
  float z = ray.z;
  vec3 colour = mix(u_haze, u_zenith, 1.0 - exp(-3.4 * max(z, 0.0)));
  if(u_clouds && z > 0.0)
  {
    // A wide glow around the sun, and thin clouds on a high plane.
    float towards = max(dot(ray, u_lightDirection[0]), 0.0);
    float glow = towards * towards;
    glow *= glow;
    colour += u_lightColour[0] * (0.10 * glow + 0.35 * glow * glow * glow * glow);
    if(z > 0.03)
    {
      vec2 p = ray.xy * (1.5 / (z + 0.12));
      float cover = 0.62 * noise(p) + 0.38 * noise(p * 2.7 + 7.3);
      cover = smoothstep(0.46, 0.86, cover) * smoothstep(0.03, 0.22, z);
      colour = mix(colour, vec3(0.86, 0.89, 0.93), 0.62 * cover);
    }
  }
  if(u_clouds && z > 0.0 && z < 0.06)
  {
    // Woods far away.
    vec2 p = ray.xy * inversesqrt(max(dot(ray.xy, ray.xy), 1e-6));
    float top = 0.016 + 0.016 * noise(p * 11.0) + 0.007 * noise(p * 57.0);
    float edge = max(fwidth(z), 5e-4);
    vec3 woods = mix(mix(vec3(0.085, 0.150, 0.095), u_haze, 0.40), u_below, clamp(1.0 - z * 70.0, 0.0, 1.0));
    colour = mix(colour, woods, clamp((top - z) / edge + 0.5, 0.0, 1.0));
  }
  colour = mix(colour, u_below, u_clouds ? step(z, 0.0) : clamp(-z * 6.0, 0.0, 1.0));
  // A breath of noise hides the steps of eight bits.
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  fragColour = finished(colour + grain * 0.004, 1.0);
}
