#include "app/ide/design/MassDialog.h"

#include "app/ide/common/BackgroundPool.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/design/FormEdits.h"
#include "core/world/World.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace sparkwright
{

namespace
{

enum Column
{
  Part,
  MassBefore,
  MassAfter,
  InertiaBefore,
  InertiaAfter
};

/// Densities of what robots are made of, kg/m³; 0: the masses stay.
struct Preset
{
  const char* name;
  double density;
};
constexpr Preset presets[] = {
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Keep each mass"), 0},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "ABS"), 1040},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "PLA"), 1240},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Nylon"), 1150},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Wood"), 600},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Rubber"), 1100},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Carbon fibre"), 1600},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Aluminium"), 2700},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Titanium"), 4430},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Steel"), 7850},
    {QT_TRANSLATE_NOOP("sparkwright::MassDialog", "Other density"), -1}};

QString words(double value) { return QLocale().toString(value, 'g', 4); }

QString words(const Eigen::Matrix3d& inertia)
{
  return QStringLiteral("%1  %2  %3").arg(words(inertia(0, 0)), words(inertia(1, 1)), words(inertia(2, 2)));
}

} // namespace

MassDialog::MassDialog(Job job, OpenDocuments& documents, QWidget* parent)
    : QDialog(parent), documents_(documents), material_(new QComboBox(this)), density_(new DecimalBox(this)),
      table_(new QTreeWidget(this)), notes_(new QLabel(tr("Computing the shapes…"), this)), apply_(nullptr)
{
  setHelpTopic(*this, "robot-design.md#masses");
  setWindowTitle(tr("Mass and inertia from shape"));
  setAttribute(Qt::WA_DeleteOnClose);
  for(const Preset& preset : presets)
    material_->addItem(tr(preset.name), preset.density);
  density_->setRange(1, 30000);
  density_->setDecimals(0);
  density_->setValue(1000);
  density_->setSuffix(QStringLiteral(" kg/m³"));
  density_->setEnabled(false);
  auto* const form = new QFormLayout;
  form->addRow(tr("&Material:"), material_);
  form->addRow(tr("&Density:"), density_);
  table_->setRootIsDecorated(false);
  table_->setUniformRowHeights(true);
  table_->setAlternatingRowColors(true);
  table_->setHeaderLabels({tr("Part"), tr("Mass kg"), tr("New mass kg"), tr("Inertia kg·m²"), tr("New inertia kg·m²")});
  table_->setAccessibleName(tr("Masses before and after"));
  notes_->setWordWrap(true);
  notes_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  apply_ = buttons->addButton(tr("&Write into the text"), QDialogButtonBox::AcceptRole);
  apply_->setEnabled(false);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(table_, 1);
  layout->addWidget(notes_);
  layout->addWidget(buttons);
  resize(760, 460);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &MassDialog::write);
  connect(material_, &QComboBox::currentIndexChanged, this, &MassDialog::chooseMaterial);
  connect(density_, &QDoubleSpinBox::valueChanged, this, &MassDialog::showNumbers);
  connect(table_, &QTreeWidget::itemChanged, this, [this] { showNotes(); });
  compute(job);
}

MassDialog::~MassDialog() { *stop_ = true; }

void MassDialog::compute(const Job& job)
{
  backgroundPool().start(
      [self = QPointer(this), stop = stop_, job, texts = documents_.texts()]
      {
        if(*stop)
          return;
        WorldOptions options;
        options.dataDirectories = job.directories;
        options.interrupt = stop.get();
        options.overlay = texts;
        World world(std::move(options));
        world.load(job.scene);
        auto bodies = std::make_shared<std::vector<design::BodyShape>>(design::bodyShapes(world, job.robot));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, bodies, part = job.part]
            {
              if(self)
                self->take(std::move(*bodies), part);
            },
            Qt::QueuedConnection);
      });
}

void MassDialog::take(std::vector<design::BodyShape> bodies, const std::string& part)
{
  computing_ = false;
  bodies_ = std::move(bodies);
  const QSignalBlocker quiet(table_);
  const bool isThere = std::ranges::find(bodies_, part, &design::BodyShape::name) != bodies_.end();
  for(const design::BodyShape& body : bodies_)
  {
    auto* const item = new QTreeWidgetItem(table_, {QString::fromStdString(body.name), words(body.mass), QString(),
                                                    words(body.inertia), QString()});
    const bool possible = body.solid && body.problem.empty();
    item->setFlags(possible ? item->flags() | Qt::ItemIsUserCheckable : item->flags() & ~Qt::ItemIsEnabled);
    const bool chosen = possible && (!isThere || body.name == part);
    item->setCheckState(Part, chosen ? Qt::Checked : Qt::Unchecked);
    for(const Column column : {MassBefore, MassAfter})
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  showNumbers();
  for(int column = 0; column < table_->columnCount(); ++column)
    table_->resizeColumnToContents(column);
}

void MassDialog::chooseMaterial(int index)
{
  const double density = material_->itemData(index).toDouble();
  density_->setEnabled(density < 0);
  if(density > 0)
    density_->setValue(density);
  showNumbers();
}

std::optional<design::ShapeMass> MassDialog::massOf(const design::BodyShape& body) const
{
  if(!body.solid)
    return std::nullopt;
  const bool keep = material_->currentData().toDouble() == 0;
  return design::scaled(*body.solid, keep ? design::MassBasis{0, body.mass} : design::MassBasis{density_->value(), 0});
}

void MassDialog::showNumbers()
{
  const QSignalBlocker quiet(table_);
  for(std::size_t i = 0; i < bodies_.size(); ++i)
  {
    QTreeWidgetItem* const item = table_->topLevelItem(static_cast<int>(i));
    const std::optional<design::ShapeMass> mass = massOf(bodies_[i]);
    item->setText(MassAfter, mass ? words(mass->mass) : QStringLiteral("–"));
    item->setText(InertiaAfter, mass ? words(mass->inertia) : QStringLiteral("–"));
  }
  showNotes();
}

/// Of all parts that are chosen, and why others cannot be.
void MassDialog::showNotes()
{
  if(computing_)
    return;
  QStringList lines;
  double before = 0, after = 0;
  int chosen = 0;
  for(std::size_t i = 0; i < bodies_.size(); ++i)
  {
    const design::BodyShape& body = bodies_[i];
    const bool isChosen = table_->topLevelItem(static_cast<int>(i))->checkState(Part) == Qt::Checked;
    before += body.mass;
    after += isChosen ? massOf(body)->mass : body.mass;
    chosen += isChosen;
    if(!body.problem.empty())
      lines << inWindow(body.problem);
    else if(!body.solid)
      lines << tr("%1 has no shape with a volume").arg(QString::fromStdString(body.name));
    if(isChosen)
      for(const LocalText& note : body.solid->notes)
        lines << QString::fromStdString(body.name) + QStringLiteral(": ") + inWindow(note);
  }
  lines.prepend(bodies_.empty() ? tr("There is no body in the text of this scene.")
                                : tr("Together: %1 kg, before %2 kg").arg(words(after), words(before)));
  constexpr int most = 12;
  if(lines.size() > most)
    lines = lines.mid(0, most) << QStringLiteral("…");
  notes_->setText(lines.join(QLatin1Char('\n')));
  apply_->setEnabled(chosen > 0);
}

void MassDialog::write()
{
  std::map<SceneDocument*, std::vector<TextEdit>> edits;
  for(std::size_t i = 0; i < bodies_.size(); ++i)
  {
    const design::BodyShape& body = bodies_[i];
    if(table_->topLevelItem(static_cast<int>(i))->checkState(Part) != Qt::Checked)
      continue;
    QString problem;
    SceneDocument* const document = documents_.open(QString::fromStdString(body.location), &problem);
    if(!document)
      return notes_->setText(problem);
    const std::shared_ptr<const SyntaxTree> tree = document->tree();
    const design::ShapeMass mass = *massOf(body);
    std::vector<TextEdit> own = design::FormEdits(*tree, body.offset).setMass(mass.mass, mass.inertia);
    if(own.empty())
      return notes_->setText(tr("The text has changed meanwhile: close this, and begin again."));
    std::ranges::move(own, std::back_inserter(edits[document]));
  }
  std::vector<OpenDocuments::Edits> all;
  for(auto& [document, own] : edits)
  {
    std::ranges::stable_sort(own, {}, &TextEdit::begin);
    all.push_back({document, std::move(own)});
  }
  if(documents_.applyTogether(all, tr("Mass and inertia from shape")) == 0)
    return notes_->setText(tr("The text has changed meanwhile: close this, and begin again."));
  accept();
}

} // namespace sparkwright
