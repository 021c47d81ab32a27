#pragma once

#include "app/ide/capture/PictureCommands.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sparkwright
{

/// Asks for size, quality and file of a picture.
class PictureDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param view  size of the view in pixels
  PictureDialog(QSize view, QWidget* parent);

  PictureCommands::Wish wish() const;

signals:
  void wanted(const PictureCommands::Wish& wish);

private:
  void addButtons(QFormLayout& form);
  void choosePreset(int index);
  void chooseFile();
  void check();

  QSize view_;
  QComboBox *preset_, *supersampling_;
  QSpinBox *width_, *height_;
  QCheckBox *transparent_, *overlays_;
  QLineEdit* file_;
  QLabel* note_;
  QPushButton* save_ = nullptr;
};

} // namespace sparkwright
