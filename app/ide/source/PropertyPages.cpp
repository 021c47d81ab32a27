#include "app/ide/source/PropertyPages.h"

#include <QVBoxLayout>

namespace sparkwright
{

PropertyPages::PropertyPages(const Sides& sides, QWidget* parent)
    : QWidget(parent), feed_(std::make_unique<NodeValueFeed>(
                           NodeValueFeed::Sources{sides.hub, sides.link, sides.forms, sides.nodes, sides.registry})),
      pose_(new WorldPoseBar), forms_(new PropertyPanel(sides.outlines, sides.forms, sides.registry)),
      node_(new NodePanel(sides.hub, sides.registry)), pages_(new QStackedWidget)
{
  forms_->setLiveValues(feed_.get());
  pages_->addWidget(forms_);
  pages_->addWidget(node_);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(pose_);
  layout->addWidget(pages_, 1);
}

PropertyPages::~PropertyPages()
{
  forms_->setLiveValues(nullptr);
}

void PropertyPages::inspect(std::uint64_t id)
{
  node_->setNode(id);
  pages_->setCurrentWidget(id != 0 ? static_cast<QWidget*>(node_) : forms_);
}

void PropertyPages::show(const SessionState& state)
{
  if(isInspecting())
  {
    feed_->rest();
    node_->show(state);
  }
  else
  {
    node_->rest();
    feed_->show(state);
  }
}

void PropertyPages::rest()
{
  feed_->rest();
  node_->rest();
}

} // namespace sparkwright
