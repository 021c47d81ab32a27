// Lines of a width in pixels, whatever their distance: each edge becomes a rectangle on the screen.
layout(location = 0) in vec4 a_from; // Fourth: of a capsule, 1 upper half, -1 lower half.
layout(location = 1) in vec4 a_to;
layout(location = 2) in vec2 a_corner; // Along: 0 or 1; across: -1 or 1.
layout(location = 3) in vec4 a_row0;
layout(location = 4) in vec4 a_row1;
layout(location = 5) in vec4 a_row2;
layout(location = 6) in vec4 a_colour;
layout(location = 7) in vec4 a_stretch; // Fourth: width in pixels of the window, negative: dashed.

uniform mat4 u_viewProjection;
uniform vec2 u_size; // Of the framebuffer, pixels.
uniform float u_pixelRatio;
uniform float u_nearer;

flat out vec4 v_colour;
flat out float v_half;            // Half the width, pixels of the framebuffer.
flat out float v_dash;            // Length of a dash with its gap; 0: none.
noperspective out float v_across; // Pixels from the middle.
noperspective out float v_along;

vec4 clip(vec4 a)
{
  vec4 p = vec4(a.xyz, 1.0);
  return u_viewProjection * vec4(vec3(dot(a_row0, p), dot(a_row1, p), dot(a_row2, p)) + a_stretch.xyz * a.w, 1.0);
}

void main()
{
  const float nearest = 0.01;
  vec4 a = clip(a_from), b = clip(a_to);
  v_colour = a_colour;
  v_half = 0.5 * abs(a_stretch.w) * u_pixelRatio;
  v_dash = a_stretch.w < 0.0 ? 9.0 * u_pixelRatio : 0.0;
  v_across = v_along = 0.0;
  if(a.w < nearest && b.w < nearest)
  {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  // What lies behind the eye has no place on the screen.
  if(a.w < nearest)
    a = mix(a, b, (nearest - a.w) / (b.w - a.w));
  else if(b.w < nearest)
    b = mix(b, a, (nearest - b.w) / (a.w - b.w));
  vec2 pa = a.xy / a.w * u_size * 0.5, pb = b.xy / b.w * u_size * 0.5;
  vec2 way = pb - pa;
  float length1 = length(way);
  vec2 along = length1 > 1e-4 ? way / length1 : vec2(1.0, 0.0);
  float reach = v_half + 1.0;
  vec2 offset = (vec2(-along.y, along.x) * a_corner.y + along * (a_corner.x * 2.0 - 1.0) * 0.5) * reach;
  v_across = a_corner.y * reach;
  v_along = a_corner.x * length1;
  vec4 p = a_corner.x < 0.5 ? a : b;
  p.xy += offset * 2.0 / u_size * p.w;
  p.z -= u_nearer * p.w;
  gl_Position = p;
}
