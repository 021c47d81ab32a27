#include "app/ide/trust/TrustSheet.h"

#include "app/ide/common/HelpTopic.h"
#include "core/run/ProjectTrust.h"
#include "core/text/EscapeControls.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QVBoxLayout>

namespace sparkwright
{

TrustSheet::TrustSheet(const TrustList& list, const TrustStore& store, QWidget* parent)
    : QDialog(parent), list_(list), changed_(store.knows(list)), unknown_(store.unknownIn(list)),
      question_(new QLabel(this)), folder_(new QLabel(this)), entries_(new QTreeWidget(this)),
      ownWork_(new QCheckBox(this)), start_(new QPushButton(this)), cancel_(new QPushButton(this))
{
  setObjectName(QStringLiteral("trustSheet"));
  setHelpTopic(*this, "projects.md#files-of-others");
  question_->setWordWrap(true);
  // Names of others are no markup.
  folder_->setTextFormat(Qt::PlainText);
  folder_->setWordWrap(true);
  folder_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  entries_->setColumnCount(1);
  entries_->setHeaderHidden(true);
  entries_->setRootIsDecorated(false);
  entries_->setUniformRowHeights(true);
  entries_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  entries_->setTextElideMode(Qt::ElideNone); // The end of a command may be what matters.
  entries_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  entries_->header()->setStretchLastSection(false);
  start_->setAutoDefault(false);
  cancel_->setDefault(true);

  QDialogButtonBox* const buttons = new QDialogButtonBox(this);
  buttons->addButton(start_, QDialogButtonBox::AcceptRole);
  buttons->addButton(cancel_, QDialogButtonBox::RejectRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->addWidget(question_);
  layout->addWidget(folder_);
  layout->addWidget(entries_, 1);
  layout->addWidget(ownWork_);
  layout->addWidget(buttons);
  resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 24);
  retranslate();
  cancel_->setFocus();
}

void TrustSheet::fill()
{
  entries_->clear();
  using Kind = TrustList::Kind;
  for(const auto& [kind, name] : {std::pair(Kind::Program, tr("Programs")), std::pair(Kind::Plugin, tr("Plugins")),
                                  std::pair(Kind::Option, tr("Options of the server")),
                                  std::pair(Kind::Script, tr("Scripts, which have no access to this computer"))})
  {
    QTreeWidgetItem* group = nullptr;
    for(std::size_t i = 0; i < list_.entries.size(); ++i)
    {
      if(list_.entries[i].kind != kind)
        continue;
      if(!group)
      {
        group = new QTreeWidgetItem(entries_, {name});
        QFont bold = entries_->font();
        bold.setBold(true);
        group->setFont(0, bold);
        group->setFlags(Qt::ItemIsEnabled);
      }
      const QString text = QString::fromStdString(escapeControls(list_.entries[i].text));
      new QTreeWidgetItem(group, {changed_ && unknown_[i] ? tr("New or changed: %1").arg(text) : text});
    }
  }
  entries_->expandAll();
}

void TrustSheet::retranslate()
{
  setWindowTitle(tr("Trust these files?"));
  question_->setText(changed_ ? tr("What this file starts has changed since you trusted it. Programs and plugins can do "
                                   "whatever you can: start them only if you trust who made them.")
                              : tr("This file starts programs, or sets up the server. Programs and plugins can do "
                                   "whatever you can: start them only if you trust who made them."));
  folder_->setText(QString::fromStdString(escapeControls(list_.file.string())));
  folder_->setAccessibleName(tr("File"));
  entries_->setAccessibleName(tr("What will be started"));
  ownWork_->setText(tr("This folder is my &own work: do not ask when its files change"));
  ownWork_->setToolTip(tr("Trusts all files in %1, also those that come later")
                           .arg(QString::fromStdString(escapeControls(list_.file.parent_path().string()))
                                    .toHtmlEscaped()));
  start_->setText(tr("&Trust and start"));
  cancel_->setText(tr("Cancel"));
  fill();
}

void TrustSheet::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QDialog::changeEvent(event);
}

void whenTrusted(const TrustList& list, QWidget* parent, std::function<void()> go)
{
  if(usersTrust().trusts(list))
    return go();
  if(auto* const asking = parent->findChild<TrustSheet*>(QString(), Qt::FindDirectChildrenOnly))
  {
    asking->raise();
    return asking->activateWindow();
  }
  auto* const sheet = new TrustSheet(list, usersTrust(), parent);
  sheet->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(sheet, &QDialog::accepted, parent,
                   [list, sheet, go = std::move(go)]
                   {
                     TrustStore store = usersTrust();
                     std::string problem = store.trust(list);
                     if(problem.empty() && sheet->ownWork().isChecked())
                       problem = store.trustFolder(list.file.parent_path());
                     if(!problem.empty())
                       qWarning("Trust is not remembered: %s", problem.c_str());
                     go();
                   });
  sheet->open();
}

} // namespace sparkwright
