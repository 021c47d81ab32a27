#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>

#include <vector>

namespace sparkwright
{

class PathView;
class ResultPlot;

/// Trains a drive from a recorded one: `sparkwright-server --train-motion` with files to choose, the loss as it falls, and
/// what the trained drive makes of the part of the log that it has not seen.
class TrainerDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param program  the server  @param folder  where files are looked for first
  TrainerDialog(QString program, QString folder, QWidget* parent);
  ~TrainerDialog() override;

  QLineEdit& log() { return *log_; }
  QLineEdit& robot() { return *robot_; }
  QLineEdit& model() { return *model_; }
  QPushButton& trainButton() { return *train_; }
  QPushButton& stopButton() { return *stop_; }
  QLabel& outcome() { return *outcome_; }
  ResultPlot& losses() { return *losses_; }

signals:
  /// A model has been written.
  void trained(const QString& model);

private:
  QWidget* withButton(QLineEdit* line, const QString& title, const QString& kinds, bool save);
  void train();
  void read();
  void finish(int code, QProcess::ExitStatus status);
  void showModel();
  void updateButtons();

  const QString program_, folder_;
  QLineEdit *log_, *robot_, *model_;
  QPushButton *train_, *stop_;
  QProgressBar* progress_;
  QLabel* outcome_;
  ResultPlot* losses_;
  PathView* replay_;
  QProcess process_;
  QByteArray lines_;
  QStringList words_; ///< What it has said for people.
  std::vector<std::pair<double, double>> loss_; ///< Of each epoch: training, validation.
};

} // namespace sparkwright
