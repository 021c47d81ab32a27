#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// What a client is.
enum class Role
{
  Strategy,
  Display,
  Referee
};

/// `(login (role strategy) (proto 1) (name "…") (side any) (token "…"))`; side and token may be missing.
struct Login
{
  Role role = Role::Strategy;
  int version = 1;
  std::string name;
  std::optional<Side> side; ///< Nothing: any.
  std::string token;
};

/// `(welcome (id 3) (league 11) (robots 11) (frame-ms 20) (side blue) (seed 1) (geometry (length 400) …))`
struct Welcome
{
  int id = 0;
  sst_setup setup{}; ///< side: −1 for displays and referees.
};

/// Why a login is refused; the numbers are those of the protocol.
enum class Refusal
{
  Version = 1,
  SideTaken = 2,
  BadToken = 3,
  Full = 4
};

/// `(refused 2 "…")`
struct Refused
{
  Refusal code = Refusal::Full;
  std::string text;
};

// Writers append to `out`. Readers return empty, or an error message with the place; then `out` is undefined.

void writeLogin(const Login& login, std::string& out);
std::string readLogin(std::string_view message, Login& out);

void writeWelcome(const Welcome& welcome, std::string& out);
std::string readWelcome(std::string_view message, Welcome& out);

void writeRefused(Refusal code, std::string_view text, std::string& out);
std::string readRefused(std::string_view message, Refused& out);

/// `(team (name "…") (version "…") (colour "#rrggbb"))`: what a strategy says of itself once it is welcome.
void writeTeam(const sst_team& team, std::string& out);
std::string readTeam(std::string_view message, sst_team& out);

} // namespace sparkwright::simurosot
