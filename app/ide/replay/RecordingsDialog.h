#pragma once

#include "netserver/host/HostOptions.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QTreeWidget>

namespace sparkwright
{

/// Lists the recordings in the folder of recorded runs: open, save elsewhere, delete; and the limit of the folder.
class RecordingsDialog : public QDialog
{
  Q_OBJECT
public:
  static constexpr int leastMiB = 16, mostMiB = 1 << 20; ///< What the limit may be.

  RecordingsDialog(const HostOptions::Ring& ring, QWidget* parent);

  /// @param written  files of the present run, which cannot be deleted
  void setRing(const HostOptions::Ring& ring, const QStringList& written);

  QTreeWidget& list() { return *list_; }
  QSpinBox& limit() { return *limit_; }
  QCheckBox& record() { return *record_; }
  QPushButton& openButton() { return *open_; }
  QPushButton& deleteButton() { return *delete_; }
  QString total() const { return total_->text(); }

signals:
  void openWanted(const QString& file);
  /// The user wants another limit, or recording on or off.
  void chosen(const sparkwright::HostOptions::Ring& ring);
  /// Something for the status bar.
  void told(const QString& words);

private:
  void build();
  void readFolder();
  QStringList selected() const;
  void enableButtons();
  void openSelected();
  void saveSelected();
  void deleteSelected();
  void choose();

  HostOptions::Ring ring_;
  QStringList written_;
  QStringList shown_; ///< Files with sizes and times, as listed.
  QTimer* timer_;
  QCheckBox* record_;
  QSpinBox* limit_;
  QTreeWidget* list_;
  QLabel* total_;
  QPushButton *open_, *save_, *delete_;
};

} // namespace sparkwright
