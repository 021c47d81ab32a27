#pragma once

#include <QLabel>
#include <QTimer>

namespace sparkwright
{

/// A link in the status bar to the folder of a file that has just been written; goes away by itself.
class FolderLink : public QLabel
{
  Q_OBJECT
public:
  explicit FolderLink(QWidget* parent = nullptr);

  void show(const QString& file);
  void retranslate();

private:
  QString folder_;
  QTimer timer_;
};

} // namespace sparkwright
