#pragma once

class QThreadPool;

namespace sparkwright
{

/// Threads for what may take long and nobody waits for, such as reading folders. Not the pool that all programs of Qt have:
/// Qt converts pictures there, and a window that draws waits for that. Its tasks end before the application is gone.
QThreadPool& backgroundPool();

} // namespace sparkwright
