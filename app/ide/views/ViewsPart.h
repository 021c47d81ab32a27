#pragma once

#include "app/ide/common/WindowPart.h"

#include <QLabel>

namespace sparkwright
{

class DrawingsPanel;
class DrawingsReceiver;
class LayerCommands;
class LayersPanel;
class ShownDrawings;
class ViewCommands;

/// The views as a part of the window: cameras, layout, layers, drawings of agents.
class ViewsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit ViewsPart(const Surroundings& around);
  ~ViewsPart() override;

  /// What happens when another program uses a port.
  enum class TakenPort
  {
    Refuse, ///< A warning; no drawings are received.
    Next    ///< The next free one is used; a note names it.
  };
  /// Receives drawings of agents and tools over UDP; logs failure.
  /// @param port     0: any free one
  /// @param address  in figures; see DrawingsReceiver::listen()
  void receiveDrawings(int port, TakenPort taken, const QString& address = QStringLiteral("127.0.0.1"));
  DrawingsReceiver& drawings() { return *drawings_; }
  ShownDrawings& shownDrawings() { return *shown_; }
  DrawingsPanel& drawingsPanel() { return *drawingsPanel_; }
  LayersPanel& layers() { return *layers_; }
  LayerCommands& layerCommands() { return *layerCommands_; }
  /// The hint in the status bar: what mouse and keys do in the active view.
  QString hint() const { return hint_->text(); }
  /// What the mouse does somewhere else, as long as it is there; empty: in the views again.
  void setOtherHint(const QString& words);

  void addRemedies(const SessionState& state, std::vector<Remedy>& remedies) override;
  void retranslate() override;
  void showScene(const QString& scene) override;
  void showFrame(const SessionState& state) override;
  void follow(const SessionState& state) override;
  void showState(const SessionState& state) override;
  void closing() override;

private:
  void showHint();

  Surroundings around_;
  ViewCommands* commands_;
  ShownDrawings* shown_;
  DrawingsReceiver* drawings_;
  DrawingsPanel* drawingsPanel_;
  LayersPanel* layers_;
  LayerCommands* layerCommands_ = nullptr;
  QDockWidget *dock_, *drawingsDock_;
  QLabel* hint_;
  QString other_; ///< Hint of another place.
};

} // namespace sparkwright
