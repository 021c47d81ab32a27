#include "core/record/channel/AgentsCodec.h"

#include "core/robot/types/RobotTypes.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostAgents = 10'000;

std::shared_ptr<const RobotModel> readModel(proto::ProtoReader in)
{
  auto model = std::make_shared<RobotModel>();
  while(in.next())
    if(in.field() == 1)
      model->file = in.text();
    else if(in.field() == 2)
      model->type = in.text();
    else if(in.field() == 3)
      model->meaning = in.text();
  return model;
}

AgentInfo::Motors readMotors(proto::ProtoReader in)
{
  AgentInfo::Motors motors;
  bool hasCharge = false;
  float charge = 0;
  while(in.next())
    switch(in.field())
    {
    case 1:
      motors.count = in.integer();
      break;
    case 2:
      motors.hottest = in.single();
      break;
    case 3:
      motors.joint = in.text();
      break;
    case 4:
      motors.weakened = in.integer();
      break;
    case 5:
      motors.shutDown = in.integer();
      break;
    case 6:
      hasCharge = in.flag();
      break;
    case 7:
      charge = in.single();
      break;
    default:
      break;
    }
  if(hasCharge)
    motors.charge = charge;
  return motors;
}

AgentInfo readAgent(proto::ProtoReader in)
{
  AgentInfo agent;
  agent.robotType = 0;
  agent.synced = false;
  while(in.next())
    switch(in.field())
    {
    case 1:
      agent.id = in.integer();
      break;
    case 2:
      agent.team = std::clamp(in.integer(), 0, 2);
      break;
    case 3:
      agent.unum = in.integer();
      break;
    case 4:
      agent.robotType = in.integer();
      break;
    case 5:
      agent.hasBody = in.flag();
      break;
    case 6:
      agent.synced = in.flag();
      break;
    case 7:
      agent.skipped = static_cast<long>(in.whole());
      break;
    case 8:
      agent.rootId = static_cast<std::uint64_t>(in.whole());
      break;
    case 9:
      agent.model = readModel(in.message());
      break;
    case 10:
      agent.motors = readMotors(in.message());
      break;
    default:
      break;
    }
  return agent;
}

} // namespace

bool sameAgents(const std::vector<AgentInfo>& a, const std::vector<AgentInfo>& b)
{
  return std::ranges::equal(a, b,
                            [](const AgentInfo& x, const AgentInfo& y)
                            {
                              return x.id == y.id && x.team == y.team && x.unum == y.unum &&
                                     x.robotType == y.robotType && x.hasBody == y.hasBody && x.synced == y.synced &&
                                     x.skipped == y.skipped && x.rootId == y.rootId && x.model == y.model &&
                                     x.motors == y.motors;
                            });
}

void writeAgents(proto::ProtoWriter& out, const std::vector<AgentInfo>& agents)
{
  for(const AgentInfo& agent : agents)
    out.message(1,
                [&](proto::ProtoWriter& inner)
                {
                  inner.whole(1, agent.id);
                  inner.whole(2, agent.team);
                  inner.whole(3, agent.unum);
                  inner.whole(4, agent.robotType);
                  inner.whole(5, agent.hasBody);
                  inner.whole(6, agent.synced);
                  inner.whole(7, agent.skipped);
                  inner.whole(8, static_cast<std::int64_t>(agent.rootId));
                  if(agent.model)
                    inner.message(9,
                                  [&](proto::ProtoWriter& model)
                                  {
                                    model.text(1, agent.model->file);
                                    model.text(2, agent.model->type);
                                    model.text(3, agent.model->meaning);
                                  });
                  if(agent.motors != AgentInfo::Motors())
                    inner.message(10,
                                  [&](proto::ProtoWriter& motors)
                                  {
                                    motors.whole(1, agent.motors.count);
                                    motors.number(2, agent.motors.hottest);
                                    motors.text(3, agent.motors.joint);
                                    motors.whole(4, agent.motors.weakened);
                                    motors.whole(5, agent.motors.shutDown);
                                    motors.whole(6, agent.motors.charge.has_value());
                                    motors.number(7, agent.motors.charge.value_or(0));
                                  });
                });
}

std::vector<AgentInfo> readAgents(proto::ProtoReader in)
{
  std::vector<AgentInfo> agents;
  while(in.next())
    if(in.field() == 1 && agents.size() < mostAgents)
      agents.push_back(readAgent(in.message()));
  return agents;
}

} // namespace sparkwright
