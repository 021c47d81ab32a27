#pragma once

namespace sparkwright::strategy
{

/// From now on the process says which call of the strategy's library has crashed it, or has called exit(), before it
/// ends: signals of faults, also by a full stack of this thread, abort(), exit() and quick_exit().
/// To be called once, by the thread that calls the library.
void watchCrashes();

} // namespace sparkwright::strategy
