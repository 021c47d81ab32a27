// The white lines: strips and sectors of rings, each drawn a little larger than it is, so that its edge can fade.
layout(location = 0) in vec4 a_place; // Middle; direction along it, or from the centre of the ring. m
layout(location = 1) in vec4 a_size;  // Half length (sector: half angle), half width, radius of the ring (0: a strip; < 0: a disc).

uniform mat4 u_viewProjection;
uniform mat4 u_pose;
uniform float u_pixelAngle; // Of a pixel, radians; 0: parallel projection.
uniform float u_pixelSize;  // m, of parallel projection.
uniform vec3 u_eye;
out vec2 v_along;           // Strip: along and across it; ring and disc: from its centre.
out vec3 v_position;
flat out vec4 v_size;

void main()
{
  vec2 corner = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID & 2) - 1);
  vec2 direction = a_place.zw, across = vec2(-direction.y, direction.x);
  // Half a metre is more than a pixel covers wherever a line can still be seen.
  vec3 middle = (u_pose * vec4(a_place.xy + (a_size.z > 0.0 ? direction * a_size.z : vec2(0.0)), 0.0, 1.0)).xyz;
  float away = max(distance(middle, u_eye) + a_size.x, 0.1);
  float height = max(abs(u_eye.z - middle.z), 0.05);
  float margin = clamp(u_pixelAngle * away * max(away / height, 1.0) + u_pixelSize, 0.002, 0.5);
  vec2 p;
  if(a_size.z > 0.0)
  {
    float angle = corner.x * a_size.x;
    vec2 out2 = direction * cos(angle) + across * sin(angle);
    v_along = out2 * (a_size.z + corner.y * (a_size.y + margin));
    p = a_place.xy + v_along;
  }
  else
  {
    v_along = corner * (a_size.xy + margin);
    p = a_place.xy + v_along.x * direction + v_along.y * across;
  }
  v_size = a_size;
  vec4 world = u_pose * vec4(p, 0.0, 1.0);
  v_position = world.xyz;
  gl_Position = u_viewProjection * world;
}
