#pragma once

// Private to physics.

#include "physics/World.h"

#include <mutex>
#include <string>

namespace sparkwright::physics
{

/// Collects the engine's messages about one world, from any thread. Messages outside a Scope go to stderr, as is the
/// engine's default.
class EngineMessages
{
public:
  /// While it lives, the engine's messages on this thread are collected.
  class Scope
  {
  public:
    explicit Scope(EngineMessages& messages);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

  private:
    EngineMessages* before_;
  };

  /// To be called once per process, before the engine is used.
  static void install();

  void add(int number, const char* text);
  void addUnsolved(); ///< The own solver gave up.
  void addCircle();   ///< It gave up where the engine would not come to an end.
  World::Remarks take();

private:
  std::mutex mutex_;
  World::Remarks remarks_;
};

} // namespace sparkwright::physics
