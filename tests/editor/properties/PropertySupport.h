#pragma once

#include "../tree/OutlineSupport.h"
#include "core/setup/StandardRegistry.h"
#include "editor/properties/NumberEdit.h"
#include "editor/properties/PropertyPanel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace sparkwright::test
{

class FakeLiveValues : public LiveValues
{
public:
  std::vector<Value> of(const SourceNode&) const override { return values; }
  void set(std::vector<Value> now)
  {
    values = std::move(now);
    emit changed();
  }
  std::vector<Value> values;
};

/// A property panel with documents of its own, in a window with the keyboard.
class PropertyFixture
{
protected:
  void openPanel()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    files_ = std::make_unique<FileService>();
    files_->addDirectory(folder_->path().toStdString());
    documents_ = std::make_unique<OpenDocuments>(std::make_shared<JournalFolder>(folder_->filePath("kept"), nullptr));
    selection_ = std::make_unique<SourceSelection>();
    outlines_ = std::make_unique<OutlineFiles>(*documents_, files_.get());
    panel_ = std::make_unique<PropertyPanel>(*outlines_, *selection_, *registry_);
    panel_->resize(560, 700);
    panel_->show();
    panel_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  }
  void closePanel()
  {
    panel_.reset();
    outlines_.reset();
    selection_.reset();
    documents_.reset();
  }
  SceneDocument* open(const QString& name, const std::string& text)
  {
    const QString path = folder_->filePath(name);
    QFile file(path);
    if(file.open(QFile::WriteOnly))
      file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    return documents_->open(path);
  }
  TokenRope::Id listAt(SceneDocument* document, const char* start) const
  {
    const auto at = document->tokens().text().find(start);
    return document->tokens().at(static_cast<std::uint32_t>(at)).id();
  }
  void select(SceneDocument* document, const std::vector<const char*>& starts)
  {
    std::vector<SourceNode> nodes;
    for(const char* const start : starts)
      nodes.push_back({document, listAt(document, start)});
    selection_->select(nodes, nullptr);
  }
  NumberEdit* number(const char* key, int index = 0) const
  {
    PropertyRow* const row = panel_->row(key);
    return row ? row->findChildren<NumberEdit*>().value(index) : nullptr;
  }
  static void type(NumberEdit* edit, const QString& text)
  {
    edit->setFocus();
    edit->selectAll();
    for(const QChar sign : text) // Qt Test types ASCII only.
    {
      QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(sign));
      QCoreApplication::sendEvent(edit, &press);
    }
    QTest::keyClick(edit, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  static QString textOf(SceneDocument* document) { return QString::fromStdString(document->tokens().text()); }

  const std::shared_ptr<Registry> registry_ = standardRegistry();
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<FileService> files_;
  std::unique_ptr<OpenDocuments> documents_;
  std::unique_ptr<SourceSelection> selection_;
  std::unique_ptr<OutlineFiles> outlines_;
  std::unique_ptr<PropertyPanel> panel_;
};

} // namespace sparkwright::test
