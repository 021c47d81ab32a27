#pragma once

#include "app/ide/common/WindowPart.h"

#include <QPointer>

namespace sparkwright
{

class PreferencesDialog;

/// The preferences as a part of the window: the dialog, and what each setting does.
///
/// Stands behind the parts that have settings.
class PreferencesPart : public WindowPart
{
  Q_OBJECT
public:
  explicit PreferencesPart(const Surroundings& around);
  ~PreferencesPart() override;

  QAction& action() { return *open_; }
  /// Opens the dialog, or raises it.
  void open();
  /// Null: it is not open.
  PreferencesDialog* dialog() const;
  /// The same, with the page of the keys.
  void openKeys();

  void retranslate() override;

private:
  void apply(const QString& key);
  void applyToViews();
  void applyToTexts();
  void applyIconSize();

  Surroundings around_;
  QAction *open_, *openKeys_;
  QPointer<PreferencesDialog> dialog_;
  bool begun_ = false; ///< All settings have been applied once.
};

} // namespace sparkwright
