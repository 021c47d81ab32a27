#pragma once

#include "editor/document/storage/TextDifference.h"

#include <QUndoCommand>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// An undo step of a text: edits, or those that take them back.
class EditStep : public QUndoCommand
{
public:
  /// Applies edits to the text. @return those that undo it
  using Apply = std::function<std::vector<TextEdit>(const std::vector<TextEdit>&)>;

  static constexpr int alone = -1; ///< Never merged.

  /// @param what  for the menu
  /// @param row   steps of one row are merged if their edits continue each other, or replace what the last one wrote
  /// @param act   of several documents that it is a part of; 0: none
  EditStep(Apply apply, std::vector<TextEdit> edits, const QString& what, int row, int act = 0);

  void redo() override;
  void undo() override;
  int id() const override { return row_; }
  int act() const { return act_; }
  bool mergeWith(const QUndoCommand* next) override;

private:
  Apply apply_;
  std::vector<TextEdit> next_; ///< Undo them if they have been applied, else redo them.
  std::string typed_;          ///< What was inserted, at one place or at each of several.
  bool overSelection_;         ///< It began by replacing a selection: what is typed in its place belongs to it.
  int row_, act_;

  bool typeOn(const EditStep& next);
};

} // namespace sparkwright
