// A strategy with the former/later interface, exported for C++ as its published templates are.
#include <cstring>

typedef struct { double x, y, z; } Vector3D;
typedef struct { long left, right, top, bottom; } Bounds;
typedef struct { Vector3D pos; double rotation; double velocityLeft, velocityRight; } Robot;
typedef struct { Vector3D pos; double rotation; } OpponentRobot;
typedef struct { Vector3D pos; } Ball;
typedef struct
{
  Robot home[5];
  OpponentRobot opponent[5];
  Ball currentBall, lastBall, predictedBall;
  Bounds fieldBounds, goalBounds;
  long gameState;
  long whosBall;
  void* userData;
} Environment;
enum PlayMode
{
  Any
};

void SetFormerRobots(PlayMode mode, Robot robots[])
{
  robots[0] = {{10, 20, 0}, static_cast<double>(mode), 0, 0};
}

void SetLaterRobots(PlayMode mode, Robot former[], Vector3D ball, Robot robots[])
{
  robots[0] = {{former[0].pos.x, ball.y, 0}, static_cast<double>(mode), 0, 0};
}

void SetBall(PlayMode, Vector3D* ball) { ball->x = 200; }

void RunStrategy(Environment* e)
{
  e->home[0].velocityLeft = e->home[0].pos.x;
  e->home[0].velocityRight = e->home[0].pos.y;
  e->home[1].velocityLeft = static_cast<double>(e->gameState);
}

void SetYellowTeamName(char* name) { std::strcpy(name, "Later"); }
