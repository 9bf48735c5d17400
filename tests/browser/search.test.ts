import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesBelow, wordsIn } from "./search.ts";

const word = "Gwekenulora";

it.each([
  ["plain", Buffer.from(`a${word}b`)],
  ["UTF-16", Buffer.from(`a${word}b`, "utf16le")],
  ["hexadecimal", Buffer.from(Buffer.from(`a${word}b`).toString("hex"))],
  ["base64", Buffer.from(Buffer.from(`{"name":"${word}"}`).toString("base64"))],
  ["base64, one further", Buffer.from(Buffer.from(`{"name": "${word}"}`).toString("base64"))],
  ["base64, two further", Buffer.from(Buffer.from(`{"name":  "${word}"}`).toString("base64"))],
  [
    "far into a file, over the edge of what is read at once",
    Buffer.concat([Buffer.alloc(4 * 1024 * 1024 - 4), Buffer.from(word)]),
  ],
])("a word is found when it is there %s", (_how, content) => {
  const folder = mkdtempSync(join(tmpdir(), "boreal-search-"));
  try {
    writeFileSync(join(folder, "file"), content);
    const files = filesBelow(folder);
    expect(files.flatMap((path) => wordsIn(path, [word, "Nothere"])).length).toBeGreaterThan(0);
    expect(files.flatMap((path) => wordsIn(path, ["Nothere"]))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
