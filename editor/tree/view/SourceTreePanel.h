#pragma once

#include "editor/tree/view/SourceTreeView.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace sparkwright
{

/// The tree of a document's source with a filter above it and a row that says why something was not done.
class SourceTreePanel : public QWidget
{
  Q_OBJECT
public:
  SourceTreePanel(OutlineFiles& files, SourceSelection& selection, const Registry& registry, QWidget* parent = nullptr);

  SourceTreeView& view() { return *view_; }
  QLineEdit& filter() { return *filter_; }
  void setDocument(SceneDocument* document);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void retranslate();

  QLineEdit* filter_;
  SourceTreeView* view_;
  QWidget* row_;
  QLabel* why_;
  QPushButton* retry_;
  QToolButton* dismiss_;
};

} // namespace sparkwright
