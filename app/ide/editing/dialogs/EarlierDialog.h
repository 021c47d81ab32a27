#pragma once

#include "editor/document/SceneDocument.h"
#include "editor/document/storage/EarlierVersions.h"

#include <QDialog>
#include <QPointer>

#include <vector>

class QListWidget;
class QPushButton;

namespace sparkwright
{

class DifferenceView;

/// The earlier versions of a file, and what differs between each of them and the text now. Brings one back as one undo
/// step.
class EarlierDialog : public QDialog
{
  Q_OBJECT
public:
  /// Deletes itself when it is closed. @param versions  must outlive this
  EarlierDialog(QWidget* parent, SceneDocument& document, const EarlierVersions& versions);

private:
  void showChosen();
  void restore();

  QPointer<SceneDocument> document_;
  const EarlierVersions& versions_;
  std::vector<EarlierVersions::Version> all_; ///< The newest first.
  QListWidget* list_;
  DifferenceView* difference_;
  QPushButton* restore_;
};

} // namespace sparkwright
