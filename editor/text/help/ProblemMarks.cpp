#include "editor/text/help/ProblemMarks.h"

#include "editor/text/TextIndicators.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <filesystem>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

enum Marker
{
  NoteMark = 1,
  WarningMark,
  ErrorMark,
  Bulb
};

constexpr std::size_t mostFixes = 20;

TextIndicator indicatorOf(const Finding& finding)
{
  switch(finding.diagnostic.severity)
  {
  case Diagnostic::Severity::Error:
    return TextIndicator::Error;
  case Diagnostic::Severity::Warning:
    return TextIndicator::Warning;
  case Diagnostic::Severity::Note:
  case Diagnostic::Severity::Debug:
    break;
  }
  return TextIndicator::Note;
}

int markerOf(const Finding& finding)
{
  return NoteMark + static_cast<int>(indicatorOf(finding)) - static_cast<int>(TextIndicator::Note);
}

/// A light bulb of 12 × 12 pixels, twice as fine.
QImage bulb(const QColor& colour)
{
  QImage image(24, 24, QImage::Format_RGBA8888);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, 2));
  painter.setBrush(QColor(255, 214, 64));
  painter.drawEllipse(QRectF(5, 2, 14, 14));
  painter.setBrush(colour);
  painter.drawRoundedRect(QRectF(9, 16, 6, 6), 1, 1);
  return image;
}

} // namespace

ProblemMarks::ProblemMarks(TextView& view, SceneHelp& help, const HelpServices& services)
    : QObject(&view), view_(view), help_(help), services_(services)
{
  applyColours();
  connect(&view_, &TextView::coloursChanged, this, &ProblemMarks::applyColours);
  connect(&help_, &SceneHelp::findingsChanged, this,
          [this]
          {
            show();
            if(wanted_ && help_.current())
              offerFixes();
          });
  connect(&view_, &TextView::scrolled, this, &ProblemMarks::show);
  connect(&view_, &TextView::cursorMoved, this, &ProblemMarks::showBulb);
  connect(&view_, &TextView::markClicked, this,
          [this](std::uint32_t line)
          {
            if(!ofLine(line).empty())
            {
              view_.goTo(ofLine(line).front().range.begin);
              offerFixes();
            }
          });
  show();
}

void ProblemMarks::applyColours()
{
  const TextColours& colours = view_.colours();
  const auto set = [&](TextIndicator indicator, const QColor& colour, int marker)
  {
    view_.send(Sci::SCI_INDICSETSTYLE, static_cast<unsigned long>(indicator), Sci::INDIC_SQUIGGLE);
    view_.send(Sci::SCI_INDICSETFORE, static_cast<unsigned long>(indicator), TextView::number(colour));
    view_.send(Sci::SCI_MARKERDEFINE, static_cast<unsigned long>(marker),
               marker == NoteMark ? Sci::SC_MARK_SMALLRECT : Sci::SC_MARK_CIRCLE);
    view_.send(Sci::SCI_MARKERSETFORE, static_cast<unsigned long>(marker), TextView::number(colour));
    view_.send(Sci::SCI_MARKERSETBACK, static_cast<unsigned long>(marker), TextView::number(colour));
  };
  set(TextIndicator::Error, colours.error, ErrorMark);
  set(TextIndicator::Warning, colours.warning, WarningMark);
  set(TextIndicator::Note, colours.lineNumbers, NoteMark);
  const QImage image = bulb(colours.styles[0].colour);
  view_.send(Sci::SCI_RGBAIMAGESETWIDTH, static_cast<unsigned long>(image.width()));
  view_.send(Sci::SCI_RGBAIMAGESETHEIGHT, static_cast<unsigned long>(image.height()));
  view_.send(Sci::SCI_RGBAIMAGESETSCALE, 200);
  view_.SendScintilla(Sci::SCI_MARKERDEFINERGBAIMAGE, static_cast<unsigned long>(Bulb),
                      reinterpret_cast<const char*>(image.constBits()));
}

/// Marks what is in sight.
void ProblemMarks::show()
{
  for(const TextIndicator indicator : {TextIndicator::Note, TextIndicator::Warning, TextIndicator::Error})
    view_.clearMarks(indicator);
  for(const int marker : {NoteMark, WarningMark, ErrorMark})
    view_.send(Sci::SCI_MARKERDELETEALL, static_cast<unsigned long>(marker));
  const TextView::Range visible = view_.visibleBytes();
  for(const Finding& finding : help_.findings())
    if(finding.range.end >= visible.begin && finding.range.begin <= visible.end)
    {
      view_.mark(indicatorOf(finding), {finding.range.begin, std::max(finding.range.end, finding.range.begin + 1)});
      view_.send(Sci::SCI_MARKERADD, view_.shownLineOf(finding.range.begin), markerOf(finding));
    }
  showBulb();
}

void ProblemMarks::showBulb()
{
  view_.send(Sci::SCI_MARKERDELETEALL, Bulb);
  const auto line = view_.shownLineOf(view_.cursor());
  if(!ofLine(line).empty())
    view_.send(Sci::SCI_MARKERADD, line, Bulb);
}

std::vector<Finding> ProblemMarks::ofLine(std::uint32_t line) const
{
  const auto [begin, end] = view_.bytesOfShownLine(line);
  std::vector<Finding> result;
  for(const Finding& finding : help_.findings())
    if(finding.range.begin <= end && finding.range.end >= begin && finding.range.begin >= begin)
      result.push_back(finding);
  return result;
}

std::vector<Finding> ProblemMarks::at(std::uint32_t offset) const
{
  std::vector<Finding> result;
  for(const Finding& finding : help_.findings())
    if(finding.range.begin <= offset && offset <= finding.range.end)
      result.push_back(finding);
  std::ranges::stable_sort(result, std::greater{}, [](const Finding& f) { return f.diagnostic.severity; });
  return result;
}

QString ProblemMarks::describe(const Finding& finding) const
{
  const Diagnostic& diagnostic = finding.diagnostic;
  const QString message =
      diagnostic.said.empty() ? QString::fromStdString(diagnostic.message) : services_.words(diagnostic.said);
  const QString hint =
      diagnostic.advice.empty() ? QString::fromStdString(diagnostic.hint) : services_.words(diagnostic.advice);
  QString result = QStringLiteral("<b>%1</b>").arg(message.toHtmlEscaped());
  if(!hint.isEmpty())
    result += QStringLiteral("<br>%1").arg(hint.toHtmlEscaped());
  return result;
}

void ProblemMarks::goToNext()
{
  const std::vector<Finding>& findings = help_.findings();
  if(findings.empty())
    return;
  const auto next =
      std::ranges::find_if(findings, [at = view_.cursor()](const Finding& f) { return f.range.begin > at; });
  view_.goTo((next == findings.end() ? findings.front() : *next).range.begin);
}

// Quick fixes

void ProblemMarks::offerFixes()
{
  wanted_ = !help_.current();
  if(wanted_)
    return;
  const auto line = view_.shownLineOf(view_.cursor());
  std::vector<Finding> findings = ofLine(line);
  if(findings.size() > mostFixes)
    findings.resize(mostFixes);
  // First what the cursor is in.
  std::ranges::stable_partition(findings, [at = view_.cursor()](const Finding& f)
                                { return f.range.begin <= at && at <= f.range.end; });
  help_.ask<std::vector<Offer>>(
      this,
      [findings](const SyntaxTree& tree, const SceneKnowledge& knowledge)
      {
        std::vector<Offer> offers;
        for(const Finding& finding : findings)
          offers.push_back({finding, fixesFor(tree, knowledge, finding)});
        return offers;
      },
      [this](const std::vector<Offer>& offers) { popUp(offers); });
}

void ProblemMarks::popUp(const std::vector<Offer>& offers)
{
  QMenu* const menu = new QMenu(&view_);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setAccessibleName(tr("Quick fixes"));
  for(const Offer& offer : offers)
    for(const QuickFix& fix : offer.fixes)
      connect(menu->addAction(services_.words(fix.title)), &QAction::triggered, this, [this, fix] { carryOut(fix); });
  if(menu->isEmpty())
    menu->addAction(tr("No quick fix here"))->setEnabled(false);
  menu->popup(view_.viewport()->mapToGlobal(view_.pointAt(view_.cursor()) + QPoint(0, view_.lineHeight())));
  menu->setActiveAction(menu->actions().first()); // So that Enter carries it out.
  emit offered(menu);
}

void ProblemMarks::carryOut(const QuickFix& fix)
{
  switch(fix.action)
  {
  case QuickFix::Action::Edit:
    view_.edit(fix.edits, services_.words(fix.title));
    break;
  case QuickFix::Action::ChooseFile:
    chooseFile(fix);
    break;
  }
}

void ProblemMarks::chooseFile(const QuickFix& fix)
{
  QFileDialog* const dialog = new QFileDialog(&view_, tr("Choose a file"), QFileInfo(view_.document().file()).path());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, fix](const QString& file)
          {
            const std::filesystem::path path = file.toStdString();
            const std::shared_ptr<const SceneKnowledge> knowledge = services_.knowledge(view_.document());
            std::string name = QDir(QFileInfo(view_.document().file()).path()).relativeFilePath(file).toStdString();
            if(knowledge->files)
              for(const std::filesystem::path& folder : knowledge->files->directories())
                if(const std::string below = path.lexically_relative(folder).generic_string();
                   !below.empty() && !below.starts_with(".."))
                {
                  name = below;
                  break;
                }
            view_.edit({{fix.replaced.begin, fix.replaced.end, writeAtom(name)}}, services_.words(fix.title));
          });
  dialog->open();
}

} // namespace sparkwright
