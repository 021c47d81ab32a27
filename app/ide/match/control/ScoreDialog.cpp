#include "app/ide/match/control/ScoreDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "editor/properties/NumberBoxes.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int mostGoals = 99, mostMinutes = 999;

/// @param name  with the key that goes to the first widget
void addRow(QFormLayout* form, const QString& name, QWidget* first, const QString& between, QWidget* second)
{
  auto* const label = new QLabel(name);
  label->setBuddy(first);
  auto* const row = new QHBoxLayout;
  row->addWidget(first, 1);
  row->addWidget(new QLabel(between));
  row->addWidget(second, 1);
  form->addRow(label, row);
}

QString teamName(const GameState& game, std::size_t team, const QString& fallback)
{
  return game.team[team].empty() ? fallback : QString::fromStdString(game.team[team]);
}

} // namespace

ScoreDialog::ScoreDialog(const GameState& game, QWidget* parent)
    : QDialog(parent), score_(game.score), time_(std::isfinite(game.time) ? std::max(0.f, game.time) : 0),
      left_(new WholeBox(this)), right_(new WholeBox(this)), minutes_(new WholeBox(this)),
      seconds_(new DecimalBox(this))
{
  setHelpTopic(*this, "referee.md#directing-a-match-in-the-window");
  setWindowTitle(tr("Score and clock"));
  setAttribute(Qt::WA_DeleteOnClose);
  left_->setRange(0, mostGoals);
  left_->setValue(score_[0]);
  left_->setAccessibleName(tr("Goals of the left team"));
  left_->setToolTip(teamName(game, 0, tr("Left")));
  right_->setRange(0, mostGoals);
  right_->setValue(score_[1]);
  right_->setAccessibleName(tr("Goals of the right team"));
  right_->setToolTip(teamName(game, 1, tr("Right")));
  minutes_->setRange(0, mostMinutes);
  minutes_->setValue(static_cast<int>(time_ / 60));
  minutes_->setAccessibleName(tr("Minutes of the clock"));
  seconds_->setRange(0, 59.99);
  seconds_->setDecimals(2);
  seconds_->setValue(static_cast<double>(std::fmod(time_, 60.f)));
  seconds_->setSuffix(tr(" s"));
  seconds_->setAccessibleName(tr("Seconds of the clock"));

  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->addButton(tr("&Set"), QDialogButtonBox::AcceptRole)->setDefault(true);
  auto* const form = new QFormLayout;
  std::array<QLabel*, 2> teams{};
  for(std::size_t i = 0; i < teams.size(); ++i)
  {
    teams[i] = new QLabel(teamName(game, i, i == 0 ? tr("Left") : tr("Right")), this);
    teams[i]->setTextFormat(Qt::PlainText); // Names come from agents.
  }
  addRow(form, QString(), teams[0], QStringLiteral(":"), teams[1]); // Each above its goals.
  addRow(form, tr("S&core:"), left_, QStringLiteral(":"), right_);
  addRow(form, tr("C&lock:"), minutes_, tr("min"), seconds_);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addStretch();
  layout->addWidget(buttons);
  left_->setFocus();
  left_->selectAll();

  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this,
          [this]
          {
            if(const QString text = command(); !text.isEmpty())
              emit asked(text);
            accept();
          });
}

/// What has not been changed goes on: the clock runs meanwhile.
QString ScoreDialog::command() const
{
  QString text;
  if(left_->value() != score_[0] || right_->value() != score_[1])
    text += QStringLiteral("(score (left %1)(right %2))").arg(left_->value()).arg(right_->value());
  const double clock = minutes_->value() * 60 + seconds_->value();
  if(std::abs(clock - static_cast<double>(time_)) > 0.006)
    text += QStringLiteral("(time %1)").arg(clock, 0, 'f', 2);
  return text;
}

} // namespace sparkwright
