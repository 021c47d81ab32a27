#include "editor/text/tabs/TextPage.h"

#include <QFileInfo>
#include <QToolTip>
#include <QVBoxLayout>

namespace sparkwright
{

TextPage::TextPage(SceneDocument& document, SceneHelp& help, const Surroundings& around, QWidget* parent)
    : QWidget(parent), help_(help), around_(around), view_(new TextView(document)), banner_(new ChangeBanner(document)),
      findBar_(new FindBar(*view_)), problems_(new ProblemMarks(*view_, help, around.services)),
      completer_(new Completer(*view_, help, around.services)),
      tips_(new TextTips(*view_, help, *problems_, around.services)),
      names_(new NameHelp(*view_, help, around.services)), colours_(new ColourChips(*view_, help)),
      numbers_(new NumberScrubber(*view_, help))
{
  const auto column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(banner_);
  column->addWidget(view_, 1);
  column->addWidget(findBar_);
  setFocusProxy(view_);
  connect(view_, &TextView::cursorMoved, this, &TextPage::selectForm);
  connect(&around_.selection, &SourceSelection::changed, this, &TextPage::showSelection);
  connect(&around_.options, &TextOptions::changed, this, &TextPage::showOptions);
  connect(findBar_, &FindBar::optionsChanged, this, [this] { around_.options.setSearch(findBar_->term()); });
  connect(view_, &TextView::breaksLinesChanged, this, &TextPage::tellOfLongLines);
  // Whoever makes the page hears it, too.
  QMetaObject::invokeMethod(this, &TextPage::tellOfText, Qt::QueuedConnection);
  showSelection(nullptr);
  showOptions();
}

void TextPage::tellOfText()
{
  if(const QString name = encodingName(document().encoding()); !name.isEmpty())
    emit told(tr("%1 is in %2 and is saved so. The simulation reads UTF-8 only, which File ▸ Save scene as… writes.")
                  .arg(QFileInfo(document().shownAs()).fileName(), name));
  tellOfLongLines();
}

void TextPage::tellOfLongLines()
{
  if(view_->breaksLines())
    emit told(tr("Lines of more than %1 bytes are shown in pieces; the file keeps them whole.").arg(SoftBreaks::longest));
}

TextPage::~TextPage()
{
  // They use the view, and watch its events as long as they live.
  for(QObject* const helper :
      std::initializer_list<QObject*>{numbers_, colours_, names_, tips_, completer_, problems_, findBar_})
    delete helper;
}

void TextPage::showOptions()
{
  if(view_->rainbow() != around_.options.rainbow())
    view_->setRainbow(around_.options.rainbow());
  findBar_->setOptions(around_.options.search());
}

void TextPage::tell(const LocalText& words)
{
  tell(around_.services.words(words));
}

void TextPage::tell(const QString& text)
{
  QToolTip::showText(view_->viewport()->mapToGlobal(view_->pointAt(view_->cursor())), text, view_);
  emit told(text);
}

void TextPage::askForFiles()
{
  const TextView::Range range = view_->selection();
  const bool isShort = range.end - range.begin <= 200;
  emit findInFilesWanted(isShort ? QString::fromStdString(document().tokens().text(range.begin, range.end))
                                 : QString());
}

/// The form that the cursor is in becomes the selection.
void TextPage::selectForm()
{
  if(!view_->hasFocus())
    return;
  const TokenRope::Id list = view_->listAtCursor();
  std::vector<SourceNode> nodes;
  if(list != 0)
    nodes.push_back({&document(), list});
  if(nodes != around_.selection.nodes())
    around_.selection.select(std::move(nodes), this);
}

void TextPage::showSelection(const QObject* origin)
{
  const std::vector<SourceNode>& nodes = around_.selection.nodes();
  std::optional<TokenRope::Id> form;
  if(!nodes.empty() && nodes.back().document == &document())
    form = nodes.back().list;
  const bool own = origin == this;
  view_->markForm(own ? std::nullopt : form);
  if(own || !form)
    return;
  if(const std::optional<TokenRope::Cursor> open = document().tokens().find(*form))
    view_->goTo(open->begin() + 1);
}

} // namespace sparkwright
