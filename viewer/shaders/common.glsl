// Light: two directional lights over a sky that is brighter than the ground. All colours are linear.
uniform vec3 u_eye;
uniform vec3 u_lightDirection[2];
uniform vec3 u_lightColour[2];
uniform vec4 u_lightPlace[2]; // Position and reach of lights that do not reach everywhere; else w is 0.
uniform vec3 u_skyLight;
uniform vec3 u_groundLight;
uniform vec3 u_haze;

#ifdef SOFT
uniform sampler2DShadow u_shadowMap; // What the first light sees.
uniform mat4 u_shadowMatrix;
uniform vec2 u_shadowPixel;          // One of its pixels, in m and as a share of the picture.
uniform sampler2D u_openness;        // How much of the sky each pixel of the picture sees.
uniform vec2 u_pixel;
uniform bool u_softShadows;          // Which of the two there are.
uniform bool u_darkCorners;

// Share of the first light that reaches a place.
float sunlight(vec3 position, vec3 normal)
{
  if(!u_softShadows)
    return 1.0;
  vec3 p = (u_shadowMatrix * vec4(position + normal * (2.0 * u_shadowPixel.x + 0.002), 1.0)).xyz;
  float width = max(u_shadowPixel.y, u_shadowPixel.y * 0.007 / u_shadowPixel.x);
  float sum = 0.0;
  for(int y = 0; y < 4; ++y)
    for(int x = 0; x < 4; ++x)
      sum += texture(u_shadowMap, p + vec3((vec2(x, y) - 1.5) * width, 0.0));
  return sum / 16.0;
}

float openness()
{
  if(!u_darkCorners)
    return 1.0;
  return texture(u_openness, gl_FragCoord.xy * u_pixel).r;
}
#else
float sunlight(vec3 position, vec3 normal)
{
  return 1.0;
}

float openness()
{
  return 1.0;
}
#endif

vec3 lit(vec3 colour, vec3 normal, vec3 position, float gloss)
{
  vec3 light = mix(u_groundLight, u_skyLight, 0.5 + 0.5 * normal.z) * openness();
  vec3 toEye = normalize(u_eye - position);
  vec3 shine = vec3(0.0);
  for(int i = 0; i < 2; ++i)
  {
    vec3 toLight = u_lightDirection[i];
    vec3 colourOfLight = u_lightColour[i];
    if(u_lightPlace[i].w > 0.0)
    {
      vec3 way = u_lightPlace[i].xyz - position;
      float share = min(length(way) / u_lightPlace[i].w, 1.0);
      toLight = normalize(way);
      colourOfLight *= (1.0 - share * share) * (1.0 - share * share);
    }
    float facing = max(dot(normal, toLight), 0.0);
    if(i == 0 && facing > 0.0)
      colourOfLight *= sunlight(position, normal);
    light += colourOfLight * facing;
    float highlight = max(dot(normal, normalize(toEye + toLight)), 0.0);
    highlight *= highlight;
    highlight *= highlight;
    highlight *= highlight;
    highlight *= highlight;
    shine += colourOfLight * (highlight * highlight) * step(0.0001, facing);
  }
  return colour * light + gloss * shine;
}

vec4 finished(vec3 colour, float alpha)
{
  return vec4(sqrt(clamp(colour, 0.0, 1.0)), alpha);
}

// How much of a pixel `size` wide, whose centre lies `distance` from a strip's middle, the strip covers.
float strip(float distance, float halfWidth, float size)
{
  float d = abs(distance);
  return clamp((d + halfWidth) / size + 0.5, 0.0, 1.0) - clamp((d - halfWidth) / size + 0.5, 0.0, 1.0);
}
