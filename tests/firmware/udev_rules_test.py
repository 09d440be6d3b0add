#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""udev_rules_test.py FILE: whether udev would take the rules, and what they would do.

Syntax is checked by udevadm where it can (systemd 254 and newer) and by the grammar of udev(7) everywhere. Then devices
are led through the rules as udev does.
"""
import os
import re
import shutil
import subprocess
import sys

MATCH = {"ACTION", "SUBSYSTEM", "SUBSYSTEMS", "KERNEL", "ATTR", "ATTRS", "ENV", "TAG", "DRIVER"}
SET = {"ENV", "TAG", "GOTO", "LABEL", "GROUP", "MODE", "SYMLINK"}
WITH_BRACES = {"ATTR", "ATTRS", "ENV"}
ITEM = re.compile(r'\s*([A-Z]+)(?:\{([^}]+)\})?\s*(==|!=|\+=|-=|:=|=)\s*"([^"]*)"\s*(,|$)')


def parse(text):
    """A list of rules; a rule is a list of (key, name in braces, operator, value). Raises ValueError."""
    rules = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        rule, at = [], 0
        while at < len(line):
            item = ITEM.match(line, at)
            if not item:
                raise ValueError(f"{number}: `{line[at:]}`")
            key, name, operator, value, comma = item.groups()
            if key not in (MATCH if operator in ("==", "!=") else SET):
                raise ValueError(f"{number}: {key}{operator} is nothing")
            if (name is not None) != (key in WITH_BRACES):
                raise ValueError(f"{number}: {key} with or without braces")
            if key in ("GOTO", "LABEL") and operator != "=":
                raise ValueError(f"{number}: {key}{operator}")
            if key in ("ATTRS", "ATTR") and not re.fullmatch(r"[0-9a-f]{4}(\|[0-9a-f]{4})*", value):
                raise ValueError(f"{number}: `{value}`: four small hexadecimal digits each")
            rule.append((key, name, operator, value))
            at = item.end()
            if comma == "," and at == len(line):
                raise ValueError(f"{number}: a comma at the end")
        rules.append(rule)
    labels = [value for rule in rules for key, _, _, value in rule if key == "LABEL"]
    for position, rule in enumerate(rules):
        for key, _, _, value in rule:
            if key == "GOTO" and not any(("LABEL", None, "=", value) in later for later in rules[position + 1 :]):
                raise ValueError(f"GOTO {value} leads nowhere")
    if len(set(labels)) != len(labels):
        raise ValueError("a label twice")
    return rules


def run(rules, action, subsystem, vendor, product, devtype=""):
    """What udev would have set: a dictionary of ENV, and the set of tags."""
    env, tags = {"DEVTYPE": devtype}, set()
    known = {("ACTION", None): action, ("SUBSYSTEM", None): subsystem}
    known |= {("ATTRS", "idVendor"): vendor, ("ATTRS", "idProduct"): product}
    wanted = None
    for rule in rules:
        if wanted is not None:
            if ("LABEL", None, "=", wanted) not in rule:
                continue
            wanted = None
        matches = True
        for key, name, operator, value in rule:
            if operator in ("==", "!="):
                actual = env.get(name, "") if key == "ENV" else known[(key, name)]
                matches = matches and (actual in value.split("|")) == (operator == "==")
        if not matches:
            continue
        for key, name, operator, value in rule:
            if operator == "=" and key == "ENV":
                env[name] = value
            elif key == "TAG" and operator == "+=":
                tags.add(value)
            elif key == "GOTO":
                wanted = value
    return env, tags


def main():
    path = sys.argv[1]
    assert int(os.path.basename(path)[:2]) < 73, "uaccess is looked at by 73-seat-late.rules"
    if shutil.which("udevadm"):
        verified = subprocess.run(["udevadm", "verify", path], capture_output=True, text=True, check=False)
        if verified.returncode != 0 and "Unknown command" not in verified.stderr + verified.stdout:
            sys.exit(verified.stderr + verified.stdout)
    with open(path, encoding="ascii") as file:
        text = file.read()
    rules = parse(text)

    chips = {
        "Uno": ("2341", "0043"), "ST-LINK/V2-1": ("0483", "374b"), "CP210x": ("10c4", "ea60"), "CH340": ("1a86", "7523"),
        "FT232R": ("0403", "6001"), "DGT": ("04d8", "000a"),
    }  # fmt: skip
    for name, (vendor, product) in chips.items():
        for action in ("add", "change"):
            env, tags = run(rules, action, "tty", vendor, product)
            assert tags == {"uaccess"} and env["ID_MM_DEVICE_IGNORE"] == "1", name
            env, tags = run(rules, action, "usb", vendor, product, "usb_device")
            assert not tags and env["ID_MM_DEVICE_IGNORE"] == "1", name
        env, tags = run(rules, "remove", "tty", vendor, product)
        assert not tags and "ID_MM_DEVICE_IGNORE" not in env, name
    for subsystem, vendor, product in (("tty", "046d", "c31c"), ("tty", "0403", "ea60"), ("block", "2341", "0043")):
        env, tags = run(rules, "add", subsystem, vendor, product)
        assert not tags and "ID_MM_DEVICE_IGNORE" not in env, "somebody else's device"

    # The checker sees faults.
    for good, bad in (('GOTO="qipan_board"', "GOTO=qipan_board"), ('TAG+="uaccess"', 'TAG+="uaccess",'),
                      ('LABEL="qipan_board"', 'LABEL="other"'), ("10c4", "10C4"), ('SUBSYSTEM=="usb"', 'SUBSYTEM=="usb"')):  # fmt: skip
        assert good in text
        try:
            parse(text.replace(good, bad))
        except ValueError:
            continue
        sys.exit(f"{bad} was not seen")
    print(f"{len(rules)} rules")


main()
