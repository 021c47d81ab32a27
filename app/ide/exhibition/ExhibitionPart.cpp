#include "app/ide/exhibition/ExhibitionPart.h"

#include "app/ide/exhibition/Exhibition.h"
#include "app/ide/exhibition/LockCommands.h"

namespace sparkwright
{

ExhibitionPart::ExhibitionPart(const Surroundings& around)
    : locks_(new LockCommands(around, this)), exhibition_(new Exhibition(around, *locks_, this))
{
  around.shell.addEntries({MenuPlace::View, 3, -2}, locks_->entries());
  around.shell.addEntry({MenuPlace::View, 9, 0}, &exhibition_->action());
}

ExhibitionPart::~ExhibitionPart() = default;

void ExhibitionPart::showState(const SessionState&)
{
  if(exhibition_->state() == Exhibition::State::On)
    exhibition_->hideDocks(); // Another scene may bring its own.
}

/// The layout to be kept is that with the docks.
void ExhibitionPart::closing()
{
  exhibition_->end();
}

} // namespace sparkwright
