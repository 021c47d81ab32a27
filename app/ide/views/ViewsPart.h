#pragma once

#include "app/ide/common/WindowPart.h"

#include <QLabel>

namespace sparkwright
{

class DrawingsReceiver;
class LayersPanel;
class QualityCommands;
class ViewCommands;

/// What people see the scene by: cameras, layout and quality of the views, layers, drawings of agents.
class ViewsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit ViewsPart(const Surroundings& around);
  ~ViewsPart() override;

  /// Shows what agents and tools draw over UDP; says in the log if it cannot be received.
  /// @param port  0: any free one
  void receiveDrawings(int port);
  DrawingsReceiver& drawings() { return *drawings_; }
  LayersPanel& layers() { return *layers_; }
  /// What mouse and keys do in the active view, as the status bar says.
  QString hint() const { return hint_->text(); }

  void retranslate() override;
  void showScene(const QString& scene) override;
  void closing() override;

private:
  void showHint();

  Surroundings around_;
  ViewCommands* commands_;
  QualityCommands* quality_;
  DrawingsReceiver* drawings_;
  LayersPanel* layers_;
  QDockWidget* dock_;
  QLabel* hint_;
};

} // namespace sparkwright
