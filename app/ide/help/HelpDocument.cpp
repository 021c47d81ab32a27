#include "app/ide/help/HelpDocument.h"

#include <QFontDatabase>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>
#include <array>
#include <functional>

namespace sparkwright
{

namespace
{

constexpr int pageMargin = 16, cellPadding = 5, codeMargin = 8;
constexpr double lineHeight = 118; // %

QColor mixed(const QColor& one, const QColor& other, double part)
{
  const auto mix = [part](double a, double b) { return static_cast<float>(a + (b - a) * part); };
  return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                          mix(one.blueF(), other.blueF()));
}

/// Gives the blocks of a document their look. One edit block, so that nothing is laid out between.
class HelpLook
{
public:
  HelpLook(QTextDocument& document, const QPalette& palette)
      : document_(document), palette_(palette),
        codeGround_(mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.07)),
        rule_(mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.22)),
        codeFamilies_(QFontDatabase::systemFont(QFontDatabase::FixedFont).families()), cursor_(&document)
  {
  }

  void apply()
  {
    cursor_.beginEditBlock();
    for(QTextBlock block = document_.begin(); block.isValid(); block = block.next())
      if(const int level = block.blockFormat().headingLevel())
        showHeading(block, level);
      else if(isCode(block))
        showCode(block);
      else
        showText(block);
    for(QTextFrame* const frame : document_.rootFrame()->childFrames())
      if(auto* const table = qobject_cast<QTextTable*>(frame))
        showTable(*table);
    cursor_.endEditBlock();
  }

private:
  static bool isCode(const QTextBlock& block)
  {
    const QTextBlockFormat format = block.blockFormat();
    return format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage) ||
           format.nonBreakableLines();
  }

  void setAnchor(const QTextBlock& block, const QString& anchor)
  {
    if(block.length() < 2 || anchor.isEmpty())
      return;
    cursor_.setPosition(block.position());
    cursor_.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setAnchor(true);
    format.setAnchorNames({anchor});
    cursor_.mergeCharFormat(format);
  }

  void showHeading(const QTextBlock& block, int level)
  {
    constexpr std::array sizes{1.7, 1.35, 1.15};
    QTextCharFormat letters;
    letters.setFontPointSize(document_.defaultFont().pointSizeF() *
                             sizes[std::min<std::size_t>(static_cast<std::size_t>(level) - 1, sizes.size() - 1)]);
    letters.setFontWeight(QFont::DemiBold);
    letters.clearProperty(QTextFormat::FontSizeAdjustment);
    QTextBlockFormat format = block.blockFormat();
    format.setTopMargin(level == 1 ? 0 : 18);
    format.setBottomMargin(8);
    format.setHeadingLevel(level);
    cursor_.setPosition(block.position());
    cursor_.setBlockFormat(format);
    cursor_.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor_.mergeCharFormat(letters);
    setAnchor(block, anchors_.next(block.text()));
  }

  void showCode(const QTextBlock& block)
  {
    QTextBlockFormat format = block.blockFormat();
    format.setBackground(codeGround_);
    format.setLeftMargin(codeMargin);
    format.setRightMargin(codeMargin);
    format.setTopMargin(isCode(block.previous()) ? 0 : 6);
    format.setBottomMargin(isCode(block.next()) ? 0 : 10);
    format.setNonBreakableLines(false); // Long lines are wrapped rather than cut.
    format.setProperty(QTextFormat::BlockCodeLanguage, QString());
    cursor_.setPosition(block.position());
    cursor_.setBlockFormat(format);
    cursor_.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat letters;
    letters.setFontFamilies(codeFamilies_);
    cursor_.mergeCharFormat(letters);
  }

  void showText(const QTextBlock& block)
  {
    QTextBlockFormat format = block.blockFormat();
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    if(!QTextCursor(block).currentTable() && !block.textList())
      format.setBottomMargin(10);
    if(block.textList())
      format.setBottomMargin(4);
    cursor_.setPosition(block.position());
    cursor_.setBlockFormat(format);
    struct Piece
    {
      int begin, length;
    };
    std::vector<Piece> code;
    for(auto each = block.begin(); !each.atEnd(); ++each)
      if(each.fragment().charFormat().fontFixedPitch())
        code.push_back({each.fragment().position(), each.fragment().length()});
    for(const Piece& piece : code)
    {
      cursor_.setPosition(piece.begin);
      cursor_.setPosition(piece.begin + piece.length, QTextCursor::KeepAnchor);
      QTextCharFormat letters;
      letters.setFontFamilies(codeFamilies_);
      letters.setBackground(codeGround_);
      cursor_.mergeCharFormat(letters);
    }
  }

  void showTable(QTextTable& table)
  {
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderCollapse(true);
    format.setBorderBrush(rule_);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setCellPadding(cellPadding);
    format.setCellSpacing(0);
    format.setTopMargin(4);
    format.setBottomMargin(12);
    table.setFormat(format);
    for(int column = 0; column < table.columns(); ++column)
    {
      QTextTableCell cell = table.cellAt(0, column);
      QTextCharFormat head = cell.format();
      head.setBackground(codeGround_);
      cell.setFormat(head);
    }
    // Names in code at the beginning of a row are what links and F1 lead to.
    for(int row = 1; row < table.rows(); ++row)
    {
      const QTextBlock first = table.cellAt(row, 0).firstCursorPosition().block();
      const auto piece = first.begin();
      if(!piece.atEnd() && piece.fragment().charFormat().fontFixedPitch())
        setAnchor(first, piece.fragment().text());
    }
  }

  QTextDocument& document_;
  const QPalette& palette_;
  QColor codeGround_, rule_;
  QStringList codeFamilies_;
  QTextCursor cursor_;
  HelpAnchors anchors_;
};

} // namespace

std::unique_ptr<QTextDocument> helpDocument(const HelpPage& page, const QPalette& palette, const QFont& font)
{
  auto document = std::make_unique<QTextDocument>();
  document->setUndoRedoEnabled(false);
  document->setDefaultFont(font);
  document->setDocumentMargin(pageMargin);
  document->setMarkdown(page.markdown, QTextDocument::MarkdownDialectGitHub);
  document->setMetaInformation(QTextDocument::DocumentTitle, page.title);
  HelpLook(*document, palette).apply();
  // The importer takes the colour of links from the application.
  QTextCursor cursor(document.get());
  for(QTextBlock block = document->begin(); block.isValid(); block = block.next())
  {
    std::vector<std::pair<int, int>> links;
    for(auto each = block.begin(); !each.atEnd(); ++each)
      if(!each.fragment().charFormat().anchorHref().isEmpty())
        links.emplace_back(each.fragment().position(), each.fragment().length());
    for(const auto& [begin, length] : links)
    {
      cursor.setPosition(begin);
      cursor.setPosition(begin + length, QTextCursor::KeepAnchor);
      QTextCharFormat format;
      format.setForeground(palette.link());
      cursor.mergeCharFormat(format);
    }
  }
  return document;
}

void fitPictures(QTextDocument& document, int width, const std::function<QSize(const QString&)>& sizes)
{
  QTextCursor cursor(&document);
  for(QTextBlock block = document.begin(); block.isValid(); block = block.next())
    for(auto each = block.begin(); !each.atEnd(); ++each)
      if(each.fragment().charFormat().isImageFormat())
      {
        QTextImageFormat format = each.fragment().charFormat().toImageFormat();
        const QSize size = sizes(format.name());
        if(size.isEmpty())
          continue;
        const int fitting = std::clamp(width, 1, size.width());
        format.setWidth(fitting);
        format.setHeight(static_cast<double>(fitting) * size.height() / size.width());
        cursor.setPosition(each.fragment().position());
        cursor.setPosition(each.fragment().position() + each.fragment().length(), QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
        break; // The fragment is another one now.
      }
}

} // namespace sparkwright
