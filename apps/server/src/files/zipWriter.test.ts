import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { openArchive } from "./testArchive.ts";
import { zip, type ZipEntry } from "./zipWriter.ts";

const at = new Date("2026-11-21T17:05:08Z");
async function* each(files: Readonly<Record<string, readonly Buffer[]>>): AsyncGenerator<ZipEntry> {
  for (const [path, chunks] of Object.entries(files)) yield { path, modifiedAt: at, chunks };
}
async function archive(files: Readonly<Record<string, readonly Buffer[]>>, zip64From?: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zip(each(files), zip64From)) pieces.push(piece);
  return Buffer.concat(pieces);
}
const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const big = Buffer.alloc(300_000, "abcdefg");
const files = {
  "Demandeur/Reçu (biométrie)/1 été 护照.pdf": [
    big.subarray(0, 65_535),
    big.subarray(65_535, 65_536),
    big.subarray(65_536),
  ],
  "empty.txt": [],
  "small.txt": [Buffer.from("a"), Buffer.alloc(0), Buffer.from("b")],
};

describe("an archive", () => {
  it.each([
    ["as usual", undefined],
    ["with the fields for more than 4 GB", 0],
  ])("%s: another library gets back the same bytes, names and times", async (_, zip64From) => {
    const found = await openArchive(await archive(files, zip64From));
    expect(found.map(({ path }) => path)).toEqual(Object.keys(files));
    expect(found.map(({ bytes }) => sha(bytes))).toEqual(
      Object.values(files).map((chunks) => sha(Buffer.concat(chunks))),
    );
    expect(found.map((one) => one.date.toISOString())).toEqual(Array(3).fill(at.toISOString()));
  });

  it("without files is an archive all the same", async () => {
    expect(await openArchive(await archive({}))).toEqual([]);
  });

  it("gives back whatever was put in, in whatever pieces", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), { maxLength: 5 }),
        async (contents) => {
          const given = Object.fromEntries(
            contents.map((chunks, n) => [`file ${n}`, chunks.map((chunk) => Buffer.from(chunk))]),
          );
          const found = await openArchive(await archive(given));
          expect(found.map(({ bytes }) => sha(bytes))).toEqual(
            Object.values(given).map((chunks) => sha(Buffer.concat(chunks))),
          );
        },
      ),
      { numRuns: 50 },
    );
  });

  it("asks for the bytes of a file only when its turn comes, and leaves nothing open when nobody reads on", async () => {
    const seen: string[] = [];
    async function* lazily(): AsyncGenerator<ZipEntry> {
      for (const path of ["a", "b", "c"]) {
        seen.push(`open ${path}`);
        try {
          yield { path, modifiedAt: at, chunks: [Buffer.alloc(10)] };
        } finally {
          seen.push(`close ${path}`);
        }
      }
    }
    let pieces = 0;
    for await (const piece of zip(lazily())) {
      expect(piece.length).toBeGreaterThan(0);
      pieces += 1;
      if (seen.includes("open b")) break;
    }
    expect(pieces).toBeGreaterThan(3);
    expect(seen).toEqual(["open a", "close a", "open b", "close b"]);
  });

  // A machine without Python skips it, and the list of tests says so.
  const hasPython = spawnSync("python3", ["-c", "import zipfile"]).status === 0;
  it.skipIf(!hasPython).each([
    ["as usual", undefined],
    ["with the fields for more than 4 GB", 0],
  ])("%s: Python finds no fault in it", async (_, zip64From) => {
    const folder = mkdtempSync(join(tmpdir(), "boreal-zip-"));
    try {
      const path = join(folder, "a.zip");
      writeFileSync(path, await archive(files, zip64From));
      const program =
        "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), len(z.namelist()), z.infolist()[0].file_size)";
      expect(execFileSync("python3", ["-c", program, path], { encoding: "utf8" }).trim()).toBe("None 3 300000");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
