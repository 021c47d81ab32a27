#include "DiskSupport.h"

#include "core/setup/StandardRegistry.h"
#include "editor/document/OpenDocuments.h"
#include "editor/language/structure/Formatter.h"
#include "editor/properties/Expressions.h"
#include "editor/properties/PropertyList.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/text/TextView.h"
#include "editor/tree/view/SourceTreeView.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QtTest>

#include <random>

using namespace sparkwright;

namespace
{

const QString editedFile = "/scenes/robot.rsg";

std::string resource(const QString& name)
{
  QFile file(SPARKWRIGHT_SOURCE_DIR "/resources/" + name);
  return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// Text, tree and properties edit one document at random, in turns: everything can be taken back and done again to the
/// byte, and none of them writes more than it has to.
class RandomEditsTest : public QObject
{
  Q_OBJECT
private slots:
  void everythingIsUndoneAndRedone_data()
  {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("seed");
    int seed = 0;
    for(const char* const file : {"rsg/agent/nao/nao_hetero.rsg", "rsg/agent/nao/hinge.rsg", "examples/buggy.rsg",
                                  "examples/hinge.rsg", "examples/wheel.rsg", "examples/pendulum.rsg"})
      for(int i = 0; i < 2; ++i, ++seed)
        QTest::newRow(qPrintable(QString("%1 seed %2").arg(file).arg(seed))) << QString(file) << seed;
  }
  void everythingIsUndoneAndRedone();

  void aPropertyChangesOneSpan_data()
  {
    QTest::addColumn<QString>("file");
    for(const char* const file : {"rsg/agent/nao/nao_hetero.rsg", "rsg/agent/nao/arm.rsg", "rsg/agent/nao/hinge.rsg",
                                  "examples/buggy.rsg", "examples/hinge.rsg", "examples/wheel.rsg"})
      QTest::newRow(file) << QString(file);
  }
  void aPropertyChangesOneSpan();

private:
  void open(const std::string& text);
  void type();
  void treeCommand();
  void setProperty();
  std::size_t random(std::size_t below) { return std::uniform_int_distribution<std::size_t>(0, below - 1)(random_); }
  std::vector<QModelIndex> rows(const QModelIndex& in = {})
  {
    std::vector<QModelIndex> all;
    for(int i = 0; i < tree_->sourceModel().rowCount(in); ++i)
    {
      all.push_back(tree_->sourceModel().index(i, 0, in));
      const std::vector<QModelIndex> below = rows(all.back());
      all.insert(all.end(), below.begin(), below.end());
    }
    return all;
  }
  /// The colours of the text that have been given so far, after all that was given is thrown away and made anew.
  std::pair<std::string, std::string> coloursNowAndAnew() const
  {
    const auto read = [this](std::size_t size)
    {
      std::string styles(size, ' ');
      for(std::size_t i = 0; i < styles.size(); ++i)
        styles[i] = static_cast<char>(view_->send(QsciScintillaBase::SCI_GETSTYLEAT, i));
      return styles;
    };
    const auto end = static_cast<std::size_t>(view_->send(QsciScintillaBase::SCI_GETENDSTYLED));
    const std::string now = read(end);
    view_->send(QsciScintillaBase::SCI_STARTSTYLING, 0);
    view_->foldAll(false);
    return {now, read(end)};
  }
  std::string shown() const
  {
    std::string text(static_cast<std::size_t>(view_->send(QsciScintillaBase::SCI_GETLENGTH)), ' ');
    for(std::size_t i = 0; i < text.size(); ++i)
      text[i] = static_cast<char>(view_->send(QsciScintillaBase::SCI_GETCHARAT, i));
    return text;
  }

  const std::shared_ptr<Registry> registry_ = standardRegistry();
  std::mt19937 random_;
  std::shared_ptr<test::FakeDisk> disk_;
  std::unique_ptr<OpenDocuments> documents_;
  SceneDocument* document_ = nullptr;
  std::unique_ptr<SourceSelection> selection_;
  std::unique_ptr<OutlineFiles> outlines_;
  std::unique_ptr<TextView> view_;
  std::unique_ptr<SourceTreeView> tree_;
  std::unique_ptr<PropertyPanel> panel_;
};

void RandomEditsTest::open(const std::string& text)
{
  panel_.reset();
  tree_.reset();
  view_.reset();
  outlines_.reset();
  disk_ = std::make_shared<test::FakeDisk>();
  disk_->files[editedFile] = text;
  documents_ = std::make_unique<OpenDocuments>(std::make_shared<JournalFolder>("/kept", disk_), disk_);
  document_ = documents_->open(editedFile);
  selection_ = std::make_unique<SourceSelection>();
  outlines_ = std::make_unique<OutlineFiles>(*documents_, nullptr);
  view_ = std::make_unique<TextView>(*document_);
  tree_ = std::make_unique<SourceTreeView>(*outlines_, *selection_, *registry_);
  tree_->setDocument(document_);
  panel_ = std::make_unique<PropertyPanel>(*outlines_, *selection_, *registry_);
  for(QWidget* const widget : std::initializer_list<QWidget*>{view_.get(), tree_.get(), panel_.get()})
  {
    widget->resize(500, 400);
    widget->show();
  }
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

/// Keys in the text, brackets and quotes among them.
void RandomEditsTest::type()
{
  view_->goTo(static_cast<std::uint32_t>(random(document_->text().size() + 1)));
  static const std::vector<QString> pieces{"(", ")",    "\"", ";",       "7",  "(nd Box (setExtents 1 2 3))",
                                           " ", "-0.5", "$x", "(nd Tra", "\\", "(setMass "};
  switch(random(8))
  {
  case 0:
    QTest::keyClick(view_.get(), Qt::Key_Backspace);
    break;
  case 1:
    QTest::keyClick(view_.get(), Qt::Key_Delete);
    break;
  case 2:
    QTest::keyClick(view_.get(), Qt::Key_Return);
    break;
  case 3:
    view_->select({view_->cursor(),
                   static_cast<std::uint32_t>(std::min(document_->text().size(), view_->cursor() + random(60)))});
    QTest::keyClick(view_.get(), Qt::Key_Delete);
    break;
  case 4:
    QApplication::clipboard()->setText(QString::fromUtf8("(nd Box) ; 5 €\n"));
    QTest::keyClick(view_.get(), Qt::Key_V, Qt::ControlModifier);
    break;
  default:
    QTest::keyClicks(view_.get(), pieces[random(pieces.size())]);
  }
}

void RandomEditsTest::treeCommand()
{
  const std::vector<QModelIndex> all = rows();
  if(all.empty())
    return;
  tree_->clearSelection();
  tree_->selectionModel()->setCurrentIndex(all[random(all.size())], QItemSelectionModel::ClearAndSelect);
  switch(random(8))
  {
  case 0:
    tree_->removeSelected();
    break;
  case 1:
    tree_->duplicateSelected();
    break;
  case 2:
    tree_->addNode("Transform");
    break;
  case 3:
    tree_->addNode("Box");
    break;
  case 4:
    tree_->moveAmongSiblings(random(2) == 0);
    break;
  case 5:
    tree_->copySelected();
    tree_->selectionModel()->setCurrentIndex(all[random(all.size())], QItemSelectionModel::ClearAndSelect);
    tree_->paste();
    break;
  case 6:
    tree_->cutSelected();
    break;
  default:
    tree_->renameCurrent();
    if(auto* const field = tree_->findChild<QLineEdit*>())
    {
      field->selectAll();
      QTest::keyClicks(field, "name" + QString::number(random(9)));
      QTest::keyClick(field, Qt::Key_Return);
    }
  }
}

void RandomEditsTest::setProperty()
{
  const std::vector<QModelIndex> all = rows();
  if(all.empty())
    return;
  const SourceNode node = tree_->sourceModel().nodeOf(all[random(all.size())]);
  selection_->select({node}, nullptr);
  std::vector<PropertyRow*> properties;
  for(PropertyRow* const row : panel_->findChildren<PropertyRow*>())
    if(panel_->row(row->key()) == row)
      properties.push_back(row);
  if(properties.empty())
    return;
  const QList<QLineEdit*> fields = properties[random(properties.size())]->findChildren<QLineEdit*>();
  if(fields.isEmpty())
    return;
  QLineEdit* const field = fields[static_cast<int>(random(static_cast<std::size_t>(fields.size())))];
  field->selectAll();
  QTest::keyClicks(field, QString::number(random(1000)));
  QTest::keyClick(field, Qt::Key_Return);
}

void RandomEditsTest::everythingIsUndoneAndRedone()
{
  QFETCH(QString, file);
  QFETCH(int, seed);
  const std::string before = resource(file);
  QVERIFY(!before.empty());
  open(before);
  random_.seed(static_cast<std::mt19937::result_type>(seed));
  int coloured = 0;
  int byTree = 0, byProperties = 0, byKeys = 0;
  // Until there were enough of each kind: many commands do not fit to the node where they land.
  for(int i = 0; i < 80 || (i < 400 && (byKeys <= 5 || byTree <= 5 || byProperties == 0)); ++i)
  {
    const int steps = document_->undoStack().index();
    switch(random(5))
    {
    case 0:
    case 1:
      type(), byKeys += document_->undoStack().index() != steps;
      break;
    case 2:
    case 3:
      treeCommand(), byTree += document_->undoStack().index() != steps;
      break;
    default:
      setProperty(), byProperties += document_->undoStack().index() != steps;
      break;
    }
    if(document_->tree()->broken() && random(3) != 0) // Else the tree would wait for the rest of the time.
      document_->undoStack().undo();
    if(random(12) == 0)
      document_->undoStack().undo();
    if(random(20) == 0)
      document_->undoStack().redo();
    QCOMPARE(document_->tokens().text(), document_->text());
    QCOMPARE(shown(), document_->text());
    const auto [now, anew] = coloursNowAndAnew();
    if(now != anew)
    {
      const auto place =
          static_cast<std::size_t>(std::mismatch(now.begin(), now.end(), anew.begin()).first - now.begin());
      const std::size_t begin = place > 60 ? place - 60 : 0;
      QFAIL(qPrintable(QString("%1: colour %2, not %3, at >>> in %4>>>%5")
                           .arg(document_->undoStack().undoText())
                           .arg(int(now[place]))
                           .arg(int(anew[place]))
                           .arg(QString::fromStdString(document_->text().substr(begin, place - begin)),
                                QString::fromStdString(document_->text().substr(place, 60)))));
    }
    coloured += now.size() == document_->text().size();
    QCoreApplication::processEvents();
  }
  QVERIFY2(byKeys > 5 && byTree > 5 && byProperties > 0,
           qPrintable(QString("%1 %2 %3").arg(byKeys).arg(byTree).arg(byProperties)));
  QVERIFY2(coloured > 20, qPrintable(QString::number(coloured)));
  while(document_->undoStack().canRedo())
    document_->undoStack().redo();
  const std::string after = document_->text();
  while(document_->undoStack().canUndo())
    document_->undoStack().undo();
  QCOMPARE(document_->text(), before);
  QCOMPARE(shown(), before);
  QVERIFY(!document_->isModified());
  while(document_->undoStack().canRedo())
    document_->undoStack().redo();
  QCOMPARE(document_->text(), after);
  QCOMPARE(shown(), after);

  const Formatting once = format(*document_->tree());
  if(once.edits.empty())
    return; // Formatted already, or so broken that it cannot be.
  QVERIFY(document_->apply(once.edits, "Format"));
  const Formatting twice = format(*document_->tree());
  QVERIFY2(twice.edits.empty(), document_->text().c_str());
  document_->undoStack().undo();
  QCOMPARE(document_->text(), after);
}

void RandomEditsTest::aPropertyChangesOneSpan()
{
  QFETCH(QString, file);
  const std::string before = resource(file);
  open(before);
  Expressions expressions;
  int changed = 0;
  for(const SourceOutline::Id id : std::vector(outlines_->of(document_)->outline->order()))
  {
    const SourceOutline& outline = *outlines_->of(document_)->outline;
    const SourceValues values(outline, file.toStdString(), nullptr,
                              [&](const std::string& text) { return expressions(text); });
    const PropertyList list(values, *registry_, id);
    for(const Property& property : list.properties())
    {
      if(property.kind == Property::Kind::Call || property.values.empty())
        continue;
      const std::size_t index = property.values.size() / 2;
      const std::optional<TextEdit> edit = list.set(property, index, "0.1234");
      if(!edit)
        continue;
      QVERIFY(edit->begin <= edit->end && edit->end <= before.size());
      QVERIFY2(document_->apply({*edit}, "Set"), property.key().c_str());
      const std::string now = document_->text();
      QCOMPARE(now.substr(0, edit->begin), before.substr(0, edit->begin));
      QCOMPARE(now.substr(edit->begin + edit->text.size()), before.substr(edit->end));
      if(property.isCalled())
        QVERIFY2(edit->text.find('(') == std::string::npos, edit->text.c_str()); // Only values.
      const SourceValues valuesNow(*outlines_->of(document_)->outline, file.toStdString(), nullptr, {});
      const PropertyList listNow(valuesNow, *registry_, id);
      const Property* const read = listNow.find(property.key());
      QVERIFY2(read && read->values.size() > index, property.key().c_str());
      QCOMPARE(QString::fromStdString(read->values[index].source), QString("0.1234"));
      document_->undoStack().undo();
      QCOMPARE(document_->text(), before);
      ++changed;
    }
  }
  QVERIFY2(changed > 3, qPrintable(QString::number(changed)));
}

QTEST_MAIN(RandomEditsTest)
#include "RandomEditsTest.moc"
