#!/usr/bin/env python3
"""A small agent: a robot that stands, walks a few steps, waves, and walks back, again and again.

    sparkwright-server               # in one terminal
    python3 agent.py                 # in another one; --help tells the options

Every 20 ms the server sends what the robot feels, and the agent answers with the speeds of its joints. What is sent is
text in parentheses with its length in front. Change the numbers below and see what happens.
"""
import argparse
import math
import re
import socket
import struct
import sys

# The posture in which it stands: degrees of each joint, by the name that percepts give it. The first letter tells the
# side, left or right, the second one whether it is of the arm or the leg: rlj4 is the right knee. The angles of hip
# (3), knee (4) and ankle (5) add up to the inclination of the feet against the torso.
STAND = {"hj1": 0, "hj2": 0,
         "laj1": -90, "laj2": 10, "laj3": -90, "laj4": -40, "raj1": -90, "raj2": -10, "raj3": 90, "raj4": 40,
         "llj1": 0, "llj2": 0, "llj3": 37, "llj4": -72, "llj5": 40, "llj6": 0,
         "rlj1": 0, "rlj2": 0, "rlj3": 37, "rlj4": -72, "rlj5": 40, "rlj6": 0}

PERIOD = 0.36  # s, of a step with the left foot and one with the right
LIFT = 10      # degrees by which hip and ankle bend to lift a foot; the knee bends by twice as much
STRIDE = 8     # degrees by which the legs swing ahead and back
SWAY = 3       # degrees by which both legs lean so that the weight is over the foot that stands

GAIN = 15      # 1/s: the speed of a joint is this times its error; with much more it shakes, since answers act late
FASTEST = 6    # rad/s, about what the motors can

# What it does, and how long, s; then it begins again.
PLAN = [("stand", 1.6), ("ahead", 3.6), ("stand", 0.8), ("wave", 3.0), ("stand", 0.8), ("back", 3.6)]


def walk(joints, time, left, direction):
    """Bends the legs for walking, `time` after the first step began and `left` before the last one ends."""
    share = min(time / PERIOD, left / PERIOD, 1)  # The first steps are small, and so are the last ones.
    phase = 2 * math.pi * time / PERIOD
    for leg, sign in ("l", 1), ("r", -1):
        lift = LIFT * share * max(0, sign * math.sin(phase))  # The left foot is in the air in the first half
        swing = -STRIDE * share * direction * sign * math.cos(phase)  # of a period, and swings to the front.
        joints[leg + "lj3"] += lift + swing
        joints[leg + "lj4"] -= 2 * lift
        joints[leg + "lj5"] += lift - swing
        joints[leg + "lj2"] -= SWAY * share * math.sin(phase)
        joints[leg + "lj6"] += SWAY * share * math.sin(phase)


def wave(joints, time):
    """Lifts the right arm and swings it to and fro."""
    joints["raj1"] = 80
    joints["raj2"] = -30 - 25 * math.sin(2 * math.pi * time)


def posture(time):
    """Where the joints are wanted, degrees, `time` seconds after the robot was put on the field."""
    joints = dict(STAND)
    time %= sum(length for _, length in PLAN)
    for what, length in PLAN:
        if time < length:
            break
        time -= length
    if what == "ahead":
        walk(joints, time, length - time, 1)
    elif what == "back":
        walk(joints, time, length - time, -1)
    elif what == "wave":
        wave(joints, time)
    return joints


def speeds(measured, wanted):
    """The commands that bring the joints there: effectors take rad/s."""
    commands = []
    for joint, angle in measured.items():
        speed = GAIN * math.radians(wanted.get(joint, angle) - angle)
        commands.append(f"({joint.replace('j', 'e')} {max(-FASTEST, min(FASTEST, speed)):.3f})")
    return "".join(commands)


class Agent:
    """Says the right thing at the right time: robot, number and team, place, and then speeds."""

    def __init__(self, team, number):
        self.team, self.number = team, number
        self.messages = 0
        self.begin = None  # When it was put on the field, s.

    def answer(self, percepts):
        """The answer to one message. (syn) says that it is complete."""
        self.messages += 1
        if self.messages == 1:
            return f"(init (unum {self.number})(teamname {self.team}))(syn)"
        told = re.search(r"\(now (\d+\.\d+)\)", percepts)
        now = float(told[1]) if told else 0
        if self.begin is None:
            if "(unum " not in percepts:  # There is no number yet.
                if self.messages > 250:
                    raise ConnectionError(f"number {self.number} of team {self.team} was refused; it may be taken")
                return "(syn)"
            self.begin = now
            return f"(beam {-2 * self.number} 0 0)(syn)"  # x, y in metres on our own half, and degrees.
        measured = {name: float(angle) for name, angle in re.findall(r"\(HJ \(n (\w+)\) \(ax (-?\d+\.\d+)\)", percepts)}
        return speeds(measured, posture(now - self.begin)) + "(syn)"


def play(host, port, agent):
    """Talks to the server until it closes the connection."""
    with socket.create_connection((host, port)) as server, server.makefile("rb") as stream:
        server.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # Answers leave at once.

        def say(text):
            server.sendall(struct.pack("!I", len(text)) + text.encode())

        say("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)")
        while True:
            head = stream.read(4)
            length = struct.unpack("!I", head)[0] if len(head) == 4 else 0
            percepts = stream.read(length)
            if len(head) < 4 or len(percepts) < length:
                raise ConnectionError("the server has closed the connection")
            say(agent.answer(percepts.decode(errors="replace")))


def main():
    options = argparse.ArgumentParser(description="A robot that walks and waves.")
    options.add_argument("--host", default="127.0.0.1", help="where the server runs [%(default)s]")
    options.add_argument("--port", type=int, default=3100, help="its port for agents [%(default)s]")
    options.add_argument("--team", default="Example", help="name of the team [%(default)s]")
    options.add_argument("--number", type=int, default=1, help="of the player, 1 to 11 [%(default)s]")
    given = options.parse_args()
    try:
        play(given.host, given.port, Agent(given.team, given.number))
    except KeyboardInterrupt:
        pass
    except (OSError, OverflowError) as problem:
        sys.exit(f"agent.py: {given.host}:{given.port}: {problem}")


if __name__ == "__main__":
    main()
