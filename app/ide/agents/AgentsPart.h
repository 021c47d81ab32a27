#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

class CameraPanel;
class ConnectionsPanel;

/// The docks of connections and of robots' cameras.
class AgentsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit AgentsPart(const Surroundings& around);

  ConnectionsPanel& connections() { return *connections_; }
  CameraPanel& camera() { return *camera_; }

  void addRemedies(const SessionState& state, std::vector<Remedy>& remedies) override;
  void retranslate() override;
  void showFrame(const SessionState& state) override;
  void showState(const SessionState& state) override;

private:
  Surroundings around_;
  ConnectionsPanel* connections_;
  CameraPanel* camera_;
  QDockWidget *connectionsDock_, *cameraDock_;
};

} // namespace sparkwright
