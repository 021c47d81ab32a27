#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/plots/SampleTable.h"
#include "core/signal/SignalReader.h"

#include <QElapsedTimer>

#include <optional>

namespace sparkwright
{

class LayerCommands;
class LoadPanel;
class PlotPanel;
class ReplayPart;
class RunSampler;

/// Plots as a part of the window: shows signals of the running simulation while the dock is visible, and those of a
/// whole recording; keeps the choice of signals.
class PlotsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit PlotsPart(const Surroundings& around);
  ~PlotsPart() override;

  PlotPanel& panel() { return *panel_; }
  LoadPanel& load() { return *load_; }
  RunSampler& sampler() { return *sampler_; }
  const SampleTable& table() const { return table_; }

  /// Adds the signals of a pattern to the plots, and shows them; see SignalCatalog::match().
  void plot(std::string_view pattern);
  /// Adds expressions to the plots, and shows them; see SignalExpression.
  void plotExpressions(const std::vector<std::string>& expressions);

  void retranslate() override;
  void follow(const SessionState& state) override;
  void showState(const SessionState& state) override;
  void closing() override;

private:
  enum class Source
  {
    Live,
    Recording
  };

  void takeChoice();
  void restore();
  void store() const;
  void takeLive(const SessionState& state);
  void sampleRecording();
  void start(Source source);
  void describe(const SignalCatalog& catalog);
  void askWhereToSave();
  JointGeometryPtr jointsOf() const;

  Surroundings around_;
  PlotPanel* panel_;
  LoadPanel* load_;
  QDockWidget *dock_, *loadDock_;
  RunSampler* sampler_;
  LayerCommands& layers_;
  ReplayPart& replay_;
  SampleTable table_;
  SignalReader reader_{{}};
  FramePtr last_; ///< Taken last.
  Source source_ = Source::Live;
  std::optional<long> generation_; ///< Of the run that the table has.
  bool sampled_ = false;           ///< The recording has been read, or is being read.
  QElapsedTimer drawn_;
  bool news_ = false; ///< There are values that are not drawn.
};

} // namespace sparkwright
