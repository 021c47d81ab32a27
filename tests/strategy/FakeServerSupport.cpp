#include "FakeServerSupport.h"

#include "core/game/simurosot/protocol/FrameMessage.h"
#include "core/game/simurosot/protocol/LoginMessages.h"

#include <poll.h>

namespace sparkwright::strategy
{

using namespace simurosot;

namespace
{

constexpr int patience = 10000; // ms

} // namespace

FakeServer::FakeServer(int port) { (void)listener_.listen("127.0.0.1", port); }

bool FakeServer::wait(int descriptor, short events)
{
  pollfd polled{descriptor, events, 0};
  return ::poll(&polled, 1, patience) > 0;
}

bool FakeServer::accept()
{
  if(!wait(listener_.descriptor(), POLLIN))
    return false;
  client_ = std::make_unique<Connection>(Link(std::move(listener_.accept().socket)), ConnectionInfo());
  return true;
}

std::string FakeServer::letIn(const sst_setup& setup)
{
  if(!accept())
    return {};
  const std::string login = next();
  Welcome welcome;
  welcome.id = 1;
  welcome.setup = setup;
  robots_ = setup.robots;
  std::string message;
  writeWelcome(welcome, message);
  send(message);
  return login;
}

void FakeServer::send(const std::string& message)
{
  if(client_)
    client_->send(message);
}

void FakeServer::sendFrame(unsigned number, double firstX)
{
  sst_field field{};
  field.frame = number;
  field.period = 1;
  field.actor = SST_NONE;
  field.self[0].x = firstX;
  for(sst_robot& robot : field.self)
    robot.flags = SST_VALID;
  std::string message;
  writeFrame(field, robots_, message);
  send(message);
}

void FakeServer::sendPlace(unsigned number)
{
  PlaceRequest request;
  request.number = number;
  request.verdict.kind = SST_GOAL_KICK;
  request.ballWanted = true;
  request.preset.count = request.opponents.count = robots_;
  request.preset.pose[1] = {30, 48, 180};
  request.opponents.pose[0] = {-70, 5, 0};
  std::string message;
  writePlace(request, message);
  send(message);
}

std::string FakeServer::next()
{
  while(client_ && !client_->isOver())
  {
    if(const auto message = client_->next())
      return std::string(*message);
    if(!wait(client_->descriptor(), POLLIN))
      break;
    client_->read();
  }
  return {};
}

bool FakeServer::closed()
{
  while(!next().empty())
    ;
  return client_ && client_->isOver();
}

} // namespace sparkwright::strategy
