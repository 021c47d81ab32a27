#pragma once

#include "app/ide/settings/Preferences.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace sparkwright
{

class Actions;
class KeyBinder;
class KeysPage;
class SettingRow;

/// The preferences: pages of settings, and the key map; what is changed takes effect at once. Does not block the
/// window.
class PreferencesDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param preferences,actions,keys  must outlive this
  PreferencesDialog(Preferences& preferences, Actions& actions, KeyBinder& keys, QWidget* parent);

  /// Adds a page that is no list of settings. Takes ownership. @param icon  of Icons.h
  void addPage(const QString& name, const QString& icon, QWidget* page);
  /// Shows the page with the keys.
  void showKeys();
  QLineEdit& search() { return *search_; }
  QListWidget& pages() { return *pages_; }
  QPushButton& resetButton() { return *reset_; }
  KeysPage& keysPage() { return *keysPage_; }
  /// Null: there is none of this key.
  SettingRow* row(const QString& key) const;
  /// Names of the settings that are found, page by page.
  QStringList found() const;

private:
  void addSettings(Setting::Page page);
  void searchFor(const QString& words);
  void showPage(int index);
  void resetPage();

  Preferences& preferences_;
  Actions& actions_;
  QLineEdit* search_;
  QListWidget* pages_;
  QStackedWidget* stack_;
  QLabel* nothing_;
  QPushButton* reset_;
  KeysPage* keysPage_;
  std::vector<SettingRow*> rows_;
  int keysIndex_ = 0; ///< Of the page with the keys.
};

} // namespace sparkwright
