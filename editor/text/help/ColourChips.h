#pragma once

#include "editor/language/help/Values.h"
#include "editor/text/TextView.h"
#include "editor/text/help/SceneHelp.h"

#include <QObject>
#include <QPointer>

class QColorDialog;

namespace sparkwright
{

/// Shows a small square of its colour before each colour of a text. A click on it opens a dialog that changes the
/// values; each look at another colour is joined to one undo step.
class ColourChips : public QObject
{
  Q_OBJECT
public:
  /// @param view,help  must outlive this
  ColourChips(TextView& view, SceneHelp& help);

  /// What is shown, in text order.
  const std::vector<ColourAt>& shown() const { return shown_; }
  /// The byte that the square of a colour covers; nothing if there is no blank before its values.
  std::optional<std::uint32_t> place(const ColourAt& colour) const;
  /// Opens the dialog for the colour whose square covers a byte. @return null if there is none
  QColorDialog* open(std::uint32_t place);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void applyColours();
  void ask();
  void show(const std::vector<ColourAt>& colours);
  void change(const ColourAt& at, const QColor& colour);

  TextView& view_;
  SceneHelp& help_;
  std::vector<ColourAt> shown_;
  QPointer<QColorDialog> dialog_;
};

} // namespace sparkwright
