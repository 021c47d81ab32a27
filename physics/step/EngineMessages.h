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
  /// The own step gave up so many times; `circles` of others where the engine would not come to an end.
  void addUnsolved(int unsolved, int circles);
  World::Remarks take();

private:
  std::mutex mutex_;
  World::Remarks remarks_;
};

} // namespace sparkwright::physics
