#pragma once

#include "core/draw/DrawingService.h"
#include "core/wire/DrawingBoard.h"
#include "netserver/socket/DatagramPort.h"

#include <string>

namespace sparkwright
{

/// The drawings that belong to a run: those from inside, and those that agents and tools send over UDP.
class RunDrawings
{
public:
  /// @param inside  of the World; must outlive it
  explicit RunDrawings(DrawingService& inside) : inside_(inside) {}

  /// Receives drawings over UDP, too. @return empty, or an error message
  LocalText listen(const std::string& address, int port) { return port_.open(address, port); }
  int port() const { return port_.port(); } ///< 0: none.

  /// Reads waiting datagrams. @return what is visible now; the same object until it changes; never null
  DrawingsPtr take();

private:
  DrawingService& inside_;
  DatagramPort port_;
  DrawingBoard board_;
  DrawingsPtr drawn_, received_, both_; ///< `both_` is made from the others.
};

} // namespace sparkwright
