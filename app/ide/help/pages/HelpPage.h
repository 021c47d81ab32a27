#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sparkwright
{

/// A page of the help, as Markdown.
struct HelpPage
{
  QString id; ///< `agents.md`, `class/Box`, `keys`: what links name.
  QString title;
  QString markdown;
};

/// A place that search finds and that links can lead to: a heading with the text below it, or a row of a table that
/// begins with a name in code, such as a method or a variable.
struct HelpSection
{
  QString page;   ///< Id of its page.
  QString anchor; ///< Empty: the beginning of the page.
  QString pageTitle;
  QString title; ///< Of the heading or row; that of the page for its beginning.
  QString text;  ///< Without marks of Markdown.
};

/// The anchor of a heading, as the usual viewers of Markdown make it: `Run until…` → `run-until`.
QString anchorOf(const QString& heading);
/// The anchors of headings in order; later ones of the same name get a number.
class HelpAnchors
{
public:
  QString next(const QString& heading);

private:
  QStringList used_;
};

/// The title: the text of the first heading; empty if there is none.
QString titleOf(const QString& markdown);
/// A line without marks of Markdown: `[*Run*](x.md)` → `Run`.
QString plainText(const QString& line);
/// Text of a program as Markdown that shows it unchanged, also in a cell of a table.
QString escaped(const QString& text);
/// The name in code that a row of a table begins with: `| `setAxis` | …` → `setAxis`; empty if there is none.
QString nameOfRow(const QString& line);

std::vector<HelpSection> sectionsOf(const HelpPage& page);

} // namespace sparkwright
