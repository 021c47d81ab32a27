#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/common/WindowPart.h"
#include "app/ide/help/pages/HelpLibrary.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace sparkwright
{

class HelpWindow;
class SceneDocument;
class SourcePart;
class TourGuide;

/// The help as a part of the window: F1 for what has the keyboard, search, key list, what's this, and the tour.
class HelpPart : public WindowPart
{
  Q_OBJECT
public:
  explicit HelpPart(const Surroundings& around);
  ~HelpPart() override;

  HelpWindow& window() { return *window_; }
  TourGuide& tour() { return *tour_; }
  /// Null until it has been read, which begins when the help is opened first.
  std::shared_ptr<const HelpLibrary> library() const { return library_; }
  /// Opens the help at a place: `agents.md#ports`; empty: where it was, or the first page.
  void showPage(const QString& place);
  /// Opens the help for what has the keyboard.
  void showContext();

  void retranslate() override;
  void follow(const SessionState& state) override;
  void closing() override;

private:
  QAction* add(const Actions::Words& words, int position, const std::function<void()>& effect);
  void addDockTopics();
  void showSubject(SceneDocument& document, std::uint32_t offset, bool wholeForm);
  void openScene(const QString& name);
  void read();

  Surroundings around_;
  SourcePart* source_ = nullptr; ///< Null: the window has none.
  std::unique_ptr<HelpWindow> window_;
  std::unique_ptr<TourGuide> tour_;
  QString folder_; ///< Of the user guide.
  std::shared_ptr<const HelpLibrary> library_;
  HelpPage keys_; ///< The list of keys in library_, or the one that is being read.
  enum class Reading
  {
    No,
    Yes,
    Again ///< Something has changed since it began.
  };
  Reading reading_ = Reading::No;
};

} // namespace sparkwright
