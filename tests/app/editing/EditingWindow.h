#pragma once

#include "app/ide/editing/EditingPart.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "editor/text/tabs/TextTabs.h"
#include "tests/app/SettingsSupport.h"
#include "viewer/view/Viewport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMouseEvent>
#include <QStatusBar>
#include <QtTest>

#include <memory>

namespace sparkwright::test
{

/// The real window with a real simulation, which edits scene files in a folder of its own.
class EditingWindow
{
protected:
  void makeWindow()
  {
    settings_.clear();
    folder_ = std::make_unique<QTemporaryDir>();
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.startRunning = false;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    session_ = std::make_unique<SimulationSession>(std::move(options));
    language_.use("en");
    window_ = std::make_unique<MainWindow>(*session_, language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->viewport().cameraControl().director().setAnimated(false);
  }
  void closeWindow()
  {
    window_.reset();
    session_.reset();
    folder_.reset();
  }
  /// @return path of the new file
  QString write(const QString& name, const QByteArray& text)
  {
    const QString path = QFileInfo(folder_->path()).canonicalFilePath() + '/' + name;
    QDir().mkpath(QFileInfo(path).path());
    QFile out(path);
    return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() ? path : QString();
  }
  static QByteArray read(const QString& path)
  {
    QFile in(path);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
  }
  /// Opens a scene and begins to edit it.
  void edit(const QString& scene)
  {
    window_->openScene(scene);
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready);
    window_->refresh();
    window_->actions()[ActionId::EditScene]->trigger();
    QVERIFY(document());
    QTRY_VERIFY(source().texts().isVisible());
  }

  SourcePart& source() { return window_->part<SourcePart>(); }
  EditingPart& editing() { return window_->part<EditingPart>(); }
  SceneDocument* document() { return editing().commands().current(); }
  TextView& text() { return source().texts().current()->view(); }
  std::uint32_t at(std::string_view what) { return static_cast<std::uint32_t>(document()->text().find(what)); }
  /// Selects the form around some words, as a click into the text does.
  void selectForm(std::string_view words)
  {
    text().setFocus();
    QTRY_VERIFY(text().hasFocus());
    text().goTo(at(words));
  }
  /// Whether the World has all edits.
  bool settled()
  {
    window_->refresh();
    return editing().link().standing() == LiveLink::Standing::Same && !session_->state().running;
  }

  const SceneStructure& structure() { return *window_->viewport().scene().frame()->structure; }
  int node(const char* name)
  {
    for(std::size_t i = 0; i < structure().nodes.size(); ++i)
      if(structure().nodes[i].name == name)
        return static_cast<int>(i);
    return -1;
  }
  Vec3f placeOf(const char* name)
  {
    window_->refresh();
    const int at = node(name);
    if(at < 0)
      return Vec3f::Constant(1e3f); // It is about to be built.
    return translation(window_->viewport().scene().worldPose(structure().nodes[static_cast<std::size_t>(at)].slot));
  }
  QPointF pixel(const Vec3f& place)
  {
    const auto found = window_->viewport().camera().pixelOf(place);
    return found ? QPointF((*found)[0], (*found)[1]) : QPointF();
  }
  void send(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons buttons,
            Qt::KeyboardModifiers modifiers = {})
  {
    Viewport& view = window_->viewport();
    QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, modifiers);
    QCoreApplication::sendEvent(&view, &event);
  }
  /// Presses a handle of the point, such as an anchor of a joint, and moves the mouse. @param shift  along its arrow, m
  void pullPoint(Gizmo::Part arrow, float shift)
  {
    Viewport& view = window_->viewport();
    QVERIFY(view.pointTool().point());
    view.setFocus(); // As a click there does.
    const PointTool::Point point = *view.pointTool().point();
    const Vec3f along = point.axes.col(Gizmo::axisOf(arrow));
    const Gizmo gizmo(view.camera(), point.place, point.axes);
    const QPointF tip = gizmo.outline(arrow).back(), from = *gizmo.origin() + 0.95 * (tip - *gizmo.origin());
    const QPointF to = from + pixel(point.place + shift * along) - pixel(point.place);
    send(QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton);
    QVERIFY(view.pointTool().overHandle());
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    QVERIFY(view.pointTool().holding());
    for(int i = 1; i <= 4; ++i)
      send(QEvent::MouseMove, from + (to - from) * i / 4, Qt::NoButton, Qt::LeftButton);
    mouse_ = to;
  }
  void letGo() { send(QEvent::MouseButtonRelease, mouse_, Qt::LeftButton, Qt::NoButton); }
  /// Looks at a point from near enough to move it by millimetres.
  void lookAtPoint(float distance)
  {
    window_->viewport().camera().look(window_->viewport().pointTool().point()->place, distance, 0.8f, 0.5f);
    window_->viewport().grabFramebuffer();
  }

  SettingsFolder settings_;
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<SimulationSession> session_;
  Language language_;
  std::unique_ptr<MainWindow> window_;
  QPointF mouse_;
};

} // namespace sparkwright::test
