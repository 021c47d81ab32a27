#pragma once

#include "core/object/Object.h"

#include <memory>

namespace sparkwright
{

/// A pointer to a node that may leave the tree before its watcher does.
template<class T>
class Watched
{
public:
  Watched& operator=(T* node)
  {
    node_ = node;
    alive_ = node ? node->weak_from_this() : std::weak_ptr<Object>();
    return *this;
  }

  /// nullptr if there is none, or not any more.
  T* get() const { return node_ && !alive_.expired() && node_->context() ? node_ : nullptr; }

private:
  T* node_ = nullptr;
  std::weak_ptr<Object> alive_;
};

} // namespace sparkwright
