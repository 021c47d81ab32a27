#include "app/ide/agents/CameraPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QImageWriter>
#include <QPointer>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Kind = ImageSettings::Kind;
using Node = SceneStructure::Node;

constexpr qint64 pictureEvery = 100; // ms
constexpr quint64 anyNode = 0;       // Data of the entry for what is selected.

const Node& at(const SceneStructure& structure, int node)
{
  return structure.nodes[static_cast<std::size_t>(node)];
}

/// Bright colours: similar within a class, different for each instance.
QRgb segmentColour(int segment, int which)
{
  static constexpr std::array<QRgb, 11> colours{0xff000000, 0xff4a6741, 0xff2f8f3a, 0xffffffff, 0xffff8c1a, 0xfff2d024,
                                                0xff33b5e5, 0xffd43f3a, 0xff3d5afe, 0xffb04cc8, 0xff8d8d8d};
  if(segment < 0 || segment >= static_cast<int>(colours.size()))
    return colours[0];
  const QColor colour(colours[static_cast<std::size_t>(segment)]);
  return segment < ImageSettings::LeftRobot ? colour.rgb() : colour.lighter(100 + 13 * (which % 6)).rgb();
}

int transformAt(const SceneStructure& structure, int node)
{
  while(node >= 0 && at(structure, node).kind != Node::Kind::Transform)
    node = at(structure, node).parent;
  return node;
}

} // namespace

struct CameraPanel::Drawn
{
  MakeImageDrawer make;
  std::unique_ptr<ImageDrawer> drawer;
  std::string problem;
  bool made = false;
  std::vector<std::uint8_t> bytes;
};

CameraPanel::CameraPanel(MakeImageDrawer make, QWidget* parent)
    : QWidget(parent), robot_(new QComboBox(this)), camera_(new QComboBox(this)), kind_(new QComboBox(this)),
      save_(new QToolButton(this)), view_(new QLabel(this)), drawn_(std::make_shared<Drawn>())
{
  drawn_->make = std::move(make);
  thread_ = std::make_unique<DrawingThread>([drawn = drawn_] { drawn->drawer.reset(); });
  auto* const row = new QHBoxLayout;
  for(QComboBox* const box : {robot_, camera_})
  {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    row->addWidget(box, 1);
  }
  kind_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  row->addWidget(kind_);
  save_->setIcon(themedIcon(QStringLiteral("screenshot")));
  save_->setAutoRaise(true);
  row->addWidget(save_);
  auto* const column = new QVBoxLayout(this);
  column->addLayout(row);
  column->addWidget(view_, 1);
  view_->setAlignment(Qt::AlignCenter);
  view_->setWordWrap(true);
  view_->setMinimumSize(80, 60);
  view_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
  for(const int kind : {-1, 0, 1, 2})
    kind_->addItem(QString(), kind);
  connect(robot_, &QComboBox::activated, this, [this] { fillCameras(); });
  connect(robot_, &QComboBox::currentIndexChanged, this, [this] { fillCameras(); });
  for(QComboBox* const box : {camera_, kind_})
    connect(box, &QComboBox::currentIndexChanged, this, [this] { since_.invalidate(), paint(); });
  connect(save_, &QToolButton::clicked, this, &CameraPanel::chooseFile);
  retranslate();
}

CameraPanel::~CameraPanel() = default;

void CameraPanel::setFrame(const FramePtr& frame)
{
  frame_ = frame;
  if(!isVisible() || drawing_)
    return;
  const bool fresh = frame_ && frame_->structure != structure_;
  if(fresh || !since_.isValid() || since_.elapsed() >= pictureEvery)
  {
    fillRobots();
    paint();
  }
}

void CameraPanel::setSelectedNode(int node)
{
  selected_ = node;
  if(frame_ && frame_->structure && node >= 0 && node < static_cast<int>(frame_->structure->nodes.size()))
  {
    int top = node;
    while(at(*frame_->structure, top).parent >= 0)
      top = at(*frame_->structure, top).parent;
    if(const int index = robot_->findData(quint64(at(*frame_->structure, top).id)); index > 0)
      robot_->setCurrentIndex(index);
  }
  since_.invalidate();
  paint();
}

void CameraPanel::fillRobots()
{
  std::vector<std::pair<QString, quint64>> robots;
  if(frame_)
    for(const AgentInfo& agent : frame_->agents)
      if(agent.hasBody)
        robots.emplace_back(agent.team > 0 ? QStringLiteral("%1 %2")
                                                 .arg(QString::fromStdString(
                                                     frame_->game.team[static_cast<std::size_t>(agent.team - 1)]))
                                                 .arg(agent.unum)
                                           : tr("Agent %1").arg(agent.id),
                            agent.rootId);
  const bool fresh = frame_ && frame_->structure != structure_;
  if(robots == robots_ && !fresh && robot_->count() > 0)
    return;
  structure_ = frame_ ? frame_->structure : nullptr;
  robots_ = robots;
  const bool chosen = robot_->count() > 1;
  const quint64 before = robot_->currentData().toULongLong();
  {
    const QSignalBlocker quiet(robot_);
    robot_->clear();
    robot_->addItem(tr("Selected node"), anyNode);
    for(const auto& [name, id] : robots_)
      robot_->addItem(name, id);
    const int index = robot_->findData(before);
    robot_->setCurrentIndex(chosen && index >= 0 ? index : robots_.empty() ? 0 : 1);
  }
  fillCameras();
}

int CameraPanel::robotNode() const
{
  const quint64 id = robot_->currentData().toULongLong();
  if(!structure_ || id == anyNode)
    return -1;
  for(int i = 0; i < static_cast<int>(structure_->nodes.size()); i = at(*structure_, i).end)
    if(at(*structure_, i).id == id)
      return i;
  return -1;
}

/// Data of an entry: index of the sensor; or, from `headFrom` on, a node.
static constexpr int headFrom = 1 << 20;

void CameraPanel::fillCameras()
{
  const QString before = camera_->currentText();
  {
    const QSignalBlocker quiet(camera_);
    camera_->clear();
    if(const int robot = robotNode(); robot >= 0)
    {
      const int end = at(*structure_, robot).end;
      for(std::size_t i = 0; i < structure_->sensors.size(); ++i)
        if(const auto& sensor = structure_->sensors[i]; sensor.parent >= robot && sensor.parent < end)
        {
          const QString name = QString::fromStdString(sensor.name);
          camera_->addItem(sensor.draws ? name : tr("Head (%1)").arg(name), static_cast<int>(i));
        }
      if(camera_->count() == 0)
        for(int i = robot; i < end; ++i)
          if(const std::string& name = at(*structure_, i).name;
             name == "head" || (i + 1 == end && camera_->count() == 0))
            camera_->addItem(name == "head" ? tr("Head") : tr("Body"), headFrom + (name == "head" ? i : robot));
    }
    else
      camera_->addItem(tr("Along +Y"), headFrom);
    camera_->setCurrentIndex(std::max(0, camera_->findText(before)));
  }
  since_.invalidate();
  paint();
}

std::optional<CameraPanel::Look> CameraPanel::look() const
{
  if(!frame_ || frame_->structure != structure_ || !structure_ || camera_->count() == 0)
    return {};
  Look look;
  const int data = camera_->currentData().toInt();
  int node = selected_;
  if(data < headFrom)
  {
    const SceneStructure::Sensor& sensor = structure_->sensors[static_cast<std::size_t>(data)];
    look.settings = sensor.settings;
    node = sensor.parent;
  }
  else if(robotNode() >= 0)
    node = data - headFrom;
  if(node < 0 || node >= static_cast<int>(structure_->nodes.size()))
    return {};
  node = transformAt(*structure_, node);
  std::vector<Mat4f> world;
  frame_->worldTransforms(world);
  look.pose = node >= 0 ? world[static_cast<std::size_t>(at(*structure_, node).slot)] : Mat4f::Identity();
  if(const int kind = kind_->currentData().toInt(); kind >= 0)
    look.settings.kind = static_cast<Kind>(kind);
  return look;
}

void CameraPanel::paint()
{
  again_ = drawing_;
  if(drawing_ || !isVisible())
    return;
  const std::optional<Look> seen = look();
  since_.start();
  if(!seen)
    return take({}, !frame_ || frame_->agents.empty()
                        ? tr("No robot is there yet. Select a node to look along its +Y axis.")
                        : tr("Select a node to look along its +Y axis."));
  drawing_ = true;
  thread_->post(
      [drawn = drawn_, frame = frame_, seen = *seen, panel = QPointer(this)]
      {
        if(!drawn->made)
          drawn->drawer = drawn->make(drawn->problem);
        drawn->made = true;
        std::string problem = drawn->problem;
        QImage picture;
        if(drawn->drawer)
          problem = drawn->drawer->draw(frame, seen.settings, seen.pose, drawn->bytes);
        if(problem.empty())
          picture = toPicture(seen.settings, drawn->bytes);
        LocalText why = problem;
        if(!problem.empty())
          if(const LensModel lens(seen.settings); lens.problem().english() == problem)
            why = lens.problem();
        QMetaObject::invokeMethod(
            panel.data(),
            [panel, picture, problem = inWindow(why)]
            {
              panel->drawing_ = false;
              if(panel->again_)
                return panel->paint();
              panel->take(picture, CameraPanel::tr("There is no picture: %1").arg(problem));
            },
            Qt::QueuedConnection);
      });
}

void CameraPanel::take(const QImage& picture, const QString& problem)
{
  picture_ = picture;
  save_->setEnabled(!picture_.isNull());
  if(picture_.isNull())
    view_->setText(problem);
  else
    showPicture();
}

void CameraPanel::showPicture()
{
  if(picture_.isNull())
    return;
  const double ratio = devicePixelRatioF();
  QPixmap scaled =
      QPixmap::fromImage(picture_.scaled(view_->size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  scaled.setDevicePixelRatio(ratio);
  view_->setPixmap(scaled);
}

QImage CameraPanel::toPicture(const ImageSettings& s, const std::vector<std::uint8_t>& bytes)
{
  QImage image(s.width, s.height, QImage::Format_RGB32);
  const float nearest = std::log(s.zNear), range = std::log(std::min(s.zFar, 65.f)) - nearest;
  for(int y = 0; y < s.height; ++y)
  {
    auto* const row = reinterpret_cast<QRgb*>(image.scanLine(s.height - 1 - y));
    for(int x = 0; x < s.width; ++x)
    {
      const std::uint8_t* const p = &bytes[static_cast<std::size_t>((y * s.width + x) * s.bytesPerPixel())];
      if(s.kind == Kind::Colour)
        row[x] = qRgb(p[0], p[1], p[2]);
      else if(s.kind == Kind::Segments)
        row[x] = segmentColour(p[0], p[1]);
      else if(const int mm = p[0] + 256 * p[1]; mm == 0)
        row[x] = qRgb(24, 16, 40);
      else
      {
        const float far = std::clamp((std::log(static_cast<float>(mm) / 1000) - nearest) / range, 0.f, 1.f);
        const int grey = 255 - static_cast<int>(225 * far);
        row[x] = qRgb(grey, grey, grey);
      }
    }
  }
  return image;
}

QString CameraPanel::save(const QString& file) const
{
  QImageWriter writer(file);
  return writer.write(picture_) ? QString() : writer.errorString();
}

void CameraPanel::chooseFile()
{
  auto* const dialog =
      new QFileDialog(this, tr("Save the camera's picture"),
                      QStandardPaths::writableLocation(QStandardPaths::PicturesLocation), tr("Pictures (*.png *.jpg)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("png"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& file)
          {
            const QString problem = save(file);
            emit told(problem.isEmpty() ? tr("Saved %1").arg(file) : tr("The picture is not saved: %1").arg(problem));
          });
  dialog->open();
}

void CameraPanel::retranslate()
{
  robot_->setAccessibleName(tr("Robot"));
  robot_->setToolTip(tr("Whose camera is shown"));
  camera_->setAccessibleName(tr("Camera"));
  camera_->setToolTip(tr("Camera of the robot, or the view of its head"));
  kind_->setAccessibleName(tr("Kind of picture"));
  kind_->setToolTip(tr("Kind of picture: colour, depth or segments"));
  const QString kinds[] = {tr("As sent"), tr("Colour"), tr("Depth"), tr("Segments")};
  for(int i = 0; i < kind_->count(); ++i)
    kind_->setItemText(i, kinds[i]);
  kind_->setMinimumWidth(kind_->sizeHint().width()); // Its own hint stays that of the language before.
  save_->setToolTip(tr("Save this picture"));
  save_->setAccessibleName(save_->toolTip());
  structure_ = nullptr;
  fillRobots();
}

void CameraPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

void CameraPanel::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  showPicture();
}

void CameraPanel::showEvent(QShowEvent* event)
{
  QWidget::showEvent(event);
  fillRobots();
  paint();
}

} // namespace sparkwright
