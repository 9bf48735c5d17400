#!/usr/bin/env python3
"""Checks an open archive of a case (boreal-archive/1).

Knows nothing of Boreal but the description beside it (README.md), and needs nothing but Python 3:

    python3 verify.py FILE.zip ...

Exit status: 0 every archive is whole; 1 one is not, and a line says what differs; 2 one cannot be read, or is of a version
that this program does not know.
"""

import hashlib
import json
import re
import sys
import zipfile
import zlib

FORMAT = "boreal-archive/1"
MARK = b"boreal-archive/1 sha256:"
MANIFEST = "archive.json"
PLAIN_PATH = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}(/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){0,3}")
PIECE = 1 << 20
MOST_JSON = 256 * 1024 * 1024
# What the libraries raise for a file that is damaged.
NOT_A_ZIP = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, LookupError, TypeError, ValueError)


class NotWhole(Exception):
    """The archive is not as it was written."""


class NotForUs(Exception):
    """The file is no archive, or one of another version."""


def hash_of_beginning(path, length):
    """SHA-256 of the first bytes of a file."""
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        left = length
        while left > 0:
            piece = file.read(min(PIECE, left))
            if not piece:
                raise NotWhole("the file ends too early")
            digest.update(piece)
            left -= len(piece)
    return digest.hexdigest()


def check_whole_file(path, archive, size):
    """Compares every byte of the file with the hash in its comment. Without a comment it was packed anew: False."""
    comment = archive.comment
    if comment == b"":
        return False
    if not re.fullmatch(re.escape(MARK) + rb"[0-9a-f]{64}", comment):
        raise NotWhole("the comment of the file is not the hash that it should be")
    if hash_of_beginning(path, size - len(comment)).encode("ascii") != comment[len(MARK):]:
        raise NotWhole("a byte of the file is not as it was written: the hash of the whole file differs")
    return True


def json_in(archive, name):
    """A JSON file of the archive."""
    try:
        info = archive.getinfo(name)
    except KeyError:
        return None
    if info.file_size > MOST_JSON:
        raise NotWhole(f"{name} is larger than it may be")
    with archive.open(info) as file:
        data = file.read(info.file_size + 1)
    if len(data) != info.file_size:
        raise NotWhole(f"{name} does not have the length that the directory says")
    try:
        return json.loads(data.decode("utf-8"))
    except ValueError as fault:
        raise NotWhole(f"{name} is not JSON") from fault


def manifest_of(archive):
    """What archive.json says, in the one version that is known here."""
    manifest = json_in(archive, MANIFEST)
    if not isinstance(manifest, dict) or not str(manifest.get("format", "")).startswith("boreal-archive/"):
        raise NotForUs(f"it holds no {MANIFEST} of an open archive")
    if manifest["format"] != FORMAT:
        raise NotForUs(f"it is of format {manifest['format']}; this program knows {FORMAT}")
    return manifest


def is_folder(info):
    """An entry for a folder with a plain path, and nothing in it."""
    return info.filename.endswith("/") and info.file_size == 0 and PLAIN_PATH.fullmatch(info.filename[:-1]) is not None


def check_list(archive, manifest):
    """Every file is listed, and every listed file is there with its length and hash."""
    entries = manifest["entries"]
    listed = [entry["path"] for entry in entries]
    # Folders, which other programs name when they pack an archive anew, hold nothing.
    names = [info.filename for info in archive.infolist() if not is_folder(info)]
    for name in [*listed, *names]:
        if len(name) > 200 or not PLAIN_PATH.fullmatch(name):
            raise NotWhole(f"it names the path {name!r}, which leads out of the archive or is not plain")
    if len(set(listed)) != len(listed) or len(set(names)) != len(names) or MANIFEST in listed:
        raise NotWhole("a file is named twice")
    for name in names:
        if name != MANIFEST and name not in set(listed):
            raise NotWhole(f"{name} is in no list")
    digest = hashlib.sha256()
    for entry in sorted(entries, key=lambda one: one["path"]):
        digest.update(f"{entry['sha256']} {entry['bytes']} {entry['path']}\n".encode("utf-8"))
    if digest.hexdigest() != manifest["listSha256"]:
        raise NotWhole("the hash of the list differs")
    for entry in entries:
        check_entry(archive, entry)


def check_entry(archive, entry):
    """One file of the list."""
    path, length = entry["path"], entry["bytes"]
    try:
        info = archive.getinfo(path)
    except KeyError:
        raise NotWhole(f"{path} is missing") from None
    if info.file_size != length:
        raise NotWhole(f"{path} does not have the length that the list says")
    digest, seen = hashlib.sha256(), 0
    with archive.open(info) as file:
        while piece := file.read(PIECE):
            seen += len(piece)
            if seen > length:
                raise NotWhole(f"{path} holds more than the list says")
            digest.update(piece)
    if seen != length or digest.hexdigest() != entry["sha256"]:
        raise NotWhole(f"{path} is not as it was written: its hash differs")


def check_log(archive, manifest):
    """Each entry of the log follows the one before it. Gives their number, or None where the archive holds no log."""
    links = json_in(archive, "audit.json")
    if links is None:
        return None
    previous = bytes(32)
    for index, link in enumerate(links, start=1):
        fields = [manifest["application"]["id"], link["position"], link["at"], link["actorId"], link["kind"], link["subject"]]
        text = "\n".join(str(field) for field in fields)
        previous = hashlib.sha256(previous + text.encode("utf-8")).digest()
        if link["position"] != index or previous.hex() != link["hash"]:
            raise NotWhole(f"the log of the case is broken at entry {index}")
    return len(links)


def verify(path):
    """One sentence about an archive that is whole."""
    with open(path, "rb") as file:
        size = file.seek(0, 2)
    with zipfile.ZipFile(path) as archive:
        is_sealed = check_whole_file(path, archive, size)
        manifest = manifest_of(archive)
        check_list(archive, manifest)
        entries = check_log(archive, manifest)
    log = "" if entries is None else f", {entries} entries in its log"
    note = "" if is_sealed else " It was packed anew by another program: only its files were compared."
    return (
        f"whole: case {manifest['application']['id']}, {len(manifest['entries']) + 1} files{log}, "
        f"made {manifest['madeAt']}.{note}"
    )


def status_of(path):
    """Says of one file whether it is whole, and gives the exit status for it."""
    try:
        print(f"{path} is {verify(path)}")
        return 0
    except NotForUs as fault:
        print(f"{path}: {fault}", file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"{path} cannot be read: {fault.strerror}", file=sys.stderr)
        return 2
    except (NotWhole, *NOT_A_ZIP) as fault:
        print(f"{path} is not whole: {fault}")
        return 1


def main(arguments):
    if not arguments:
        print("usage: python3 verify.py FILE.zip ...", file=sys.stderr)
        return 2
    return max([status_of(path) for path in arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
