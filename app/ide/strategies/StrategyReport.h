#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sparkwright
{

/// How a strategy does, as `sparkwright-strategy --status-file` tells it.
struct StrategyReport
{
  /// Times of a call, ms.
  struct Calls
  {
    double median = 0, p99 = 0, longest = 0;
  };

  QString library;   ///< That is loaded; empty: none.
  QString interface; ///< `native`, `classic`, …
  QString side;      ///< Empty: the server has not let it in.
  QString problem;   ///< Why it does not play; empty: nothing is known to be wrong.
  double rate = 0;   ///< Frames answered per second.
  std::optional<Calls> calls;

  /// @return nothing if the text is no such report
  static std::optional<StrategyReport> read(const QByteArray& json);
};

} // namespace sparkwright
