#include "app/ide/robots/TrainerDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/plots/ResultPlot.h"
#include "app/ide/robots/PathView.h"
#include "core/disk/ReadFile.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QToolButton>
#include <QVBoxLayout>

#include <csignal>

#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr int mostEpochs = 300;

} // namespace

TrainerDialog::TrainerDialog(QString program, QString folder, QWidget* parent)
    : QDialog(parent), program_(std::move(program)), folder_(std::move(folder)), log_(new QLineEdit(this)),
      robot_(new QLineEdit(this)), model_(new QLineEdit(this)), train_(nullptr), stop_(nullptr), progress_(new QProgressBar(this)),
      outcome_(new QLabel(this)), losses_(new ResultPlot(this)), replay_(new PathView(this))
{
  setHelpTopic(*this, "f2000.md#learn-a-drive");
  setWindowTitle(tr("Train a drive"));
  auto* const form = new QFormLayout;
  form->addRow(tr("&Log"), withButton(log_, tr("Choose a log"), tr("Logs (*.csv *.txt *.log);;All files (*)"), false));
  form->addRow(tr("&Robot"), withButton(robot_, tr("Choose a robot"), tr("Robots (*.f2krobot)"), false));
  form->addRow(tr("&Model"), withButton(model_, tr("Choose where to save"), tr("Models (*.json)"), true));
  robot_->setPlaceholderText(tr("may be left out: its greatest speeds are compared with those of the log"));
  progress_->setRange(0, mostEpochs);
  progress_->setFormat(tr("%v of at most %m epochs"));
  outcome_->setWordWrap(true);
  outcome_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  losses_->setHint(tr("The loss of each epoch: dots of the part that checks, a line of the part that is learned from."));
  losses_->setMinimumHeight(200);
  replay_->setAccessibleName(tr("The drive by itself"));
  replay_->setToolTip(tr("Stretches of two seconds of the part that tests: as recorded (thin), and as the trained drive predicts them"));
  auto* const pictures = new QHBoxLayout;
  pictures->addWidget(losses_, 3);
  pictures->addWidget(replay_, 2);
  auto* const buttons = new QDialogButtonBox(this);
  train_ = buttons->addButton(tr("&Train"), QDialogButtonBox::ActionRole);
  stop_ = buttons->addButton(tr("&Stop"), QDialogButtonBox::ActionRole);
  stop_->setToolTip(tr("End now, with the best model so far"));
  buttons->addButton(QDialogButtonBox::Close);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(progress_);
  layout->addLayout(pictures, 1);
  layout->addWidget(outcome_);
  layout->addWidget(buttons);
  resize(860, 560);
  for(QLineEdit* const line : {log_, robot_, model_})
    connect(line, &QLineEdit::textChanged, this, &TrainerDialog::updateButtons);
  connect(log_, &QLineEdit::editingFinished, this,
          [this]
          {
            const QFileInfo log(log_->text().trimmed());
            if(model_->text().isEmpty() && log.exists())
              model_->setText(log.path() + QLatin1Char('/') + log.completeBaseName() + QStringLiteral(".json"));
          });
  connect(train_, &QPushButton::clicked, this, &TrainerDialog::train);
  connect(stop_, &QPushButton::clicked, this,
          [this]
          {
            if(process_.processId() > 0)
              ::kill(static_cast<pid_t>(process_.processId()), SIGINT);
          });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(&process_, &QProcess::readyReadStandardOutput, this, &TrainerDialog::read);
  connect(&process_, &QProcess::finished, this, &TrainerDialog::finish);
  connect(&process_, &QProcess::errorOccurred, this,
          [this](QProcess::ProcessError error)
          {
            if(error == QProcess::FailedToStart)
            {
              outcome_->setText(tr("%1 cannot be started: %2").arg(program_, process_.errorString()));
              updateButtons();
            }
          });
  updateButtons();
}

TrainerDialog::~TrainerDialog()
{
  process_.disconnect(this);
  if(process_.state() != QProcess::NotRunning)
  {
    process_.kill();
    process_.waitForFinished(1000);
  }
}

QWidget* TrainerDialog::withButton(QLineEdit* line, const QString& title, const QString& kinds, bool save)
{
  auto* const row = new QWidget(this);
  auto* const layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* const button = new QToolButton(row);
  button->setText(QStringLiteral("…"));
  button->setToolTip(title);
  button->setAccessibleName(title);
  layout->addWidget(line, 1);
  layout->addWidget(button);
  row->setFocusProxy(line);
  connect(button, &QToolButton::clicked, this,
          [this, line, title, kinds, save]
          {
            const QString from = line->text().isEmpty() ? folder_ : line->text();
            const QString file =
                save ? QFileDialog::getSaveFileName(this, title, from, kinds) : QFileDialog::getOpenFileName(this, title, from, kinds);
            if(file.isEmpty())
              return;
            line->setText(file);
            emit line->editingFinished();
          });
  return row;
}

void TrainerDialog::updateButtons()
{
  const bool runs = process_.state() != QProcess::NotRunning;
  train_->setEnabled(!runs && !log_->text().isEmpty() && !model_->text().isEmpty());
  stop_->setEnabled(runs);
  for(QLineEdit* const line : {log_, robot_, model_})
    line->setReadOnly(runs);
}

void TrainerDialog::train()
{
  loss_.clear();
  lines_.clear();
  words_.clear();
  losses_->setData({});
  replay_->setPaths({});
  outcome_->clear();
  progress_->setValue(0);
  QStringList arguments{QStringLiteral("--train-motion"), log_->text(), model_->text(), QStringLiteral("--progress")};
  if(!robot_->text().isEmpty())
    arguments << QStringLiteral("--robot") << robot_->text();
  process_.start(program_, arguments);
  updateButtons();
}

void TrainerDialog::read()
{
  lines_ += process_.readAllStandardOutput();
  for(qsizetype end = lines_.indexOf('\n'); end >= 0; end = lines_.indexOf('\n'))
  {
    const QByteArray line = lines_.left(end);
    lines_.remove(0, end + 1);
    if(!line.startsWith('{'))
    {
      words_ << QString::fromUtf8(line);
      continue;
    }
    const QJsonObject epoch = QJsonDocument::fromJson(line).object();
    loss_.emplace_back(epoch[QLatin1String("loss")].toDouble(), epoch[QLatin1String("validation")].toDouble());
  }
  progress_->setValue(static_cast<int>(loss_.size()));
  ResultPlot::Data data{tr("Epoch"), tr("Loss (power of ten)"), {}, {}};
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  for(std::size_t i = 0; i < loss_.size(); ++i)
  {
    const auto power = [](double loss) { return std::log10(std::max(loss, 1e-12)); };
    data.means.push_back({static_cast<double>(i), power(loss_[i].first), none, none});
    data.dots.push_back({static_cast<double>(i), power(loss_[i].second)});
  }
  losses_->setData(std::move(data));
}

void TrainerDialog::finish(int code, QProcess::ExitStatus status)
{
  read();
  const QString problems = QString::fromUtf8(process_.readAllStandardError()).trimmed();
  QStringList all = words_;
  if(!problems.isEmpty())
    all << problems;
  if(status != QProcess::NormalExit)
    all << tr("The training has crashed.");
  outcome_->setText(all.join(QLatin1Char('\n')));
  updateButtons();
  if(status != QProcess::NormalExit || code > 1) // 1: stopped, with a model.
    return;
  progress_->setValue(progress_->maximum());
  showModel();
  emit trained(model_->text());
}

/// What the model's file says about the part that tests it.
void TrainerDialog::showModel()
{
  constexpr std::uint64_t largest = 64u << 20; // bytes
  const ReadFile file = readFile(model_->text().toStdString(), largest);
  if(!file)
    return;
  const QJsonArray replay =
      QJsonDocument::fromJson(QByteArray::fromStdString(file.text)).object()[QLatin1String("report")].toObject()[QLatin1String("replay")].toArray();
  constexpr int shown = 12; // Stretches.
  std::vector<PathView::Path> paths;
  for(const auto& each : replay)
  {
    const QJsonArray row = each.toArray();
    const int stretch = row[0].toInt();
    if(stretch >= shown || stretch < 0)
      break;
    if(static_cast<std::size_t>(stretch) >= paths.size())
      paths.resize(static_cast<std::size_t>(stretch) + 1);
    paths[static_cast<std::size_t>(stretch)].recorded.emplace_back(row[1].toDouble(), row[2].toDouble());
    paths[static_cast<std::size_t>(stretch)].predicted.emplace_back(row[3].toDouble(), row[4].toDouble());
  }
  replay_->setPaths(std::move(paths));
}

} // namespace sparkwright
