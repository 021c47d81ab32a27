in vec2 v_from;
flat in vec2 v_ball;
out vec4 fragColour;

void main()
{
  // The share of the sky that a ball hides from a level surface.
  float h2 = v_ball.x * v_ball.x, d2 = h2 + dot(v_from, v_from);
  float hidden = v_ball.y * v_ball.y * v_ball.x / (d2 * sqrt(d2));
  float edge = clamp(1.0 - dot(v_from, v_from) / (4.84 * h2), 0.0, 1.0);
  fragColour = vec4(0.0, 0.0, 0.0, min(0.9 * hidden * edge, 0.6));
}
