#pragma once

#include "app/ide/export/ExportJob.h"
#include "app/ide/plots/SignalTree.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

namespace sparkwright
{

/// Asks what of a recording is written where, and writes it: format, signals, rate, part of the time.
class ExportDialog : public QDialog
{
  Q_OBJECT
public:
  /// The recording that is exported.
  struct Run
  {
    std::vector<RecordedFile> files; ///< In order of time.
    bool running = false;            ///< The last one is still being written.
    QString name;                             ///< As shown.
    double start = 0, end = 0;                ///< Simulated s.
    SignalCatalog catalog;                    ///< What it offers.
    RecordingInfo info;                       ///< For a recording of a run that is none.
    std::vector<std::filesystem::path> data;  ///< Folders in which meshes are looked for.
  };
  ExportDialog(Run run, QWidget* parent);

  QComboBox& format() const { return *format_; }
  SignalTree& signalTree() const { return *tree_; }
  QCheckBox& events() const { return *events_; }
  QDoubleSpinBox& rate() const { return *rate_; }
  QDoubleSpinBox& from() const { return *from_; }
  QDoubleSpinBox& until() const { return *until_; }
  QLineEdit& target() const { return *target_; }
  QPushButton& exportButton() const { return *export_; }
  QPushButton& cancelButton() const { return *cancel_; }
  /// What is wrong with the choice, or became of the export; empty: nothing.
  QString hint() const { return hint_->text(); }
  bool busy() const { return job_->busy(); }

  /// As chosen.
  ExportChoice choice() const;

signals:
  /// @param file  that has been written
  void exported(const QString& file, const sparkwright::ExportResult& result);

protected:
  void closeEvent(QCloseEvent* event) override;
  void reject() override;

private:
  void chooseTarget();
  void takeFormat();
  void check();
  void start();
  void finish(const ExportResult& result);
  void setBusy(bool busy);
  void restore();
  void store() const;

  Run run_;
  ExportJob* job_;
  QComboBox* format_;
  SignalTree* tree_;
  QLabel *columnsLabel_, *hint_;
  QCheckBox* events_;
  QDoubleSpinBox *rate_, *from_, *until_;
  QLineEdit* target_;
  QPushButton *browse_, *export_, *cancel_, *preset_;
  QProgressBar* progress_;
  bool closing_ = false;
};

} // namespace sparkwright
