import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

const window = 4 * 1024 * 1024;

/** The ways in which a word may lie in a file: as UTF-8, as UTF-16, in hexadecimal, and in base64 at each of three offsets. */
function spellings(word: string): ReadonlyMap<string, Buffer> {
  const plain = Buffer.from(word, "utf8");
  const found = new Map<string, Buffer>([
    ["utf-8", plain],
    ["utf-16", Buffer.from(word, "utf16le")],
    ["hex", Buffer.from(plain.toString("hex"))],
  ]);
  for (const shift of [0, 1, 2]) {
    const coded = Buffer.concat([Buffer.alloc(shift), plain]).toString("base64");
    // The first and last letters also depend on what stands beside the word.
    found.set(`base64 +${shift}`, Buffer.from(coded.slice(shift === 0 ? 0 : shift + 1, -4)));
  }
  return found;
}

/** Every file below a folder. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => {
      const entry = statSync(path, { throwIfNoEntry: false });
      return entry?.isFile() === true;
    });
}

/** Which words are in the file, each with the spelling in which it was found. */
export function wordsIn(path: string, words: readonly string[]): readonly string[] {
  const wanted = words.flatMap((word) =>
    [...spellings(word)].map(([spelling, bytes]) => ({ name: `${word} as ${spelling}`, bytes })),
  );
  const longest = Math.max(...wanted.map(({ bytes }) => bytes.length));
  const found = new Set<string>();
  const file = openSync(path, "r");
  try {
    const buffer = Buffer.alloc(window + longest);
    let kept = 0;
    for (let at = 0; ;) {
      const read = readSync(file, buffer, kept, window, at);
      if (read === 0) break;
      at += read;
      const seen = buffer.subarray(0, kept + read);
      for (const { name, bytes } of wanted) if (seen.includes(bytes)) found.add(name);
      kept = Math.min(longest, seen.length);
      seen.copy(buffer, 0, seen.length - kept);
    }
  } finally {
    closeSync(file);
  }
  return [...found].map((name) => `${path}: ${name}`);
}
