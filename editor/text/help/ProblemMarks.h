#pragma once

#include "editor/text/TextView.h"
#include "editor/text/help/HelpServices.h"
#include "editor/text/help/SceneHelp.h"

#include <QObject>

#include <vector>

class QMenu;

namespace sparkwright
{

/// Shows the findings of a text in its view: underlined, with marks in the margin, and a light bulb in the line of the
/// cursor if there is something to mend. Offers the quick fixes.
class ProblemMarks : public QObject
{
  Q_OBJECT
public:
  /// @param view,help,services  must outlive this
  ProblemMarks(TextView& view, SceneHelp& help, const HelpServices& services);

  /// The findings at a byte, the worst first.
  std::vector<Finding> at(std::uint32_t offset) const;
  /// Message and hint for people, as rich text.
  QString describe(const Finding& finding) const;
  /// Opens a menu of quick fixes for the findings of the cursor's line.
  void offerFixes();
  /// Goes to the next finding behind the cursor, or the first one.
  void goToNext();

signals:
  /// The fixes that offerFixes() offers; nullptr: there are none.
  void offered(QMenu* menu);

private:
  struct Offer
  {
    Finding finding;
    std::vector<QuickFix> fixes;
  };
  void applyColours();
  void show();
  void showBulb();
  std::vector<Finding> ofLine(std::uint32_t line) const;
  void popUp(const std::vector<Offer>& offers);
  void carryOut(const QuickFix& fix);
  void chooseFile(const QuickFix& fix);

  TextView& view_;
  SceneHelp& help_;
  const HelpServices& services_;
  bool wanted_ = false; ///< Fixes, as soon as the findings are those of the present text.
};

} // namespace sparkwright
