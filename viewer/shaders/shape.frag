in vec3 v_position;
in vec3 v_normal;
in vec3 v_local;
in vec2 v_uv;
flat in int v_surface;
flat in vec4 v_own;
flat in vec4 v_team;
flat in vec4 v_glow; // Light of its own; w: how much it shines.
out vec4 fragColour;

uniform sampler2D u_picture; // Of the material, if it has one.
uniform bool u_pictured;
uniform sampler2D u_digits;  // 16 numbers side by side.
uniform bool u_seeThrough;   // Which half of the fragments this pass draws.
uniform vec4 u_flat;         // Alpha > 0: one colour without light (outlines, shadows).
uniform float u_opacity;     // Of everything: ghosts, and scenes to be seen through, are less than 1.
uniform bool u_faceted;      // One brightness for each face.
uniform vec4 u_tint;         // Mixed into the colour by its alpha (selection).

// 1 inside the dark pentagons of a truncated icosahedron.
float pentagons(vec3 n)
{
  const float a = 0.525731, b = 0.850651, c = 0.577350, d = 0.356822, e = 0.934172;
  vec3 m = abs(n);
  float five = max(max(dot(m, vec3(0.0, a, b)), dot(m, vec3(a, b, 0.0))), dot(m, vec3(b, 0.0, a)));
  float six = max(max(dot(m, vec3(c, c, c)), dot(m, vec3(0.0, e, d))),
                  max(dot(m, vec3(d, 0.0, e)), dot(m, vec3(e, d, 0.0))));
  // The planes of pentagons lie a little further out than those of hexagons.
  float edge = five - six * 1.0263;
  float size = max(fwidth(edge), 1e-4);
  return clamp(edge / size + 0.5, 0.0, 1.0);
}

// 1 on the seams between its hexagons.
float seams(vec3 n)
{
  const float c = 0.577350, d = 0.356822, e = 0.934172;
  vec3 m = abs(n);
  float first = -1.0, second = -1.0;
  vec3 near = vec3(e * m.y + d * m.z, e * m.z + d * m.x, e * m.x + d * m.y);
  vec3 beyond = vec3(e * m.y - d * m.z, e * m.z - d * m.x, e * m.x - d * m.y);
  float[7] facing = float[7](c * (m.x + m.y + m.z), near.x, near.y, near.z, beyond.x, beyond.y, beyond.z);
  for(int i = 0; i < 7; ++i)
  {
    second = max(second, min(first, facing[i]));
    first = max(first, facing[i]);
  }
  float apart = first - second;
  float size = max(fwidth(apart), 1e-4);
  return clamp((0.012 - apart) / size + 0.5, 0.0, 1.0) * clamp(0.05 / size - 0.5, 0.0, 1.0);
}

void main()
{
  if(u_flat.a > 0.0)
  {
    if(v_surface == 8 || (u_pictured && texture(u_picture, v_uv).a < 0.5))
      discard;
    fragColour = u_flat;
    return;
  }
  vec3 colour = v_own.rgb;
  float alpha = v_own.a;
  float gloss = v_glow.w;
  vec3 glow = vec3(0.0);
  if(v_surface == 0)
  {
    glow = v_glow.rgb;
    if(u_pictured)
    {
      vec4 picture = texture(u_picture, v_uv);
      picture.rgb *= picture.rgb;
      colour *= picture.rgb;
      glow *= picture.rgb;
      alpha *= picture.a;
    }
  }
  if(v_surface == 1 || v_surface == 6)
  {
    colour = vec3(0.86, 0.87, 0.88);
    alpha = 1.0;
    gloss = 0.12;
    if(v_surface == 6 && v_team.w > 0.5 && v_team.w < 15.5)
    {
      vec2 uv = vec2((floor(v_team.w + 0.5) + clamp(v_uv.x, 0.02, 0.98)) / 16.0, 1.0 - v_uv.y);
      colour = mix(colour, vec3(0.012), texture(u_digits, uv).r);
    }
  }
  else if(v_surface == 2)
  {
    colour = v_team.rgb;
    alpha = 1.0;
    gloss = 0.10;
  }
  else if(v_surface == 3)
  {
    colour = vec3(0.012, 0.013, 0.016);
    alpha = 1.0;
    gloss = 0.25;
  }
  else if(v_surface == 4)
  {
    colour = vec3(0.13, 0.14, 0.155);
    alpha = 1.0;
    gloss = 0.12;
  }
  else if(v_surface == 5)
  {
    if(u_seeThrough)
      discard;
#ifndef SEGMENTS
    fragColour = finished(mix(vec3(0.25, 0.85, 1.0), u_tint.rgb, u_tint.a), u_opacity);
    return;
#endif
  }
  else if(v_surface == 7)
  {
    vec3 n = normalize(v_local);
    colour = mix(vec3(0.85) * (1.0 - 0.6 * seams(n)), vec3(0.015), pentagons(n));
    alpha = 1.0;
    gloss = 0.15;
  }
  else if(v_surface == 8)
  {
    const float spacing = 0.08;
    vec2 size = max(fwidth(v_uv), vec2(1e-5));
    vec2 distance = abs(fract(v_uv / spacing + 0.5) - 0.5) * spacing;
    float covered = max(strip(distance.x, 0.0028, size.x), strip(distance.y, 0.0028, size.y));
    covered = max(covered, clamp((0.0062 - length(distance)) / max(size.x, size.y) + 0.5, 0.0, 1.0)); // Knots.
    // Far away the strings melt into a veil.
    covered = mix(covered, 0.16, clamp((max(size.x, size.y) - 0.02) / 0.04, 0.0, 1.0));
    colour = vec3(0.9);
    alpha = covered * 0.88;
    gloss = 0.0;
  }
  else if(v_surface == 9)
  {
    ivec3 cell = ivec3(floor(v_local * 4.0 + 0.001));
    colour = ((cell.x + cell.y + cell.z) & 1) == 0 ? vec3(0.75, 0.0, 0.75) : vec3(0.01);
    glow = colour * 0.25;
    alpha = 1.0;
  }
#ifdef SEGMENTS
  if(alpha < 0.5) // One sees more of what is behind it.
    discard;
  fragColour = vec4(v_glow.rgb, 1.0);
  return;
#endif
  if((alpha < 0.995) != u_seeThrough)
    discard;
  vec3 normal = normalize(gl_FrontFacing ? v_normal : -v_normal);
  if(u_faceted)
  {
    vec3 face = cross(dFdx(v_position), dFdy(v_position));
    float size = length(face);
    if(size > 0.0)
      normal = face * (dot(face, normal) < 0.0 ? -1.0 : 1.0) / size;
  }
  vec3 result = lit(colour, normal, v_position, gloss) + glow;
  fragColour = finished(mix(result, u_tint.rgb, u_tint.a), alpha * u_opacity);
}
