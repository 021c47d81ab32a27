#include "app/ide/help/pages/HelpPage.h"

#include <QRegularExpression>

namespace sparkwright
{

namespace
{

bool isFence(const QString& line)
{
  return line.trimmed().startsWith(QLatin1String("```"));
}

/// `## Ports` → `Ports`; empty for other lines.
QString headingOf(const QString& line)
{
  static const QRegularExpression form(QStringLiteral("^#{1,6}\\s+(.*?)\\s*#*$"));
  const QRegularExpressionMatch match = form.match(line);
  return match.hasMatch() ? match.captured(1) : QString();
}

bool isRuleOfTable(const QString& line)
{
  static const QRegularExpression form(QStringLiteral("^\\s*\\|[\\s|:-]*\\|\\s*$"));
  return form.match(line).hasMatch();
}

} // namespace

QString anchorOf(const QString& heading)
{
  QString anchor;
  for(const QChar c : plainText(heading).toLower())
    if(c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
      anchor += c;
    else if(c == QLatin1Char(' '))
      anchor += QLatin1Char('-');
  return anchor;
}

QString HelpAnchors::next(const QString& heading)
{
  const QString anchor = anchorOf(heading);
  const auto before = used_.count(anchor);
  used_ << anchor;
  return before == 0 ? anchor : QStringLiteral("%1-%2").arg(anchor).arg(before);
}

QString titleOf(const QString& markdown)
{
  for(const QStringView line : QStringView(markdown).split(QLatin1Char('\n')))
    if(line.startsWith(QLatin1Char('#')))
      return plainText(headingOf(line.toString()));
  return {};
}

QString plainText(const QString& line)
{
  static const QRegularExpression link(QStringLiteral("!?\\[([^\\]]*)\\]\\([^)]*\\)")),
      address(QStringLiteral("<(https?://[^>]*)>")), code(QStringLiteral("`+([^`]*)`+")),
      strong(QStringLiteral("(\\*\\*|\\*)(\\S(?:.*?\\S)?)\\1")), mark(QStringLiteral("\\\\([\\\\|<>*_`\\[\\]#])")),
      list(QStringLiteral("^\\s*(?:[-*]|\\d+\\.)\\s+"));
  QString text = line;
  text.remove(list);
  text.replace(link, QStringLiteral("\\1"));
  text.replace(address, QStringLiteral("\\1"));
  text.replace(code, QStringLiteral("\\1"));
  text.replace(strong, QStringLiteral("\\2"));
  text.replace(mark, QStringLiteral("\\1"));
  return text.trimmed();
}

QString escaped(const QString& text)
{
  static const QRegularExpression special(QStringLiteral("([\\\\|<>*_`\\[\\]#~&])"));
  QString result = text;
  result.replace(special, QStringLiteral("\\\\1"));
  return result.replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString nameOfRow(const QString& line)
{
  static const QRegularExpression form(QStringLiteral("^\\s*\\|\\s*`([A-Za-z0-9_.]+)`"));
  const QRegularExpressionMatch match = form.match(line);
  return match.hasMatch() ? match.captured(1) : QString();
}

std::vector<HelpSection> sectionsOf(const HelpPage& page)
{
  std::vector<HelpSection> sections{{page.id, {}, page.title, page.title, {}}};
  std::size_t heading = 0; // Index of the one that text belongs to; rows are behind it.
  HelpAnchors anchors;
  bool inCode = false, titled = false;
  const auto add = [](HelpSection& section, const QString& text)
  {
    if(!text.isEmpty())
      section.text += (section.text.isEmpty() ? QString() : QStringLiteral(" ")) + text;
  };
  for(const QString& line : page.markdown.split(QLatin1Char('\n')))
  {
    if(isFence(line))
    {
      inCode = !inCode;
      continue;
    }
    const QString title = inCode ? QString() : headingOf(line);
    if(!title.isEmpty())
    {
      const QString anchor = anchors.next(title);
      if(!std::exchange(titled, true))
        continue; // The title of the page.
      sections.push_back({page.id, anchor, page.title, plainText(title), {}});
      heading = sections.size() - 1;
    }
    else if(inCode)
      add(sections[heading], line.simplified());
    else if(line.trimmed().startsWith(QLatin1Char('|')))
    {
      if(isRuleOfTable(line))
        continue;
      const QString name = nameOfRow(line);
      QStringList cells;
      for(const QString& cell : line.trimmed().mid(1).split(QStringLiteral(" | ")))
        if(const QString text = plainText(cell.endsWith(QLatin1Char('|')) ? cell.chopped(1) : cell); !text.isEmpty())
          cells << text;
      if(!cells.isEmpty() && cells.first() == name)
        cells.removeFirst(); // It is the title.
      const QString text = cells.join(QStringLiteral(" – "));
      if(name.isEmpty())
        add(sections[heading], text);
      else
        sections.push_back({page.id, name, page.title, name, text});
    }
    else
      add(sections[heading], plainText(line));
  }
  return sections;
}

} // namespace sparkwright
