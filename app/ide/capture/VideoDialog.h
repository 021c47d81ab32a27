#pragma once

#include "app/ide/capture/VideoRecorder.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sparkwright
{

/// Asks for format, size, frame rate and target of a video.
class VideoDialog : public QDialog
{
  Q_OBJECT
public:
  explicit VideoDialog(QWidget* parent);

  VideoRecorder::Settings settings() const;

signals:
  void wanted(const VideoRecorder::Settings& settings);

private:
  void addButtons(QFormLayout& form);
  void chooseFormat();
  void choosePlace();
  void check();
  VideoSink::Format format() const;

  QComboBox *format_, *size_, *time_;
  QSpinBox* rate_;
  QLineEdit* place_;
  QLabel* note_;
  QPushButton* record_ = nullptr;
};

} // namespace sparkwright
