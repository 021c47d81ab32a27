#include "core/game/simurosot/clients/Sessions.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

Refused refused(Refusal code, std::string text) { return {code, std::move(text)}; }

} // namespace

void Session::archive(StateArchive& a)
{
  a(client, address, welcome);
  a.choice(role, Role::Referee);
  a(name);
  a.choice(side, Side::Yellow);
  a(chief, rate, warnings);
}

void Sessions::join(int client, std::string_view address)
{
  if(find(client))
    return;
  Session session;
  session.client = client;
  session.address = address;
  sessions_.push_back(std::move(session));
}

void Sessions::leave(int client)
{
  const Session* const gone = find(client);
  if(!gone)
    return;
  const bool wasChief = gone->chief;
  std::erase_if(sessions_, [client](const Session& one) { return one.client == client; });
  const auto next = std::ranges::find_if(sessions_, [](const Session& one)
                                         { return one.welcome && one.role == Role::Referee; });
  if(wasChief && next != sessions_.end())
    next->chief = true;
}

Session* Sessions::find(int client)
{
  const auto found = std::ranges::find(sessions_, client, &Session::client);
  return found == sessions_.end() ? nullptr : &*found;
}

const Session* Sessions::find(int client) const { return const_cast<Sessions*>(this)->find(client); }

Session* Sessions::strategy(Side side)
{
  const auto found =
      std::ranges::find_if(sessions_, [side](const Session& one)
                           { return one.welcome && one.role == Role::Strategy && one.side == side; });
  return found == sessions_.end() ? nullptr : &*found;
}

const Session* Sessions::strategy(Side side) const { return const_cast<Sessions*>(this)->strategy(side); }

int Sessions::count(Role role) const
{
  return static_cast<int>(std::ranges::count_if(sessions_, [role](const Session& one)
                                                { return one.welcome && one.role == role; }));
}

std::optional<Refused> Sessions::logIn(Session& session, const Login& login, const std::string& token)
{
  if(login.version != protocolVersion)
    return refused(Refusal::Version, "this server speaks version " + std::to_string(protocolVersion) +
                                         " of the protocol, not " + std::to_string(login.version));
  if(login.role != Role::Display && login.token != token)
    return refused(Refusal::BadToken, "the token is not the one of this match");
  switch(login.role)
  {
  case Role::Strategy:
  {
    const Side wanted = login.side.value_or(strategy(Side::Blue) ? Side::Yellow : Side::Blue);
    if(const Session* const there = strategy(wanted))
      return refused(login.side ? Refusal::SideTaken : Refusal::Full,
                     std::string(nameOf(wanted)) + " is taken by " + (there->name.empty() ? there->address : there->name));
    session.side = wanted;
    break;
  }
  case Role::Display:
    if(count(Role::Display) >= static_cast<int>(mostDisplays))
      return refused(Refusal::Full, "there are " + std::to_string(mostDisplays) + " displays already");
    break;
  case Role::Referee:
    if(count(Role::Referee) >= static_cast<int>(mostReferees))
      return refused(Refusal::Full, "there are " + std::to_string(mostReferees) + " referees already");
    session.chief = count(Role::Referee) == 0;
    break;
  }
  session.welcome = true;
  session.role = login.role;
  session.name = login.name;
  return {};
}

void Sessions::archive(StateArchive& a) { a(sessions_); }

} // namespace sparkwright::simurosot
