#pragma once

#include "app/ide/common/Actions.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// The banner above the views in edit mode: the edited file, and whether the World shows the present text.
class EditBanner : public QFrame
{
  Q_OBJECT
public:
  /// @param actions  for the buttons; must outlive the banner
  explicit EditBanner(Actions& actions, QWidget* parent = nullptr);

  struct Facts
  {
    QString file; ///< Without folder; empty: nothing was edited, and the banner is hidden.
    bool editing = false;
    int changes = 0;    ///< Unsaved.
    bool stale = false; ///< The World was made from another text.
    bool running = false;
  };
  void show(const Facts& facts);
  QString text() const { return words_->text(); }

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  QToolButton* add(QAction* action);

  QLabel* words_;
  QToolButton *save_, *apply_, *run_, *edit_;
  Facts facts_;
};

} // namespace sparkwright
