#pragma once

#include "core/object/Registry.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace sparkwright
{

/// A list of classes to be searched by typing, with what each is for. Enter or a click chooses one.
class AddNodePopup : public QFrame
{
  Q_OBJECT
public:
  /// @param parentClass  of the node to add to; nullptr: not known
  AddNodePopup(const Registry& registry, const ClassInfo* parentClass, QWidget* parent);

signals:
  void chosen(const QString& className);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void filter(const QString& words);
  void choose();
  void describe();

  const Registry& registry_;
  QLineEdit* search_;
  QListWidget* list_;
  QLabel* help_;
};

} // namespace sparkwright
