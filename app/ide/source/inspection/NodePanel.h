#pragma once

#include "app/ide/source/inspection/RunProperty.h"
#include "core/frame/Frame.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

#include <map>
#include <memory>
#include <vector>

namespace sparkwright
{

class NodeValueHub;
struct SessionState;

/// A node of the running World as it is now, with all that belongs to it: its path, where it was made, and the values
/// of its body, shapes, joints and sensors. What can be set changes this run only, not the file.
class NodePanel : public QWidget
{
  Q_OBJECT
public:
  /// Both must outlive this.
  NodePanel(NodeValueHub& hub, const Registry& registry, QWidget* parent = nullptr);
  ~NodePanel() override;

  /// Shows a node by its id; 0: none.
  void setNode(std::uint64_t id);
  std::uint64_t node() const { return id_; }
  /// Follows the node in the frames. To be called about ten times a second while it is in sight.
  void show(const SessionState& state);
  /// Asks for no values any more.
  void rest();

  QLineEdit& filter() { return *filter_; }
  QTreeWidget& values() { return *values_; }
  /// Words about what has been set; empty: nothing has.
  QString banner() const { return banner_->isHidden() ? QString() : banner_->text(); }
  QToolButton& editButton() { return *edit_; }

signals:
  /// The place where the node was made shall be shown.
  void sourceWanted(std::uint64_t id);
  void changeWanted(const sparkwright::Manipulation& change);
  /// For the status line.
  void told(const QString& words);

protected:
  void changeEvent(QEvent* event) override;

private:
  struct Row
  {
    std::uint64_t node = 0;
    RunProperty property;
    QTreeWidgetItem* item = nullptr;
  };

  void retranslate();
  void showNode(const SceneStructure& structure);
  void showValues();
  bool sameRows(const NodeValues& values) const;
  void layOut(const NodeValues& values);
  void fill(Row& row);
  void applyFilter();
  void enter(QTreeWidgetItem* item, const QString& typed);
  void copyPath();

  NodeValueHub& hub_;
  const Registry& registry_;
  std::uint64_t id_ = 0;
  const SceneStructure* structure_ = nullptr; ///< That has been shown.
  long generation_ = -1;
  std::vector<Row> rows_;
  std::vector<std::uint64_t> parts_; ///< Ids of the nodes that rows are of, in order.
  /// What has been set in this run, by node and RunProperty::key(): the values as sent.
  std::map<std::pair<std::uint64_t, QString>, QString> set_;

  QLabel* title_;
  QLabel* path_;
  QToolButton* copy_;
  QLabel* place_;
  QToolButton* edit_;
  QLabel* banner_;
  QLineEdit* filter_;
  QTreeWidget* values_;
};

} // namespace sparkwright
