#include "editor/properties/PropertyPanel.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace sparkwright
{

struct PropertyPanel::Target
{
  OutlinedFile* file;
  TokenRope::Id list;
  std::unique_ptr<SourceValues> values;
  std::unique_ptr<PropertyList> properties;
  std::map<std::string, const Property*> byKey{};

  const Property* find(const std::string& key) const
  {
    const auto found = byKey.find(key);
    return found == byKey.end() ? nullptr : found->second;
  }
  /// Whether all of the nodes have the property.
  static bool areCommon(const std::vector<Target>& targets, const std::string& key, Property::Kind kind)
  {
    return std::ranges::all_of(targets,
                               [&](const Target& target)
                               {
                                 const Property* const other = target.find(key);
                                 return other && other->kind == kind;
                               });
  }
};

PropertyPanel::PropertyPanel(OutlineFiles& files, SourceSelection& selection, const Registry& registry, QWidget* parent)
    : QWidget(parent), files_(files), selection_(selection), registry_(registry), sites_(files), title_(new QLabel),
      filter_(new QLineEdit), scroll_(new QScrollArea), empty_(new QLabel), help_(new QLabel)
{
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  title_->setContentsMargins(8, 4, 8, 0);
  title_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  filter_->setClearButtonEnabled(true);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
  empty_->setContentsMargins(12, 12, 12, 12);
  empty_->setForegroundRole(QPalette::PlaceholderText);
  help_->setWordWrap(true);
  help_->setTextFormat(Qt::PlainText);
  help_->setContentsMargins(8, 4, 8, 4);
  help_->setMinimumHeight(3 * fontMetrics().lineSpacing() + 8);
  help_->setAlignment(Qt::AlignTop);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(title_);
  layout->addWidget(filter_);
  layout->addWidget(empty_);
  layout->addWidget(scroll_, 1);
  layout->addWidget(help_);
  connect(empty_, &QLabel::linkActivated, this,
          [this](const QString& link)
          {
            const qsizetype colon = link.lastIndexOf(QLatin1Char(':'));
            emit openSource(link.left(colon), link.mid(colon + 1).toInt());
          });
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &PropertyPanel::refresh);
  connect(filter_, &QLineEdit::textChanged, this, &PropertyPanel::applyFilter);
  connect(&selection, &SourceSelection::changed, this, &PropertyPanel::rebuild);
  connect(&files, &OutlineFiles::edited, this,
          [this]
          {
            if(!keys_.empty() || !selection_.nodes().empty())
              soon_.start();
          });
  connect(&files, &OutlineFiles::replacing, this,
          [this]
          {
            sites_.clear();
            QMetaObject::invokeMethod(this, &PropertyPanel::rebuild, Qt::QueuedConnection);
          });
  retranslate();
  rebuild();
}

PropertyPanel::~PropertyPanel()
{
  dropRows();
}

/// A field that has the keyboard tells that it is finished when it goes; nobody is there to hear it.
void PropertyPanel::dropRows()
{
  for(const Group& group : groups_)
    for(PropertyRow* const row : group.rows)
    {
      disconnect(row, nullptr, this, nullptr);
      disconnect(row, nullptr, help_, nullptr);
    }
  groups_.clear();
}

void PropertyPanel::setLiveValues(LiveValues* values)
{
  if(live_)
    disconnect(live_, nullptr, this, nullptr);
  live_ = values;
  if(live_)
    connect(live_, &LiveValues::changed, this, &PropertyPanel::showLive);
  showLive();
}

void PropertyPanel::showImported(const QString& file, int line)
{
  if(!selection_.nodes().empty())
    return;
  if(file.isEmpty())
    return empty_->setText(tr("Select a node to see its properties."));
  empty_->setText(tr("This belongs to %1, which is imported. <a href=\"%2:%3\">Open it</a> to edit its properties.")
                      .arg(QFileInfo(file).fileName().toHtmlEscaped(), file.toHtmlEscaped())
                      .arg(line));
}

void PropertyPanel::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
}

void PropertyPanel::retranslate()
{
  filter_->setPlaceholderText(tr("Filter properties"));
  filter_->setAccessibleName(tr("Filter properties"));
  help_->setAccessibleName(tr("What the property does"));
  keys_.clear(); // So that the rows are made anew.
  refresh();
}

void PropertyPanel::setMaterials(const QStringList& names)
{
  if(names == materials_)
    return; // Whoever types in a row goes on typing.
  materials_ = names;
  keys_.clear();
  refresh();
}

PropertyRow* PropertyPanel::row(std::string_view key) const
{
  for(const Group& group : groups_)
    for(PropertyRow* const row : group.rows)
      if(row->key() == key)
        return row;
  return nullptr;
}

// Reading

std::vector<PropertyPanel::Target> PropertyPanel::readTargets()
{
  std::vector<Target> targets;
  std::set<std::pair<const OutlinedFile*, TokenRope::Id>> known;
  for(const SourceNode& node : selection_.nodes())
  {
    OutlinedFile* const file = files_.of(node.document);
    if(!file)
      continue;
    const SourceOutline::Item* const item = file->nodeOf(node.list);
    if(!item || !known.emplace(file, item->list).second)
      continue;
    auto values = std::make_unique<SourceValues>(*file->outline, file->file.toStdString(), sites_.find(file),
                                                 [this](const std::string& text) { return expressions_(text); });
    auto properties = std::make_unique<PropertyList>(*values, registry_, item->list);
    if(!properties->found())
      continue;
    targets.push_back({file, item->list, std::move(values), std::move(properties)});
    for(const Property& property : targets.back().properties->properties())
      targets.back().byKey.emplace(property.key(), &property);
  }
  return targets;
}

// Showing

void PropertyPanel::rebuild()
{
  for(const SourceNode& node : selection_.nodes())
    if(node.document)
      node.document->endMerge();
  sites_.clear();
  refresh();
}

void PropertyPanel::refresh()
{
  showTargets(readTargets());
}

/// In place of properties.
QString PropertyPanel::whyNothing() const
{
  if(selection_.nodes().empty())
    return tr("Select a node to see its properties.");
  const SourceNode& node = selection_.nodes().back();
  const OutlinedFile* const file = files_.of(node.document);
  const SourceOutline::Item* const item = file ? file->outline->find(node.list) : nullptr;
  if(!item || item->kind != SourceOutline::Kind::Import)
    return tr("What is selected has no properties.");
  const QString path = files_.pathOf(*file->outline, node.list);
  const QString values = tr("The values that the import passes are edited in the text.");
  if(path.isEmpty())
    return values;
  return tr("Here is what %1 makes. <a href=\"%2:0\">Open it</a> (Ctrl+Enter in the tree, F4 in the text) to edit its "
            "nodes.").arg(QFileInfo(path).fileName().toHtmlEscaped(), path.toHtmlEscaped()) +
         QLatin1Char(' ') + values;
}

void PropertyPanel::showTargets(const std::vector<Target>& targets)
{
  std::vector<std::string> keys;
  if(!targets.empty())
    for(const Property& property : targets.front().properties->properties())
    {
      const std::string key = property.key();
      if(Target::areCommon(targets, key, property.kind))
        keys.push_back(property.owner->name + '.' + key);
    }
  const bool any = !targets.empty();
  scroll_->setVisible(any);
  filter_->setVisible(any);
  help_->setVisible(any);
  title_->setVisible(any);
  empty_->setVisible(!any);
  empty_->setText(any ? QString() : whyNothing());
  if(keys != keys_)
  {
    keys_ = std::move(keys);
    layOut(targets);
  }
  if(!any)
    return;
  const SourceOutline::Item* const first = targets.front().file->outline->find(targets.front().list);
  title_->setText(targets.size() > 1
                      ? tr("%n nodes", nullptr, static_cast<int>(targets.size()))
                      : QString::fromStdString(first->head + (first->name.empty() ? "" : " ") + first->name));
  std::size_t at = 0;
  const std::vector<Property>& all = targets.front().properties->properties();
  for(const Group& group : groups_)
    for(PropertyRow* const row : group.rows)
    {
      // Rows are in the order of the properties that all nodes have.
      while(at < all.size() && !Target::areCommon(targets, all[at].key(), all[at].kind))
        ++at;
      if(at == all.size())
        return;
      std::vector<const Property*> nodes{&all[at]};
      for(std::size_t i = 1; i < targets.size(); ++i)
        nodes.push_back(targets[i].find(all[at].key()));
      row->setNodes(nodes, materials_);
      ++at;
    }
  applyFilter();
  showLive();
}

/// Makes rows for the properties, below headings of their classes.
void PropertyPanel::layOut(const std::vector<Target>& targets)
{
  dropRows();
  auto* const content = new QWidget;
  auto* const layout = new QVBoxLayout(content);
  layout->setContentsMargins(0, 0, 0, 8);
  layout->setSpacing(0);
  for(const std::string& key : keys_)
  {
    const QString owner = QString::fromStdString(key.substr(0, key.find('.')));
    if(groups_.empty() || groups_.back().name != owner)
    {
      auto* const heading = new QToolButton;
      heading->setText(owner);
      heading->setCheckable(true);
      heading->setChecked(true);
      heading->setAutoRaise(true);
      heading->setArrowType(Qt::DownArrow);
      heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
      heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
      heading->setAccessibleName(tr("Properties of %1").arg(owner));
      if(const ClassInfo* const info = registry_.find(owner.toStdString()))
        heading->setToolTip(QString::fromStdString(info->documentation));
      auto* const body = new QWidget;
      auto* const rows = new QVBoxLayout(body);
      rows->setContentsMargins(0, 0, 0, 4);
      rows->setSpacing(1);
      layout->addWidget(heading);
      layout->addWidget(body);
      connect(heading, &QToolButton::toggled, body,
              [heading, body](bool on)
              {
                body->setVisible(on);
                heading->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
              });
      groups_.push_back({owner, heading, body, {}});
    }
    auto* const row = new PropertyRow;
    groups_.back().body->layout()->addWidget(row);
    groups_.back().rows.push_back(row);
    connectRow(row);
  }
  layout->addStretch(1);
  scroll_->setWidget(content);
  help_->setText(targets.empty() ? QString()
                                 : QString::fromStdString(targets.front().properties->info()->documentation));
}

void PropertyPanel::connectRow(PropertyRow* row)
{
  connect(row, &PropertyRow::edited, this,
          [this, row](const PropertyRow::NewValues& values, bool finished) { edit(*row, values, finished); });
  connect(row, &PropertyRow::called, this, [this, row](bool called) { setCalled(*row, called); });
  connect(row, &PropertyRow::openSource, this, &PropertyPanel::openSource);
  connect(row, &PropertyRow::focused, help_, &QLabel::setText);
  connect(row, &PropertyRow::chooseFile, this, [this, row](std::size_t index) { chooseFile(*row, index); });
}

void PropertyPanel::applyFilter()
{
  const QStringList words = filter_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for(const Group& group : groups_)
  {
    bool any = false;
    for(PropertyRow* const row : group.rows)
    {
      const QString text = row->searched();
      const bool fits =
          std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
      row->setVisible(fits);
      any = any || fits;
    }
    group.heading->setVisible(any);
    group.body->setVisible(any && group.heading->isChecked());
  }
}

void PropertyPanel::showLive()
{
  std::map<QString, QString> live;
  if(live_ && selection_.nodes().size() == 1)
    for(const LiveValues::Value& value : live_->of(selection_.nodes().front()))
      live[value.name] = value.unit.isEmpty() ? value.number : value.number + QLatin1Char(' ') + value.unit;
  for(const Group& group : groups_)
    for(PropertyRow* const row : group.rows)
    {
      const auto value = live.find(QString::fromStdString(row->key()));
      row->setLive(value == live.end() ? QString() : value->second);
    }
}

// Editing

/// Makes the same change for all selected nodes, in one step for each document.
void PropertyPanel::change(const std::string& key, bool finished,
                           const std::function<std::optional<TextEdit>(const PropertyList&, const Property&)>& change,
                           const QString& what)
{
  std::map<OutlinedFile*, std::vector<TextEdit>> edits;
  for(const Target& target : readTargets())
    if(const Property* const property = target.find(key))
      if(std::optional<TextEdit> edit = change(*target.properties, *property))
        edits[target.file].push_back(std::move(*edit));
  for(auto& [file, all] : edits)
    if(file->document)
      file->document->apply(all, what, SceneDocument::Merge::Value);
  if(finished)
    for(const SourceNode& node : selection_.nodes())
      if(node.document)
        node.document->endMerge();
}

void PropertyPanel::edit(const PropertyRow& row, const PropertyRow::NewValues& values, bool finished)
{
  change(
      row.key(), finished,
      [&](const PropertyList& list, const Property& property) { return list.set(property, values); },
      tr("Set %1 of %2").arg(QString::fromStdString(row.key()), title_->text()));
}

void PropertyPanel::setCalled(const PropertyRow& row, bool called)
{
  change(
      row.key(), true,
      [&](const PropertyList& list, const Property& property) { return list.setCalled(property, called); },
      (called ? tr("Set %1 of %2") : tr("Reset %1 of %2")).arg(QString::fromStdString(row.key()), title_->text()));
}

void PropertyPanel::chooseFile(const PropertyRow& row, std::size_t index)
{
  auto* const dialog = new QFileDialog(this, tr("Choose file"), folders_.value(0));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  const std::string key = row.key();
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, key, index](const QString& file)
          {
            QString name = file;
            for(const QString& folder : folders_)
              if(const QString way = QDir(folder).relativeFilePath(file); !way.startsWith(QLatin1String("..")))
              {
                name = way;
                break;
              }
            if(const PropertyRow* const target = this->row(key))
              edit(*target, {{index, name.toStdString(), false}}, true);
          });
  dialog->open();
}

} // namespace sparkwright
