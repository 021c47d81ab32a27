#include "core/game/soccer3d/match/Hearing.h"

#include "core/archive/StateArchive.h"

namespace sparkwright
{

namespace
{

constexpr int fullCapacity = 2;
constexpr int costOfText = 2;

} // namespace

bool Utterance::assign(std::string_view atom, std::size_t longest)
{
  std::size_t length = 0;
  for(; length < atom.size(); ++length)
  {
    const auto c = static_cast<unsigned char>(atom[length]);
    if(c <= 0x20)
      break;
    if(c >= 0x7f || c == '(' || c == ')')
      return false;
  }
  if(length == 0 || length > longest)
    return false;
  std::copy_n(atom.begin(), length, bytes_.begin());
  size_ = static_cast<std::uint8_t>(length);
  return true;
}

void Hearing::hear(Speaker speaker, const std::string& team, float directionDeg, const Utterance& said)
{
  if(speaker != Self)
  {
    if(capacity_[speaker] < costOfText)
      return;
    capacity_[speaker] -= costOfText;
  }
  Heard& heard = heard_[speaker];
  heard.present = true;
  heard.directionDeg = directionDeg;
  heard.team = team;
  heard.said = said;
}

void Hearing::recover()
{
  for(int& capacity : capacity_)
    capacity = std::min(capacity + 1, fullCapacity);
}

void Hearing::forget()
{
  for(Heard& heard : heard_)
    heard.present = false;
}

void Utterance::archive(StateArchive& a)
{
  const std::size_t size = a.count(size_);
  size_ = static_cast<std::uint8_t>(a.require(size <= capacity) ? size : 0);
  for(std::size_t i = 0; i < size_; ++i)
    a(bytes_[i]);
}

void Hearing::archive(StateArchive& a)
{
  for(Heard& each : heard_)
    a(each.present, each.directionDeg, each.team, each.said);
  a(capacity_);
}

} // namespace sparkwright
