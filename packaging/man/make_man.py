#!/usr/bin/env python3
"""Makes a man page: a hand-written page with the options that the program prints for --help.

usage: make_man.py --program FILE --page NAME.1.in --changelog FILE --out NAME.1

In the page, @OPTIONS@ stands for the options, @VERSION@ and @DATE@ for those of the newest entry of the changelog.
"""
import argparse
import email.utils
import os
import re
import subprocess
import sys


def options_of(text):
    """Pairs of an option as written ("--data DIR") and what it does, in the order of the help.

    An option begins in column 2 with a dash; its words follow after two blanks or more, and may go on in further,
    deeper lines. Anything else ends the list of options, or goes before it.
    """
    found = []
    open_item = False
    for line in text.splitlines():
        start = re.match(r" {2}(-\S*(?: \S+)*)(?: {2,}(\S.*))?$", line)
        if start:
            found.append([start.group(1), start.group(2) or ""])
            open_item = True
        elif open_item and re.match(r" {3,}\S", line):
            found[-1][1] = (found[-1][1] + " " + line.strip()).strip()
        else:
            open_item = False
    return [tuple(item) for item in found]


def escaped(text):
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return r"\&" + text if text[:1] in (".", "'") else text


def head(option):
    """`--data <DIR>` or `--help (-h)` with names in bold and values in italics."""
    out = []
    for word in re.findall(r"[\w-]+|[^\w-]+", option.replace("<", "").replace(">", "")):
        if word.startswith("-"):
            out.append(r"\fB" + escaped(word) + r"\fR")
        elif re.match(r"\w", word):
            out.append(r"\fI" + escaped(word) + r"\fR")
        else:
            out.append(escaped(word))
    return "".join(out)


def section(options):
    return "\n".join(f".TP\n{head(name)}\n{escaped(words[:1].upper() + words[1:])}" for name, words in options)


def newest(changelog):
    """Version without the packaging's revision, and date, of the first entry."""
    with open(changelog, encoding="utf-8") as file:
        text = file.read()
    version = re.match(r"\S+ \(([^)]+)\)", text).group(1).rsplit("-", 1)[0]
    date = re.search(r"^ -- .*>  (.*)$", text, re.M).group(1)
    return version, email.utils.parsedate_to_datetime(date).strftime("%Y-%m-%d")


def main():
    parser = argparse.ArgumentParser()
    for name in ("program", "page", "changelog", "out"):
        parser.add_argument("--" + name, required=True)
    args = parser.parse_args()
    plain = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", QT_QPA_PLATFORM="offscreen")
    answer = subprocess.run([args.program, "--help"], env=plain, capture_output=True, text=True, timeout=60)
    if answer.returncode != 0:
        sys.exit(f"{args.program} --help failed: {answer.stderr}")
    options = options_of(answer.stdout)
    if not options:
        sys.exit(f"{args.program} --help names no options that could be read")
    for name, words in options:
        if not words or words.endswith("Default:"):
            sys.exit(f"{args.program} --help: the words of {name} are cut off")
    version, date = newest(args.changelog)
    with open(args.page, encoding="utf-8") as file:
        page = file.read()
    if "@OPTIONS@" not in page:
        sys.exit(f"{args.page} has no @OPTIONS@")
    page = page.replace("@OPTIONS@", section(options)).replace("@VERSION@", version).replace("@DATE@", date)
    with open(args.out, "w", encoding="utf-8") as file:
        file.write(page)


if __name__ == "__main__":
    main()
