#pragma once

#include "core/object/Object.h"

#include <memory>

namespace sparkwright
{

/// A pointer to a node that becomes null when the node leaves the tree.
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

  /// The node; nullptr if it was never set or has left the tree.
  T* get() const { return node_ && !alive_.expired() && node_->context() ? node_ : nullptr; }

private:
  T* node_ = nullptr;
  std::weak_ptr<Object> alive_;
};

} // namespace sparkwright
