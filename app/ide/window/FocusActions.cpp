#include "app/ide/window/FocusActions.h"

#include "app/ide/common/Actions.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

namespace sparkwright
{

namespace
{

constexpr const char* focusContext = "sparkwright::FocusActions";
constexpr Actions::Words goWords = {
    "Ctrl+Alt+Shift+F", "forward", QT_TRANSLATE_NOOP("sparkwright::FocusActions", "&Go to the panel tool bar"),
    QT_TRANSLATE_NOOP("sparkwright::FocusActions",
                      "Move the focus to the buttons of this panel or view; Esc returns"), "focusToolBar"};
constexpr Actions::Words closeWords = {
    "", "close-scene", QT_TRANSLATE_NOOP("sparkwright::FocusActions", "&Close this panel"),
    QT_TRANSLATE_NOOP("sparkwright::FocusActions", "Close the panel that has the focus; the View menu opens it again"),
    "closePanel"};
constexpr Actions::Words floatWords = {
    "", "fullscreen", QT_TRANSLATE_NOOP("sparkwright::FocusActions", "&Float this panel"),
    QT_TRANSLATE_NOOP("sparkwright::FocusActions",
                      "Take the panel that has the focus out of the window, or put it back"), "floatPanel"};
constexpr int barWidth = 160;   // px; more if there is room.
constexpr int markWidth = 3;    // px
constexpr const char* markedProperty = "hasFocusOfWindow";

/// Draws the title of the dock that has the focus bold, and with a mark.
class DockTitleStyle : public QProxyStyle
{
public:
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override
  {
    const auto* const title = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
    if(element != CE_DockWidgetTitle || !title || !widget || !widget->property(markedProperty).toBool())
      return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionDockWidget marked = *title;
    QFont bold = painter->font();
    bold.setBold(true);
    marked.fontMetrics = QFontMetrics(bold);
    painter->save();
    painter->setFont(bold);
    QProxyStyle::drawControl(element, &marked, painter, widget);
    QRect mark = title->rect;
    if(title->verticalTitleBar)
      mark.setHeight(markWidth);
    else if(title->direction == Qt::RightToLeft)
      mark.setLeft(mark.right() - markWidth + 1);
    else
      mark.setWidth(markWidth);
    painter->fillRect(mark, title->palette.highlight());
    painter->restore();
  }
};

/// For all docks of all windows: it must outlive them.
QStyle* dockTitleStyle()
{
  static QPointer<DockTitleStyle> style;
  if(!style)
  {
    style = new DockTitleStyle;
    style->setParent(qApp);
  }
  return style;
}

void mark(QWidget& dock, bool marked)
{
  if(dock.property(markedProperty).toBool() == marked)
    return;
  dock.setProperty(markedProperty, marked);
  dock.update();
}

} // namespace

QSize SteadyToolBar::sizeHint() const
{
  const int height = iconSize().height() + 12;
  return orientation() == Qt::Horizontal ? QSize(barWidth, height) : QSize(height, barWidth);
}

FocusActions::FocusActions(QMainWindow& window, Actions& actions, QWidget& views)
    : QObject(&window), window_(window), views_(views), bar_(new SteadyToolBar(&window)), label_(new QLabel(bar_)),
      go_(actions.add(goWords, focusContext)), close_(actions.add(closeWords, focusContext)),
      float_(actions.add(floatWords, focusContext)), place_(&views)
{
  bar_->setObjectName(QStringLiteral("panelToolBar"));
  bar_->setIconSize({24, 24});
  QFont bold = label_->font();
  bold.setBold(true);
  label_->setFont(bold);
  label_->setContentsMargins(8, 0, 8, 0);
  bar_->addWidget(label_);
  window.addToolBar(bar_);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
  connect(go_, &QAction::triggered, this, &FocusActions::goToBar);
  connect(close_, &QAction::triggered, this,
          [this]
          {
            if(QDockWidget* const shown = dock())
              shown->close();
          });
  connect(float_, &QAction::triggered, this,
          [this]
          {
            if(QDockWidget* const shown = dock())
              shown->setFloating(!shown->isFloating());
          });
}

void FocusActions::set(QWidget& place, const QList<QAction*>& actions)
{
  QList<QPointer<QAction>>& offered = offered_[&place];
  QList<bool>& separators = separators_[&place];
  offered.clear();
  separators.clear();
  for(QAction* const action : actions)
  {
    offered.append(action);
    separators.append(action == nullptr);
  }
  if(place_ == &place)
    fill();
}

void FocusActions::adopt(QDockWidget& dock)
{
  dock.setStyle(dockTitleStyle());
  connect(&dock, &QDockWidget::visibilityChanged, this,
          [this, &dock](bool visible)
          {
            if(visible)
              behind_.erase(&dock);
            else
              behind_.insert(&dock);
            if(visible)
              follow(QApplication::focusWidget());
            else if(place_ == &dock && dock.isHidden())
              show(views_);
          });
  connect(&dock, &QDockWidget::windowTitleChanged, this,
          [this, &dock]
          {
            if(place_ == &dock)
              fill();
          });
  connect(&dock, &QObject::destroyed, this,
          [this, &dock]
          {
            behind_.erase(&dock);
            offered_.erase(&dock);
            separators_.erase(&dock);
          });
}

void FocusActions::build(QMenu& menu)
{
  menu_ = &menu;
  show(views_);
}

void FocusActions::retranslate()
{
  bar_->setWindowTitle(tr("Panel tool bar"));
  bar_->setAccessibleName(tr("Tools of the active panel or view"));
  fill();
}

QDockWidget* FocusActions::dock() const { return qobject_cast<QDockWidget*>(place_); }

QString FocusActions::title() const
{
  const QDockWidget* const shown = dock();
  return shown ? shown->windowTitle() : tr("View");
}

QWidget* FocusActions::placeOf(QWidget* widget) const
{
  for(QWidget* each = widget; each; each = each->parentWidget())
    if(each == &views_ || (qobject_cast<QDockWidget*>(each) && each->parentWidget() == &window_))
      return each;
  return nullptr;
}

void FocusActions::follow(QWidget* focus)
{
  QWidget* const next = placeOf(focus);
  if(next && next != place_ && !behind_.contains(next))
    show(*next);
}

void FocusActions::show(QWidget& place)
{
  if(QDockWidget* const former = dock())
    mark(*former, false);
  place_ = &place;
  if(QDockWidget* const now = dock())
    mark(*now, true);
  fill();
}

void FocusActions::fill()
{
  if(!menu_)
    return;
  emptyBar();
  label_->setText(title());
  const QList<QPointer<QAction>>& offered = offered_[place_];
  const QList<bool>& separators = separators_[place_];
  for(qsizetype i = 0; i < offered.size(); ++i)
    if(separators[i])
      bar_->addSeparator();
    else if(QAction* const action = offered[i]; action && !action->icon().isNull()) // The menu has the others, too.
    {
      bar_->addAction(action);
      if(auto* const button = qobject_cast<QToolButton*>(bar_->widgetForAction(action)))
      {
        button->setAccessibleName(action->text().remove(QLatin1Char('&')));
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
        if(action->menu())
          button->setPopupMode(QToolButton::InstantPopup);
      }
    }
  fillMenu();
}

/// All but the label.
void FocusActions::emptyBar()
{
  const QList<QAction*> shown = bar_->actions();
  for(qsizetype i = 1; i < shown.size(); ++i)
  {
    bar_->removeAction(shown[i]);
    if(shown[i]->isSeparator() && shown[i]->parent() == bar_)
      delete shown[i];
  }
}

void FocusActions::fillMenu()
{
  menu_->clear();
  menu_->addSection(title());
  const QList<QPointer<QAction>>& offered = offered_[place_];
  const QList<bool>& separators = separators_[place_];
  for(qsizetype i = 0; i < offered.size(); ++i)
    if(separators[i])
      menu_->addSeparator();
    else if(offered[i])
      menu_->addAction(offered[i]);
  menu_->addSeparator();
  const bool isDock = dock() != nullptr;
  close_->setEnabled(isDock);
  float_->setEnabled(isDock);
  menu_->addActions({float_, close_, go_});
}

/// Those to which the focus can go.
QList<QToolButton*> FocusActions::buttons() const
{
  QList<QToolButton*> all;
  for(QAction* const action : bar_->actions())
    if(auto* const button = qobject_cast<QToolButton*>(bar_->widgetForAction(action)))
      if(button->isEnabled() && button->isVisible())
        all.append(button);
  return all;
}

void FocusActions::goToBar()
{
  bar_->show();
  const QList<QToolButton*> all = buttons();
  if(all.isEmpty())
    return;
  before_ = QApplication::focusWidget();
  all.first()->setFocus(Qt::ShortcutFocusReason);
}

/// In the tool bar, arrows move from button to button, and Esc returns to where the focus was.
bool FocusActions::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
    return QObject::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if(event->type() == QEvent::ShortcutOverride) // Esc has another meaning in the window.
  {
    if(key == Qt::Key_Escape)
      event->accept();
    return QObject::eventFilter(watched, event);
  }
  const QList<QToolButton*> all = buttons();
  const qsizetype now = all.indexOf(qobject_cast<QToolButton*>(watched));
  if(key == Qt::Key_Escape)
  {
    QWidget* const back = before_ && before_->isVisible() ? before_.data() : place_.data();
    (back ? back : &views_)->setFocus(Qt::OtherFocusReason);
    return true;
  }
  if((key != Qt::Key_Left && key != Qt::Key_Right) || now < 0)
    return QObject::eventFilter(watched, event);
  const bool next = (key == Qt::Key_Right) == (bar_->layoutDirection() == Qt::LeftToRight);
  all[(now + (next ? 1 : all.size() - 1)) % all.size()]->setFocus(Qt::TabFocusReason);
  return true;
}

} // namespace sparkwright
