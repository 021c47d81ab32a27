#pragma once

namespace sparkwright
{

/// Wall seconds that the parts of one World::cycle() took.
struct CycleTimes
{
  double act = 0;     ///< Cycle blocks of scripts, stored actions, new robots.
  double collide = 0; ///< Finding contacts.
  double solve = 0;   ///< The physics step.
  double rule = 0;    ///< Poses back to the tree, game and referee.
  double sense = 0;   ///< Percepts of all agents; beside them, with more than one thread, messages to monitors.
  double publish = 0; ///< Making the Frame.
  double think = 0;   ///< Waiting for the agents inside, which think beside the other parts.

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
