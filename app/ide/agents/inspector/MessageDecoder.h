#pragma once

#include <QString>

#include <string_view>
#include <vector>

namespace sparkwright
{

/// A part of a message: a predicate, or a list inside one.
struct DecodedPart
{
  QString name;      ///< `HJ hj1`: with the name of the sensor, if it has one.
  QString value;     ///< Its texts and numbers, separated by blanks.
  QString unit{};    ///< Of its numbers; empty: unknown, or none.
  QString meaning{}; ///< In the present language; empty: unknown.
  std::vector<DecodedPart> parts{};
};

struct DecodedMessage
{
  std::vector<DecodedPart> parts;
  QString problem; ///< Why it could not be read to its end; empty: it could.
};

/// Reads a message of an agent or to it, as S-expressions or in JSON.
DecodedMessage decodeMessage(std::string_view message);

/// What keeps a message that a person has typed from being sent.
struct MessageProblem
{
  int column = 0; ///< From 1, in characters; 0: there is no problem.
  QString words;
};

/// Checks a message more strictly than the server, which ignores what it cannot read.
MessageProblem checkMessage(const QString& message);

} // namespace sparkwright
