#pragma once

#include "app/ide/plots/PlotView.h"
#include "app/ide/plots/SignalTree.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QSplitter>
#include <QToolButton>

namespace sparkwright
{

/// The dock of plots: the tree of signals, the plots, and what can be done with them.
class PlotPanel : public QWidget
{
  Q_OBJECT
public:
  explicit PlotPanel(QWidget* parent = nullptr);

  SignalTree& tree() const { return *tree_; }
  PlotView& plots() const { return *plots_; }
  QComboBox& windowBox() const { return *window_; }
  QToolButton& fitButton() const { return *fit_; }
  QToolButton& removeButton() const { return *remove_; }
  QToolButton& pictureButton() const { return *picture_; }
  QToolButton& tableButton() const { return *table_; }
  QToolButton& saveButton() const { return *save_; }
  /// How much of a run has been read, 0 to 1; 1: all, nothing is shown.
  void setProgress(double done);
  bool showsProgress() const { return !progress_->isHidden(); }

  /// Shows the newest seconds of a live run, or a whole run.
  void setLive(bool live);
  bool isLive() const { return live_; }
  /// Length of the time that is shown of a live run, s.
  double window() const { return length_; }
  void setWindow(double seconds);

  void copyPicture() const;
  void copyTable() const;
  /// Writes the visible part as CSV. @return empty, or what is wrong
  QString saveTable(const QString& file) const;

  QByteArray dividers() const { return splitter_->saveState(); }
  void setDividers(const QByteArray& state) { splitter_->restoreState(state); }
  void retranslate();

signals:
  /// Asks for the name of a file.
  void saveWanted();

protected:
  void changeEvent(QEvent* event) override;

private:
  void fillWindows();
  /// What can be done with plots can be done if there are some.
  void enableButtons();

  QSplitter* splitter_;
  SignalTree* tree_;
  PlotView* plots_;
  QComboBox* window_;
  QLabel* windowLabel_;
  QToolButton *fit_, *remove_, *picture_, *table_, *save_;
  QProgressBar* progress_;
  bool live_ = true;
  double length_ = 30;
};

} // namespace sparkwright
