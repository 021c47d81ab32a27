// A strategy with the interface of 2019, whose texts are of TEXT_TYPE; it tells by its commands what it has got.
#include <cstdint>

struct Robot
{
  float x, y, rotation, left, right;
};

struct Field
{
  Robot self[5], opponent[5];
  float ballX, ballY;
  std::int32_t tick;
};

struct Judgement
{
  std::int32_t type, actor;
  TEXT_TYPE reason[128];
};

namespace
{

int lastType = -1, lastActor = -1, reasonLength = 0, lastEvent = -1;

} // namespace

extern "C"
{

void GetTeamInfo(TEXT_TYPE* name)
{
  const char plain[] = "Two";
  for(int i = 0; i < 4; ++i)
    name[i] = static_cast<TEXT_TYPE>(plain[i]);
  if(sizeof(TEXT_TYPE) == 4)
    name[0] = static_cast<TEXT_TYPE>(0x516c); // A letter that needs three bytes in UTF-8.
}

void GetInstruction(Field* f)
{
  f->self[0].left = f->self[0].rotation;
  f->self[0].right = f->self[0].x;
  f->self[1].left = f->self[0].y;
  f->self[1].right = static_cast<float>(f->tick);
  f->self[2].left = static_cast<float>(lastType);
  f->self[2].right = static_cast<float>(lastActor);
  f->self[3].left = static_cast<float>(reasonLength);
  f->self[3].right = static_cast<float>(lastEvent);
}

void GetPlacement(Field* f)
{
  f->self[0] = {f->opponent[0].x, 5, -90, 0, 0};
  f->ballX += lastType == 1 ? 7.f : 0.f;
}

void OnEvent(int type, void* argument)
{
  lastEvent = type;
  if(type != 0)
    return;
  const auto* const judgement = static_cast<Judgement*>(argument);
  lastType = judgement->type;
  lastActor = judgement->actor;
  for(reasonLength = 0; judgement->reason[reasonLength] != 0; ++reasonLength)
    ;
}

} // extern "C"
