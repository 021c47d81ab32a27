#pragma once

#include "app/ide/keys/KeyBinder.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sparkwright
{

class KeyCapture;

/// The page of the preferences that shows and changes the key map: profile, search by name or by pressing keys, own
/// keys, conflicts, a page to print. Everything takes effect at once.
class KeysPage : public QWidget
{
  Q_OBJECT
public:
  /// @param keys  must outlive this
  explicit KeysPage(KeyBinder& keys, QWidget* parent = nullptr);

  QComboBox& profile() { return *profile_; }
  QLineEdit& filter() { return *filter_; }
  QTreeWidget& list() { return *list_; }
  KeyCapture& capture() { return *capture_; }
  QPushButton& setButton() { return *set_; }
  QPushButton& addButton() { return *add_; }
  QPushButton& resetButton() { return *reset_; }
  QPushButton& resetAllButton() { return *resetAll_; }
  QListWidget& conflicts() { return *conflicts_; }
  /// Selects a command by its id in key maps. @return whether it is there
  bool select(const QString& id);
  QString selected() const;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void fill();
  void filterBy();
  void showSelected();
  void showConflicts();
  void change(bool add);
  void takeFromOthers(const QKeySequence& key, const QString& id);
  void clearKeys();
  void resetSelected();
  void save();

  KeyBinder& keys_;
  QComboBox* profile_;
  QLabel* about_;
  QLineEdit* filter_;
  QToolButton* byKeys_;
  QTreeWidget* list_;
  KeyCapture* capture_;
  QPushButton *set_, *add_, *clear_, *reset_, *resetAll_, *save_;
  QCheckBox* take_;
  QLabel* clash_;
  QListWidget* conflicts_;
  QLabel* problem_;
};

} // namespace sparkwright
