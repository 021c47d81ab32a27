#pragma once

#include "ClientSupport.h"
#include "ServerSupport.h"

#include <string>
#include <vector>

namespace sparkwright
{

std::string repeated(const std::string& text, int count);
/// With its length in front.
std::string framed(const std::string& text);
bool has(const std::string& text, const std::string& part);

/// Whether a well-behaved agent gets every message, and its robot stands as it should.
bool goesOn(TestAgent& agent, int cycles = 20);

/// The next message for `client`, however many cycles it takes: `good` answers meanwhile, so that nobody waits for it.
/// Nothing if none comes.
std::optional<std::string> receiveBeside(TestAgent& good, TestClient& client);

/// In sync mode: waits until the server stands still because this agent has been told something and has yet to answer;
/// all that monitors are told of the cycles before is on its way then. False if it is told nothing.
bool standsStill(TestServer& server, TestAgent& agent);

/// What a well-behaved agent is told in a run of its own in which another one, with a robot too, says `offence` where
/// it could as well say nothing. In such runs both do the same at the same time, so that their percepts can be
/// compared.
std::vector<std::string> witnessed(const std::string& offence, int cycles = 12);

/// Resident memory of this process, which is client and server at once, MiB.
double memoryMiB();

} // namespace sparkwright
