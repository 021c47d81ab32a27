#pragma once

#include "core/object/Registry.h"
#include "editor/document/SourceSelection.h"
#include "editor/tree/OutlineFiles.h"
#include "editor/tree/TreeEdits.h"

#include <QObject>
#include <QString>

#include <string>
#include <vector>

namespace sparkwright
{

/// Carries out commands on nodes of a tree: each is one undo step of the document. What cannot be done says why.
class NodeCommands : public QObject
{
  Q_OBJECT
public:
  using Id = TokenRope::Id;

  /// Items of one file.
  struct Nodes
  {
    OutlinedFile* file = nullptr;
    std::vector<Id> items{};

    bool editable() const { return file && file->document && !items.empty(); }
  };
  /// How a node that gets another parent is placed.
  enum class Pose
  {
    KeepWorld, ///< It stays where it is in the world, so its numbers change.
    KeepLocal  ///< Its numbers stay, so it stands elsewhere.
  };

  /// @param selection  what is made is selected; all must outlive this
  NodeCommands(SourceSelection& selection, const Registry& registry, QObject* parent = nullptr);

  /// Adds a node into an item if its class fits there, else behind it. @param at  0: the file
  void add(OutlinedFile& file, Id at, const QString& className);
  /// Puts forms into an item if they fit there, else behind it; a copy of the item itself always behind it.
  void paste(OutlinedFile& file, Id at, const std::string& text);
  /// Puts forms where they were dropped.
  void drop(OutlinedFile& file, TreeEdits::Place place, const std::string& text);
  bool remove(const Nodes& nodes);
  void rename(const Nodes& node, const QString& name);
  void duplicate(const Nodes& nodes);
  void copy(const Nodes& nodes) const;
  void cut(const Nodes& nodes);
  void move(const Nodes& nodes, TreeEdits::Place place, Pose pose);
  /// Does the last move that was refused again, with local poses kept.
  void keepLocalInstead(OutlinedFile& file);
  /// Puts items in front of the sibling before them, or behind the one after them.
  void moveAmongSiblings(const Nodes& nodes, bool down);

  /// The class that a node added at an item would belong to; nullptr if anything may stand there.
  const ClassInfo* parentClassFor(const OutlinedFile& file, Id at) const;

signals:
  /// Why something was not done. @param retry  whether keepLocalInstead() would do it
  void explained(const QString& why, bool retry);

private:
  enum class Select
  {
    Kept,
    New ///< What the edit has made.
  };
  bool apply(OutlinedFile& file, const TreeEdits::Result& result, const QString& what, Select select);
  void selectNew(OutlinedFile& file, const std::vector<Id>& before);
  void explain(TreeEdits::Refusal refusal);
  TreeEdits::Place placeFor(const OutlinedFile& file, Id at, const ClassInfo* info) const;
  static TreeEdits::Place behind(const OutlinedFile& file, Id at);
  const ClassInfo* classOf(const OutlinedFile& file, Id item) const;
  static QString titleOf(const OutlinedFile& file, const std::vector<Id>& items);

  SourceSelection& selection_;
  const Registry& registry_;
  struct Move
  {
    std::vector<Id> items;
    TreeEdits::Place place;
  } refused_;
};

} // namespace sparkwright
