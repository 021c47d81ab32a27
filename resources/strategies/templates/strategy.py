#!/usr/bin/env python3
"""Template of a SimuroSot strategy in Python: every robot drives to the ball. Copy it and change instruction().

    python3 strategy.py [--server HOST:PORT] [--side blue|yellow|any]

It needs neither a library nor sparkwright-strategy: it talks to the server itself, over TCP. A message is 4 bytes with
its length, the first one the highest, and then a text such as (wheels 5 (10 20) (30 40)).
Your goal is at +x, the opponents' goal at -x; cm and degrees.
"""
import argparse
import math
import re
import socket
import struct

NAME = "My Python Team"


def instruction(field, setup):
    """In each frame of play: (left, right) for each robot, the speeds of its wheels, -125 to 125."""
    commands = []
    for robot in field["self"]:
        direction = math.degrees(math.atan2(field["ball"]["y"] - robot["y"], field["ball"]["x"] - robot["x"]))
        error = math.remainder(direction - robot["angle"], 360)  # -180 to 180: how far to turn
        commands.append((60 - 0.5 * error, 60 + 0.5 * error))
    return commands


def placement(request, formation, setup):
    """Before a restart: (x, y, angle) for each robot, and (x, y) for the ball, or None. `formation` is a good start."""
    if request["kind"] == 1 and request["actor"] == 0:  # Our place kick: robot 4 kicks off.
        formation[4] = (9, 0, 180)
    return formation, None


# ---------------------------------------------------------------- what follows need not be changed

TOKEN = re.compile(r'\s*(?:([()])|"((?:[^"\\]|\\.)*)"|([^\s()"]+))')


def value(word):
    try:
        return float(word)
    except ValueError:
        return word


def parse(text):
    """(a 1 (b 2)) becomes ["a", 1.0, ["b", 2.0]]."""
    stack = [[]]
    for bracket, quoted, word in TOKEN.findall(text):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(value(word) if word else re.sub(r"\\(.)", r"\1", quoted))
    return stack[0][0]


def parts(message):
    """The named lists of a message."""
    return {part[0]: part[1:] for part in message[1:] if isinstance(part, list) and part and isinstance(part[0], str)}


def named(numbers, *names):
    return dict(zip(names, numbers))


def field_of(message):
    part = parts(message)
    robot = ("x", "y", "angle", "vx", "vy", "omega", "left", "right")
    return {
        "frame": int(message[1]),
        "time_left": part["t"][0],
        "state": int(part["st"][0]),  # 0: play
        "placement": int(part["pl"][0]),
        "score": tuple(int(goals) for goals in part["sc"]),
        "ball": named(part["b"], "x", "y", "z", "vx", "vy", "vz"),
        "self": [named(row, *robot) for row in part["s"]],
        "opponent": [named(row, *robot) for row in part["o"]],
    }


def rows(numbers):
    return " ".join("(" + " ".join("%.2f" % number for number in row) + ")" for row in numbers)


class Server:
    def __init__(self, host, port):
        self.socket = socket.create_connection((host, port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def send(self, text):
        data = text.encode()
        self.socket.sendall(struct.pack(">I", len(data)) + data)

    def read(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                raise EOFError
            data += more
        return data

    def message(self):
        return parse(self.read(struct.unpack(">I", self.read(4))[0]).decode())


def answer_place(server, message, setup, field):
    part = parts(message)
    request = {"kind": int(part["kind"][0]), "actor": int(part["actor"][0]), "first": int(part["first"][0])}
    formation = [tuple(row) for row in part.get("preset", [])]
    if not formation:
        formation = [(robot["x"], robot["y"], robot["angle"]) for robot in field["self"]] if field else []
    formation, ball = placement(request, formation, setup)
    place = "(ball %.2f %.2f) " % ball if ball and part["ball-wanted"][0] == 1 else ""
    server.send("(targets %d %s%s)" % (message[1], place, rows(formation)))


def play(server):
    setup, field = {}, None
    while True:
        message = server.message()
        head = message[0]
        if head == "welcome":
            setup = parts(message)
            print("connected: plays", setup["side"][0])
            server.send('(team (name "%s"))' % NAME)
        elif head == "refused":
            raise SystemExit("the server refuses us: %s" % message[2])
        elif head == "frame":
            field = field_of(message)
            if field["state"] == 0:
                server.send("(wheels %d %s)" % (field["frame"], rows(instruction(field, setup))))
        elif head == "place":
            answer_place(server, message, setup, field)
        elif head == "ping":
            server.send("(pong %d)" % message[1])


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--server", default="127.0.0.1:7656")
    options.add_argument("--side", default="any", choices=("blue", "yellow", "any"))
    options.add_argument("--token", default="")
    options = options.parse_args()
    host, port = options.server.rsplit(":", 1)
    server = Server(host.strip("[]"), int(port))  # [::1]:7656
    login = '(login (role strategy) (proto 1) (name "%s") (side %s) (token "%s"))'
    server.send(login % (NAME, options.side, options.token))
    try:
        play(server)
    except (EOFError, KeyboardInterrupt):
        print("the connection is closed")


if __name__ == "__main__":
    main()
