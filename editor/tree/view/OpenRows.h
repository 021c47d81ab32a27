#pragma once

#include "core/syntax/TokenRope.h"

#include <QObject>
#include <QString>

#include <set>
#include <utility>

namespace sparkwright
{

class SourceTreeView;

/// Keeps the rows of a tree open that are open when its model is read anew. With a filter all rows are open; when it
/// goes, those from before it are open again.
class OpenRows : public QObject
{
  Q_OBJECT
public:
  /// @param view  with its model; must outlive this
  explicit OpenRows(SourceTreeView& view);

signals:
  /// Rows are open again.
  void opened();

private:
  void keep();
  void openAgain();
  void openMatches();

  SourceTreeView& view_;
  std::set<std::pair<QString, TokenRope::Id>> open_; ///< By file and list, while the model is read anew.
  bool filtered_ = false;                            ///< Whether what is shown is what a filter has left.
};

} // namespace sparkwright
