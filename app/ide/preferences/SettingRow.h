#pragma once

#include "app/ide/settings/Preferences.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace sparkwright
{

class Actions;

/// One setting in the preferences: its name, the control that changes it at once, a line of help, and a button back to
/// the preset.
class SettingRow : public QWidget
{
  Q_OBJECT
public:
  /// @param setting  of the table; @param preferences,actions  must outlive this
  SettingRow(const Setting& setting, Preferences& preferences, Actions& actions, QWidget* parent = nullptr);

  const Setting& setting() const { return setting_; }
  QWidget& control() { return *control_; }
  QToolButton& resetButton() { return *reset_; }
  /// Whether name, help or one of the choices has all words. @param words  separated by blanks
  bool matches(const QString& words) const;
  void reset();
  bool isPreset() const;

private:
  void build();
  void makeSwitch();
  void makeNumber();
  void makeChoice();
  void makeFont();
  void makeFolder();
  void makeText();
  void makeAction();
  void makeActions();
  void update();
  void store(const QVariant& value);

  const Setting& setting_;
  Preferences& preferences_;
  Actions& actions_;
  QWidget* control_ = nullptr;
  QLabel* name_ = nullptr;
  QToolButton* reset_ = nullptr;
  std::function<void()> show_; ///< The present value in the control.
  QString choices_;            ///< By which it is found, too.
};

} // namespace sparkwright
