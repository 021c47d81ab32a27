#pragma once

#include "app/ide/common/Actions.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// One slim row above the views that says what is being edited and whether the world shows it.
class EditBanner : public QFrame
{
  Q_OBJECT
public:
  /// @param actions  for the buttons; must outlive the banner
  explicit EditBanner(Actions& actions, QWidget* parent = nullptr);

  struct Facts
  {
    QString file;       ///< Without its folder; empty: nothing is or was edited, and the banner hides.
    bool editing = false;
    int changes = 0;    ///< Not saved.
    bool stale = false; ///< The world was made from another text.
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
