#pragma once

#include "app/ide/shell/Notices.h"

#include <QToolButton>

class QListWidget;

namespace sparkwright
{

/// The bell of the status bar: how many warnings and errors are new, and a list of all that was told.
class NoticeBell : public QToolButton
{
  Q_OBJECT
public:
  /// @param notices  must outlive this
  explicit NoticeBell(Notices& notices, QWidget* parent = nullptr);

  /// Opens the list above the bell.
  void open();
  /// The list while it is open; null: it is not.
  QListWidget* list() const { return list_; }
  void retranslate();

private:
  void showCount();
  void fill();

  Notices& notices_;
  QFrame* popup_ = nullptr;
  QListWidget* list_ = nullptr;
};

} // namespace sparkwright
