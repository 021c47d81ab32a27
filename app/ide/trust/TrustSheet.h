#pragma once

#include "core/programs/TrustStore.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <functional>

namespace sparkwright
{

/// Asks whether what a file brings along may start: its programs, plugins and options, with all that they are. The
/// simulation goes on meanwhile.
class TrustSheet : public QDialog
{
  Q_OBJECT
public:
  TrustSheet(const TrustList& list, const TrustStore& store, QWidget* parent);

  QTreeWidget& entries() const { return *entries_; }
  QPushButton& startButton() const { return *start_; }
  QPushButton& cancelButton() const { return *cancel_; }
  /// Whether all files of the folder are to be trusted, whatever becomes of them.
  QCheckBox& ownWork() const { return *ownWork_; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void fill();

  const TrustList list_;
  const bool changed_;
  const std::vector<bool> unknown_;
  QLabel *question_, *folder_;
  QTreeWidget* entries_;
  QCheckBox* ownWork_;
  QPushButton *start_, *cancel_;
};

/// Calls `go` at once if all of the list is trusted, else when the user has agreed, which is then remembered. If not, it
/// is never called.
/// @param parent  whose sheet asks; a sheet that asks there already stays, and `go` is dropped
void whenTrusted(const TrustList& list, QWidget* parent, std::function<void()> go);

} // namespace sparkwright
