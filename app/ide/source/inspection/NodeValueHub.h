#pragma once

#include "app/ide/session/Session.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>

namespace sparkwright
{

/// Gets the values of nodes from the running World for several panels, which share one question at a time.
class NodeValueHub : public QObject
{
  Q_OBJECT
public:
  /// @param session  must outlive this
  explicit NodeValueHub(Session& session, QObject* parent = nullptr) : QObject(parent), session_(session) {}

  /// Says which node somebody wants to know about, until it wants another one. @param id  0: none
  void want(const void* who, std::uint64_t id);
  /// The newest values of a node that somebody wants; null: there are none yet.
  std::shared_ptr<const NodeValues> of(std::uint64_t id) const;
  /// Takes answers, and asks for the wanted nodes in turn, each once in a frame. To be called about ten times a second.
  void show(const SessionState& state);

signals:
  /// There are new values of a node.
  void changed(std::uint64_t id);

private:
  struct Wanted
  {
    std::shared_ptr<const NodeValues> values;
    FramePtr frame; ///< In which it was asked for last.
  };

  Session& session_;
  std::map<const void*, std::uint64_t> wants_;
  std::map<std::uint64_t, Wanted> nodes_;
  std::uint64_t last_ = 0; ///< Asked for last.
  long asked_ = 0, generation_ = -1;
};

} // namespace sparkwright
