#include "app/ide/help/HelpBrowser.h"

#include "app/ide/help/HelpDocument.h"

#include <QDir>
#include <QEvent>
#include <QImageReader>
#include <QScrollBar>
#include <QTextBlock>

namespace sparkwright
{

namespace
{

/// Of documents, on both sides.
constexpr int margins = 40;

} // namespace

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent)
{
  setOpenLinks(false);
  setFrameShape(NoFrame);
  connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

HelpBrowser::~HelpBrowser()
{
  setDocument(nullptr);
}

void HelpBrowser::setLibrary(std::shared_ptr<const HelpLibrary> library, const QString& folder)
{
  const int scrolled = verticalScrollBar()->value();
  const HelpPage* const before = library_ && !loaded_.isEmpty() ? library_->page(loaded_) : nullptr;
  const QString text = before ? before->markdown : QString();
  library_ = std::move(library);
  folder_ = folder;
  std::erase_if(history_, [this](const Place& place) { return !library_->page(place.target.page); });
  at_ = std::min(at_, static_cast<int>(history_.size()) - 1);
  const HelpPage* const now = library_->page(target().page);
  if(!now || (now->id == loaded_ && now->markdown == text))
    return emit moved();
  load();
  verticalScrollBar()->setValue(scrolled);
  emit moved();
}

void HelpBrowser::show(const HelpTarget& target, const QString& words)
{
  if(!library_ || !library_->page(target.page))
    return;
  if(at_ >= 0)
    history_[static_cast<std::size_t>(at_)].scrolled = verticalScrollBar()->value();
  if(this->target() != target)
  {
    history_.resize(static_cast<std::size_t>(at_ + 1));
    history_.push_back({target, 0});
    ++at_;
  }
  if(loaded_ != target.page)
    load();
  showAnchor(target.anchor);
  if(!words.isEmpty())
    mark(words);
  emit moved();
}

void HelpBrowser::backward()
{
  if(canGoBack())
    goTo(at_ - 1);
}

void HelpBrowser::forward()
{
  if(canGoForward())
    goTo(at_ + 1);
}

void HelpBrowser::goTo(int place)
{
  history_[static_cast<std::size_t>(at_)].scrolled = verticalScrollBar()->value();
  at_ = place;
  if(loaded_ != target().page)
    load();
  verticalScrollBar()->setValue(history_[static_cast<std::size_t>(at_)].scrolled);
  emit moved();
}

void HelpBrowser::follow(const QUrl& link)
{
  const QString text = link.toString();
  if(text.startsWith(sceneScheme))
    emit sceneWanted(text.mid(sceneScheme.size()));
  else if(link.scheme() == QLatin1String("http") || link.scheme() == QLatin1String("https"))
    emit webWanted(link);
  else if(const auto found = library_ ? library_->find(text, target().page) : std::nullopt)
    show(*found);
  else
    emit missing(text);
}

void HelpBrowser::load()
{
  const HelpPage* const page = library_ ? library_->page(target().page) : nullptr;
  loaded_ = page ? page->id : QString();
  if(!page)
    return;
  std::unique_ptr<QTextDocument> document = helpDocument(*page, palette(), font());
  setDocument(document.get());
  document_ = std::move(document); // The one before is not used any more.
  fitToWidth();
}

void HelpBrowser::showAnchor(const QString& anchor)
{
  if(anchor.isEmpty())
    verticalScrollBar()->setValue(0);
  else
    scrollToAnchor(anchor);
  // Reading goes on there, for keys and screen readers.
  QTextCursor cursor(document());
  for(QTextBlock block = document()->begin(); block.isValid() && !anchor.isEmpty(); block = block.next())
    if(const auto piece = block.begin(); !piece.atEnd() && piece.fragment().charFormat().anchorNames().contains(anchor))
    {
      cursor.setPosition(block.position());
      break;
    }
  const int scrolled = verticalScrollBar()->value();
  setTextCursor(cursor);
  verticalScrollBar()->setValue(scrolled);
}

void HelpBrowser::mark(const QString& words)
{
  const QTextCursor start = textCursor();
  for(const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
    if(const QTextCursor found = document()->find(word, start); !found.isNull())
    {
      setTextCursor(found);
      return ensureCursorVisible();
    }
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
  if(type != QTextDocument::ImageResource || folder_.isEmpty())
    return {};
  return QImage(QDir(folder_).filePath(name.path()));
}

void HelpBrowser::fitToWidth()
{
  if(loaded_.isEmpty())
    return;
  fitPictures(*document(), viewport()->width() - margins,
              [this](const QString& name)
              { return QImageReader(QDir(folder_).filePath(QUrl(name).path())).size() / devicePixelRatio(); });
}

void HelpBrowser::changeEvent(QEvent* event)
{
  QTextBrowser::changeEvent(event);
  if((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && !loaded_.isEmpty())
  {
    const int scrolled = verticalScrollBar()->value();
    load();
    verticalScrollBar()->setValue(scrolled);
  }
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
  QTextBrowser::resizeEvent(event);
  fitToWidth();
}

} // namespace sparkwright
