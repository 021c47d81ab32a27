#include "core/game/simurosot/clients/Outbox.h"

namespace sparkwright::simurosot
{

std::string& Outbox::add(int client)
{
  if(used_ == most)
  {
    unwanted_.clear();
    return unwanted_;
  }
  if(used_ == messages_.size())
    messages_.emplace_back();
  Message& message = messages_[used_++];
  message.client = client;
  message.text.clear();
  return message.text;
}

void Outbox::send(const GameClients::Send& send)
{
  for(std::size_t i = 0; i < used_; ++i)
    if(messages_[i].client > 0 && !messages_[i].text.empty())
      send(messages_[i].client, messages_[i].text);
  used_ = 0;
}

void Outbox::drop(int client)
{
  for(std::size_t i = 0; i < used_; ++i)
    if(messages_[i].client == client)
      messages_[i].client = 0;
}

} // namespace sparkwright::simurosot
