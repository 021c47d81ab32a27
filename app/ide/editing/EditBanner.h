#pragma once

#include "app/ide/common/Actions.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// The banner above the views: the edited file, unsaved changes, and what the World could not take over.
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
    QString problem;    ///< Why the World is not made from the present text; empty: it is.
    bool appliable = false; ///< A reset would help.
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
