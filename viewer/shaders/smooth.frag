// The mean over a square of pixels, of those at about the same depth.
in vec2 v_uv;
out vec4 fragColour;

uniform sampler2D u_openness;
uniform sampler2D u_depth;
uniform mat4 u_toEye;

float depthAt(ivec2 p)
{
  vec4 e = u_toEye * vec4(0.0, 0.0, texelFetch(u_depth, p, 0).r * 2.0 - 1.0, 1.0);
  return -e.z / e.w;
}

void main()
{
  ivec2 here = ivec2(gl_FragCoord.xy), last = textureSize(u_depth, 0) - 1;
  float depth = depthAt(here), sum = 0.0, weights = 0.0;
  for(int y = -2; y <= 2; ++y)
    for(int x = -2; x <= 2; ++x)
    {
      ivec2 p = clamp(here + ivec2(x, y), ivec2(0), last);
      float weight = clamp(1.0 - abs(depthAt(p) - depth) / (0.05 + 0.02 * depth), 0.0, 1.0) + 0.001;
      sum += weight * texelFetch(u_openness, p, 0).r;
      weights += weight;
    }
  fragColour = vec4(sum / weights);
}
