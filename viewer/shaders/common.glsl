// Light: two directional lights over a sky that is brighter than the ground. All colours are linear.
uniform vec3 u_eye;
uniform vec3 u_lightDirection[2];
uniform vec3 u_lightColour[2];
uniform vec4 u_lightPlace[2]; // Position and reach of lights that do not reach everywhere; else w is 0.
uniform vec3 u_skyLight;
uniform vec3 u_groundLight;
uniform vec3 u_haze;

vec3 lit(vec3 colour, vec3 normal, vec3 position, float gloss)
{
  vec3 light = mix(u_groundLight, u_skyLight, 0.5 + 0.5 * normal.z);
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
