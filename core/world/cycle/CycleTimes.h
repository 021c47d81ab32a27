#pragma once

namespace sparkwright
{

/// Wall time of the parts of one World::cycle(), s.
struct CycleTimes
{
  double act = 0;     ///< Cycle blocks of scripts, stored actions, new robots.
  double collide = 0; ///< Finding contacts.
  double solve = 0;   ///< The physics step.
  double rule = 0;    ///< Poses back to the tree, game and referee.
  double sense = 0;   ///< Percepts of all agents; with several threads, monitor messages in parallel.
  double publish = 0; ///< Making the Frame.
  double think = 0;   ///< Waiting for agents inside, which think in parallel to the other parts.

  CycleTimes& operator+=(const CycleTimes& other)
  {
    act += other.act;
    collide += other.collide;
    solve += other.solve;
    rule += other.rule;
    sense += other.sense;
    publish += other.publish;
    think += other.think;
    return *this;
  }
  double total() const { return act + collide + solve + rule + sense + publish + think; }
};

} // namespace sparkwright
