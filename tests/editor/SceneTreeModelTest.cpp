#include "editor/tree/SceneTreeModel.h"
#include "tests/viewer/FrameSupport.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QtTest>

using namespace sparkwright;

namespace
{

using Structure = std::shared_ptr<const SceneStructure>;
using Kind = SceneStructure::Node::Kind;

/// The nodes of a room: a table with a board, and lamps below a nameless place.
enum Room
{
  table,
  board,
  place,
  lamp,
  light,
  flag,
  roomSize
};

Structure room(bool withTable = true)
{
  test::FrameBuilder builder;
  if(withTable)
  {
    builder.open("table", Vec3f(0, 0, 1));
    builder.mesh("models/board.thin.obj", {2, 1, 0.5f}, {"wood"});
    builder.close();
  }
  builder.open("", Vec3f(0, 0, 0), false);
  builder.light({0, 0, 3}); // A place of its own, called light, with the light in it.
  builder.open("flag", Vec3f(5, 0, 0), false);
  builder.close();
  builder.close();
  return builder.take()->structure;
}

/// What the model says of a node.
QString textOf(const SceneTreeModel& model, int node, int role = Qt::DisplayRole)
{
  return model.data(model.indexOf(node), role).toString();
}

/// The tree as text: `a(b c)`.
QString drawn(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
  QStringList children;
  for(int row = 0; row < model.rowCount(parent); ++row)
    children.push_back(drawn(model, model.index(row, 0, parent)));
  const QString below = children.join(QLatin1Char(' '));
  const QString own = parent.data().toString();
  return !parent.isValid() || below.isEmpty() ? own + below : own + '(' + below + ')';
}

/// A structure of these nodes, which may be whatever they like.
Structure structureOf(std::vector<SceneStructure::Node> nodes)
{
  auto structure = std::make_shared<SceneStructure>();
  structure->nodes = std::move(nodes);
  return structure;
}

SceneStructure::Node node(Kind kind, int parent, int end, std::string name = {}, std::string mesh = {},
                          std::uint64_t id = 0)
{
  SceneStructure::Node node;
  node.kind = kind;
  node.parent = parent;
  node.end = end;
  node.name = std::move(name);
  node.mesh = std::move(mesh);
  node.id = id;
  return node;
}

} // namespace

class SceneTreeModelTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    model_ = std::make_unique<SceneTreeModel>();
    tester_ = std::make_unique<QAbstractItemModelTester>(model_.get());
  }
  void cleanup()
  {
    tester_.reset();
    model_.reset();
  }

  void thingsHangWhereTheSceneHasThem()
  {
    model_->setStructure(room());
    QCOMPARE(drawn(*model_), QString("table(board) Transform(light(Light) flag)"));
    QCOMPARE(model_->columnCount(), 1);
    for(int i = 0; i < roomSize; ++i)
    {
      const QModelIndex index = model_->indexOf(i);
      QCOMPARE(model_->nodeOf(index), i);
      QCOMPARE(model_->nodeOf(index.parent()), model_->structure()->nodes[static_cast<std::size_t>(i)].parent);
      QCOMPARE(model_->index(index.row(), 0, index.parent()), index);
      QCOMPARE(index.data(SceneTreeModel::NodeRole).toInt(), i);
    }
    QCOMPARE(model_->indexOf(board).data(SceneTreeModel::KindRole).toInt(), static_cast<int>(Kind::Mesh));
  }

  void thingsAreCalledByTheirNames()
  {
    model_->setStructure(structureOf(
        {node(Kind::Transform, -1, 2, "own"), node(Kind::Mesh, 0, 2, "", "models/a.obj"), node(Kind::Transform, -1, 4),
         node(Kind::Mesh, 2, 4, "", "models/b.far.obj"), node(Kind::Transform, -1, 6, "<made up>"),
         node(Kind::SingleMesh, 4, 6, "", "StdUnitBox"), node(Kind::Transform, -1, 9), node(Kind::Light, 6, 8),
         node(Kind::Light, 6, 9, "sun"), node(Kind::Transform, -1, 10)}));
    QStringList titles;
    for(int i = 0; i < 10; ++i)
      titles.push_back(textOf(*model_, i));
    QCOMPARE(titles,
             (QStringList{"own", "a", "b", "b", "StdUnitBox", "StdUnitBox", "Transform", "Light", "sun", "Transform"}));
  }

  void labelsWinOverNames()
  {
    model_->setStructure(
        structureOf({node(Kind::Transform, -1, 2, "agent", "", 7), node(Kind::Mesh, 0, 2, "body", "a.obj", 8),
                     node(Kind::Transform, -1, 3, "nobody")}));
    QSignalSpy changes(model_.get(), &SceneTreeModel::dataChanged), resets(model_.get(), &SceneTreeModel::modelReset);
    model_->setLabels({{7, "Reds 2"}, {0, "not for those without an id"}, {99, "not there"}});
    QCOMPARE(drawn(*model_), QString("Reds 2(body) nobody"));
    QCOMPARE_GE(changes.size(), 1);
    changes.clear();
    model_->setLabels({{7, "Reds 2"}, {0, "not for those without an id"}, {99, "not there"}});
    QCOMPARE(changes.size(), 0); // The same again.
    model_->setLabels({});
    QCOMPARE(drawn(*model_), QString("agent(body) nobody"));
    QCOMPARE(resets.size(), 0); // What is selected and open stays so.
  }

  void labelsReachThoseWhoFilterByThem()
  {
    // An agent without a body, which is below another thing: empty until it is known as an agent.
    model_->setStructure(structureOf(
        {node(Kind::Transform, -1, 3, "team"), node(Kind::Transform, 0, 2, "agent", "", 7), node(Kind::Light, 0, 3)}));
    struct Filter : QSortFilterProxyModel
    {
      bool filterAcceptsRow(int row, const QModelIndex& parent) const override
      {
        return !sourceModel()->index(row, 0, parent).data(SceneTreeModel::EmptyRole).toBool();
      }
    } filter;
    filter.setSourceModel(model_.get());
    QCOMPARE(drawn(filter), QString("team(Light)"));
    model_->setLabels({{7, "Reds 2"}});
    QCOMPARE(drawn(filter), QString("team(Reds 2 Light)"));
    model_->setLabels({});
    QCOMPARE(drawn(filter), QString("team(Light)"));
  }

  void placesWithNothingInThemAreEmpty()
  {
    model_->setStructure(room());
    QStringList empty;
    for(int i = 0; i < roomSize; ++i)
      if(model_->indexOf(i).data(SceneTreeModel::EmptyRole).toBool())
        empty.push_back(textOf(*model_, i));
    QCOMPARE(empty, QStringList{"flag"});
  }

  void tipsTellWhatIsThere()
  {
    model_->setStructure(room());
    QCOMPARE(textOf(*model_, table, Qt::ToolTipRole), QString("Transform"));
    QCOMPARE(textOf(*model_, board, Qt::ToolTipRole), QString("Mesh models/board.thin.obj, scale 2 × 1 × 0.5"));
    QCOMPARE(textOf(*model_, light, Qt::ToolTipRole), QString("Light"));
    QVERIFY(!model_->data(model_->indexOf(board), Qt::DecorationRole).isValid());
  }

  void theSameStructureAgainChangesNothing()
  {
    const Structure structure = room();
    model_->setStructure(structure);
    QSignalSpy resets(model_.get(), &SceneTreeModel::modelReset);
    const QPersistentModelIndex kept = model_->indexOf(lamp);
    for(int i = 0; i < 3; ++i)
      model_->setStructure(structure);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(model_->nodeOf(kept), static_cast<int>(lamp));
    model_->setStructure(room()); // Another one, though it looks alike.
    QCOMPARE(resets.size(), 1);
  }

  void whatVanishesIsNotSelectedAnyMore()
  {
    model_->setStructure(room());
    QItemSelectionModel selection(model_.get());
    selection.select(model_->indexOf(board), QItemSelectionModel::Select);
    selection.setCurrentIndex(model_->indexOf(flag), QItemSelectionModel::Select);
    QSignalSpy resets(model_.get(), &SceneTreeModel::modelAboutToBeReset);
    const QPersistentModelIndex kept = model_->indexOf(flag);
    // Whoever asks in the middle of it is told about the old scene or the new one, and about no mixture.
    QString before, after;
    connect(model_.get(), &SceneTreeModel::modelAboutToBeReset, this, [&] { before = drawn(*model_); });
    connect(model_.get(), &SceneTreeModel::modelReset, this, [&] { after = drawn(*model_); });
    model_->setStructure(room(false));
    QCOMPARE(before, QString("table(board) Transform(light(Light) flag)"));
    QCOMPARE(after, QString("Transform(light(Light) flag)"));
    QCOMPARE(resets.size(), 1);
    QVERIFY(!kept.isValid());
    QVERIFY(!selection.hasSelection());
    QVERIFY(!selection.currentIndex().isValid());
    selection.select(model_->indexOf(0), QItemSelectionModel::Select);
    QCOMPARE(selection.selectedIndexes().size(), 1);
    model_->setStructure(nullptr); // And then the whole scene.
    QVERIFY(!selection.hasSelection());
    QCOMPARE(model_->rowCount(), 0);
    QCOMPARE(drawn(*model_), QString());
  }

  void nodesThatAreNotThereHaveNoIndex_data()
  {
    QTest::addColumn<bool>("hasScene");
    QTest::newRow("with a scene") << true;
    QTest::newRow("without one") << false;
  }
  void nodesThatAreNotThereHaveNoIndex()
  {
    QFETCH(const bool, hasScene);
    model_->setStructure(room());
    if(!hasScene)
      model_->setStructure(nullptr);
    for(const int wrong : {-1, static_cast<int>(roomSize), 1000000, std::numeric_limits<int>::min()})
    {
      QVERIFY(!model_->indexOf(wrong).isValid());
      QCOMPARE(model_->title(wrong), QString());
    }
    QCOMPARE(model_->indexOf(0).isValid(), hasScene);
    QCOMPARE(model_->nodeOf({}), -1);
    QVERIFY(!model_->parent({}).isValid());
    QVERIFY(!model_->data({}, Qt::DisplayRole).isValid());
    QVERIFY(!model_->index(0, 1).isValid());
    QVERIFY(!model_->index(-1, 0).isValid());
    QVERIFY(!model_->index(99, 0).isValid());
    QVERIFY(!model_->index(0, 0, model_->indexOf(flag)).isValid());
  }

  void anEmptySceneHasNoRows()
  {
    model_->setStructure(structureOf({}));
    QCOMPARE(model_->rowCount(), 0);
    QVERIFY(!model_->indexOf(0).isValid());
    QSignalSpy changes(model_.get(), &SceneTreeModel::dataChanged);
    model_->retranslate();
    model_->setLabels({{1, "nobody"}});
    QCOMPARE(changes.size(), 0);
  }

  void anotherLanguageReachesEveryLevel()
  {
    model_->setStructure(room());
    QSet<int> told;
    connect(model_.get(), &SceneTreeModel::dataChanged, this,
            [&](const QModelIndex& first, const QModelIndex& last)
            {
              for(int row = first.row(); row <= last.row(); ++row)
                told.insert(model_->nodeOf(first.siblingAtRow(row)));
            });
    model_->retranslate();
    QCOMPARE(told.size(), static_cast<qsizetype>(roomSize));
  }

private:
  std::unique_ptr<SceneTreeModel> model_;
  std::unique_ptr<QAbstractItemModelTester> tester_; ///< Keeps an eye on it all the time.
};

QTEST_GUILESS_MAIN(SceneTreeModelTest)
#include "SceneTreeModelTest.moc"
