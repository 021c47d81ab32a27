#!/usr/bin/env python3
"""A robot of the middle-size league, led from Python over the message board: needs the standard library only.

As a program it brings a robot onto the field, which drives on and turns away from what its laser sees:

    python3 board_client.py [--port 7654] [--robot FILE.f2krobot] [--seconds 20]

As a module: `Client`. Lengths are in m, angles in radians, times in seconds by the clock of this program.
"""

import argparse
import math
import pathlib
import shlex
import socket
import time

INVALID, INVALID_SIGNED = 0xFFFFFFFF, 0x80000000


def signed(word):
    """A word of an array as the signed number that it stands for."""
    return word - (1 << 32) if word >= 1 << 31 else word


class BoardError(Exception):
    """The server has refused something: `code` and its words."""

    def __init__(self, code, text):
        super().__init__(f"{code}: {text}")
        self.code = code


class Client:
    """A connection to the message board, with one robot.

    After connect(), `sensors` has (device, model, type, feature, layout) by number, and `data` what was measured last:
    (stamp in s, list of words) by number.
    """

    def __init__(self):
        self.sensors, self.data, self.heard = {}, {}, []
        self.robot = None
        self.round_trip = self.offset = 0  # s
        self._socket = self._lines = None

    def connect(self, robot_file, host="127.0.0.1", port=7654, name="python", place=None, token=None):
        """Brings the robot that the text of a .f2krobot file describes. place: x, y (m), direction (rad); None: anywhere."""
        self._socket = socket.create_connection((host, port), timeout=10)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._lines = self._socket.makefile("r", encoding="ascii", newline="\n")
        self._read()  # WELCOME
        self.request(f'HELLO "{name}" 1' + (f' "{token}"' if token else ""))
        self._synchronise()
        text = robot_file.encode()
        self._send(f"CONFIG {len(text)}")
        self._socket.sendall(text)
        self.robot = int(self._answer()[2])
        while (words := self._answer())[0] == "SENSOR":
            self.sensors[int(words[1])] = (*words[2:6], int(words[6]))
        start = "START"
        if place:
            start += f" {round(place[0] * 1000)} {round(place[1] * 1000)} {round(math.degrees(place[2]) * 1000)}"
        self.request(start)

    def _synchronise(self, exchanges=5):
        """Asks for the server's time some times; the exchange that took the shortest time tells it best."""
        best = None
        for _ in range(exchanges):
            sent = time.monotonic_ns() // 1000
            self._send(f"SYNC {sent}")
            words = self._answer()
            back = time.monotonic_ns() // 1000
            received, answered = int(words[2]), int(words[3])
            trip = (back - sent) - (answered - received)
            offset = -((received - sent) + (answered - back)) // 2
            if best is None or trip < best[0]:
                best = trip, offset
        self.round_trip, self.offset = best[0] / 1e6, best[1] / 1e6
        self.request(f"OFFSET {best[1]}")

    def drive(self, v, omega):
        """Speeds from now on: m/s forward, rad/s counter-clockwise. Like all commands, to be repeated within 2 s."""
        self._send(f"MV {round(v * 1000)} {round(math.degrees(omega) * 1000)}")

    def motion(self, *values):
        """A command of the drive's own, such as vx, vy, omega."""
        self._send(f"MOTION {len(values)} " + " ".join(f"{value:.6f}" for value in values))

    def manipulate(self, manipulator, state):
        self.request(f'MANIP "{manipulator}" "{state}"')

    def say(self, text):
        self.request(f'SAY "{text}"')

    def update(self, *numbers):
        """Asks for data, of all sensors or of some, and waits for them. Returns the simulated time, s."""
        self._send("UPDATE " + " ".join(map(str, numbers)))
        while (words := self._answer())[0] == "HEAR":
            self.heard.append((int(words[1]), int(words[2]) / 1e6, words[3]))
        now = int(words[1]) / 1e6
        while (words := self._answer())[0] == "DATA":
            self.data[int(words[1])] = int(words[2]) / 1e6, [int(word) for word in words[4:]]
        return now

    def words(self, feature):
        """The newest array of a feature; None: there is none yet."""
        for number, sensor in self.sensors.items():
            if sensor[3].lower() == feature.lower() and number in self.data:
                return self.data[number][1]
        return None

    def scan(self):
        """The laser's scan: (bearing, distance) from right to left."""
        words = self.words("180DegreeScan")
        if not words:
            return []
        first, step = math.radians(signed(words[1]) / 1000), math.radians(words[2] / 1000)
        return [(first + i * step, word / 1000) for i, word in enumerate(words[4:])]

    def request(self, line):
        """Sends a command, and returns the words of its answer."""
        self._send(line)
        return self._answer()

    def close(self):
        if self._socket:
            self.request("BYE")
            self._socket.close()
            self._socket = None

    def _send(self, line):
        self._socket.sendall((line + "\n").encode("ascii"))

    def _read(self):
        line = self._lines.readline()
        if not line:
            raise ConnectionError("the server has closed the connection")
        return line.rstrip("\n")

    def _answer(self):
        line = self._read()
        words = line.split() if '"' not in line else shlex.split(line)
        if words[0] == "ERR":
            raise BoardError(int(words[1]), words[-1])
        return words


def wander(client, seconds):
    """Drives on, and turns away from what is near."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        client.update()
        near = [(distance, bearing) for bearing, distance in client.scan() if abs(bearing) < 0.8]
        distance, bearing = min(near, default=(9, 0))
        if distance < 0.7:
            client.drive(0, -1.2 if bearing > 0 else 1.2)
        else:
            client.drive(0.5, 0)
        time.sleep(0.05)


def main():
    here = pathlib.Path(__file__).resolve().parent
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=7654)
    parser.add_argument("--robot", type=pathlib.Path, default=here / "robots" / "rover.f2krobot")
    parser.add_argument("--seconds", type=float, default=20)
    options = parser.parse_args()
    client = Client()
    client.connect(options.robot.read_text(), options.host, options.port)
    print(f"robot {client.robot}, {len(client.sensors)} features, round trip {client.round_trip * 1000:.2f} ms")
    wander(client, options.seconds)
    odometry = client.words("odometry")
    print(f"it has driven {odometry[5] / 1000:.2f} m")
    client.close()


if __name__ == "__main__":
    main()
