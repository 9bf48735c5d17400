import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile, truncate, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fc } from "../../../../../tests/running/properties.ts";
import { listSha256, manifestPath } from "../../files/archive/archiveFormat.ts";
import { verifyArchive } from "../../files/archive/verifyArchive.ts";
import { openZip, TooMuchInside } from "../../files/archive/zipReader.ts";
import { zip, type ZipEntry } from "../../files/zipWriter.ts";
import { ArchiveFolder, contentsOf, filesOf, madeCase } from "./testArchive.ts";

/** The verifier that knows only the published description. */
const outside = fileURLToPath(new URL("../../../../../docs/archive/verify.py", import.meta.url));
const python = spawnSync("python3", ["--version"]).status === 0;
if (!python) process.stderr.write("python3 is not here: the outside verifier of archives was not run\n");

const outsideSays = (path: string): number | null => spawnSync("python3", [outside, path]).status;
/** How many of these it does not find whole. */
const outsideFinds = (paths: readonly string[]): number =>
  spawnSync("python3", [outside, ...paths], { encoding: "utf8" }).stdout.match(/ is not whole: /g)?.length ?? 0;

let folder: ArchiveFolder;
let whole: Buffer;
let path: string;
beforeAll(async () => {
  folder = await ArchiveFolder.open();
  const given = madeCase();
  path = await folder.write({ about: given.about, files: filesOf(given) });
  whole = await readFile(path);
});
afterAll(() => folder.remove());

const kindOf = async (file: string): Promise<string> => {
  const verified = await verifyArchive(file);
  return "fault" in verified ? verified.fault.kind : "whole";
};

const flipped = async (at: number, bit: number): Promise<string> => {
  const bytes = Buffer.from(whole);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
  const file = folder.file();
  await writeFile(file, bytes);
  return file;
};

describe("an archive of which one bit is another", () => {
  const places = (most: number) =>
    fc.sample(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 7 })), { numRuns: most });

  it("is whole before", async () => {
    expect(await kindOf(path)).toBe("whole");
    if (python) expect(outsideSays(path)).toBe(0);
  });

  it("is found a hundred times of a hundred, by our verifier and by the one outside", async () => {
    const files: string[] = [];
    for (const [at, bit] of places(100)) files.push(await flipped(at, bit));
    const kinds = await Promise.all(files.map(kindOf));
    const found = {
      ours: kinds.filter((kind) => kind === "damaged").length,
      outside: python ? outsideFinds(files) : 100,
    };
    expect(found).toEqual({ ours: 100, outside: 100 });
  });

  it("is found wherever it stands in what belongs to the ZIP file and to no file in it", async () => {
    const comment = whole.length - 88 - 22;
    for (let at = comment; at < whole.length; at += 1)
      expect([at, await kindOf(await flipped(at, at % 8))]).toEqual([at, "damaged"]);
    for (let at = 0; at < 60; at += 1) expect([at, await kindOf(await flipped(at, at % 8))]).toEqual([at, "damaged"]);
  });
});

type Inside = { readonly path: string; readonly content: string };

/** An archive by somebody else, without the hash of the whole file: everything in it is as they like. */
async function packed(files: readonly Inside[], change: (manifest: Record<string, unknown>) => void = () => {}) {
  const entries = files.map(({ path: name, content }) => ({
    path: name,
    bytes: Buffer.byteLength(content),
    sha256: createHash("sha256").update(content).digest("hex"),
  }));
  const { about } = madeCase();
  const manifest: Record<string, unknown> = {
    format: "boreal-archive/1",
    ...about,
    entries,
    listSha256: listSha256(entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))),
  };
  change(manifest);
  return await zipped([...files, { path: manifestPath, content: JSON.stringify(manifest) }]);
}

async function zipped(files: readonly Inside[]): Promise<string> {
  const file = folder.file();
  const entries = files.map(({ path: name, content }): ZipEntry => ({
    path: name,
    modifiedAt: new Date(0),
    chunks: [Buffer.from(content)],
  }));
  await pipeline(Readable.from(zip(asyncOf(entries)), { objectMode: false }), createWriteStream(file));
  return file;
}

async function* asyncOf<Thing>(things: readonly Thing[]): AsyncGenerator<Thing> {
  yield* things;
  await Promise.resolve();
}

const both = async (file: string) => ({ ours: await kindOf(file), outside: python ? outsideSays(file) : 1 });

describe("an archive that was made to harm", () => {
  it("is compared file by file where another program packed it anew", async () => {
    const file = await packed([{ path: "case.json", content: "{}" }]);
    const verified = await verifyArchive(file);
    expect(verified).toMatchObject({ isSealedWhole: false });
    if (python) expect(outsideSays(file)).toBe(0);
  });

  it("names its folders too, as other programs do, of which only plain and empty ones are passed over", async () => {
    const withFolder = async (name: string, content: string) => {
      const file = { path: "records/a.json", content: "{}" };
      return await packed([file, { path: name, content }], (manifest) => {
        const all = manifest["entries"] as Parameters<typeof listSha256>[0];
        const entries = all.filter(({ path: listed }) => listed === file.path);
        Object.assign(manifest, { entries, listSha256: listSha256(entries) });
      });
    };
    expect(await both(await withFolder("records/", ""))).toEqual({ ours: "whole", outside: python ? 0 : 1 });
    for (const [name, content] of [
      ["records/", "x"],
      ["../", ""],
      ["/", ""],
    ] as const)
      expect(await both(await withFolder(name, content))).toEqual({ ours: "damaged", outside: 1 });
  });

  it.each([
    "../out.txt",
    "records/../../out.txt",
    "/etc/passwd",
    "C:\\out.txt",
    "records/.hidden",
    "a\u0000b",
    "é.txt",
  ])("leads out of its folder: %j", async (name) => {
    expect(await both(await packed([{ path: name, content: "x" }]))).toEqual({ ours: "damaged", outside: 1 });
  });

  it("is of a newer version, which is said", async () => {
    const file = await packed([], (manifest) => {
      manifest["format"] = "boreal-archive/2";
    });
    const verified = await verifyArchive(file);
    expect(verified).toEqual({
      fault: {
        kind: "newer",
        says: "it is of format boreal-archive/2; this version of Boreal reads boreal-archive/1",
      },
    });
    if (python) expect(outsideSays(file)).toBe(2);
  });

  it("holds a file that is in no list, or lists one that it does not hold", async () => {
    const more = await packed([{ path: "case.json", content: "{}" }], (manifest) => {
      manifest["entries"] = [];
      manifest["listSha256"] = listSha256([]);
    });
    expect(await both(more)).toEqual({ ours: "damaged", outside: 1 });
    const less = await packed([], (manifest) => {
      const entries = [{ path: "case.json", bytes: 2, sha256: "0".repeat(64) }];
      manifest["entries"] = entries;
      manifest["listSha256"] = listSha256(entries);
    });
    expect(await both(less)).toEqual({ ours: "damaged", outside: 1 });
  });

  it("has a list whose hash is another", async () => {
    const file = await packed([{ path: "case.json", content: "{}" }], (manifest) => {
      manifest["listSha256"] = "0".repeat(64);
    });
    expect(await both(file)).toEqual({ ours: "damaged", outside: 1 });
  });

  it("holds two files of one name", async () => {
    const file = await zipped([
      { path: "case.json", content: "{}" },
      { path: "case.json", content: "[]" },
    ]);
    expect((await both(file)).ours).toBe("damaged");
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["half", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["without its last byte", (bytes) => bytes.subarray(0, -1)],
    ["without its first byte", (bytes) => bytes.subarray(1)],
    ["with a byte more", (bytes) => Buffer.concat([bytes, Buffer.of(0)])],
    ["empty", () => Buffer.alloc(0)],
    ["no archive at all", () => Buffer.from("a letter")],
  ])("was cut or is none: %s", async (_, change) => {
    const file = folder.file();
    await writeFile(file, change(whole));
    expect(await both(file)).toEqual({ ours: "damaged", outside: 1 });
  });

  it("unpacks to a thousand times what its directory says, of which no more than that is unpacked", async () => {
    const file = folder.file();
    await writeFile(file, bomb(64 * 1024 * 1024, 10));
    const [inside] = (await openZip(file)).files;
    let seen = 0;
    const read = async () => {
      for await (const chunk of inside?.content() ?? []) seen += chunk.length;
    };
    await expect(read()).rejects.toThrow(TooMuchInside);
    expect(seen).toBeLessThan(1024 * 1024);
    expect(await both(file)).toEqual({ ours: "damaged", outside: 1 });
  });

  it("has a list of more than a program should hold, which is not unpacked", async () => {
    const file = folder.file();
    await writeFile(file, bomb(1024 * 1024, 300 * 1024 * 1024));
    expect(await both(file)).toEqual({ ours: "damaged", outside: 1 });
  });
});

/** One file `archive.json` of zeros, packed, whose directory says another length. */
function bomb(bytes: number, said: number): Buffer {
  const name = Buffer.from(manifestPath);
  const content = deflateRawSync(Buffer.alloc(bytes));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(said, 22);
  head.writeUInt16LE(name.length, 26);
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x0201_4b50, 0);
  line.writeUInt16LE(8, 10);
  line.writeUInt32LE(content.length, 20);
  line.writeUInt32LE(said, 24);
  line.writeUInt16LE(name.length, 28);
  const start = head.length + name.length + content.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(line.length + name.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([head, name, content, line, name, end]);
}

describe("an archive of more than 4 GB", () => {
  it("has its places in the fields of ZIP64, which are read", async () => {
    const files = ["one", "two", "three"].map((path) => ({ path, content: path.repeat(1000) }));
    const entries = files.map(({ path: name, content }): ZipEntry => ({
      path: name,
      modifiedAt: new Date(0),
      chunks: [Buffer.from(content)],
    }));
    const file = folder.file();
    await pipeline(Readable.from(zip(asyncOf(entries), 1), { objectMode: false }), createWriteStream(file));
    const read: Inside[] = [];
    for (const { path: name, content } of (await openZip(file)).files) {
      const chunks: Buffer[] = [];
      for await (const chunk of content()) chunks.push(chunk);
      read.push({ path: name, content: Buffer.concat(chunks).toString() });
    }
    expect(read).toEqual(files);
  });

  it("of which nothing but zeros is there is none, and is not read through", async () => {
    const file = folder.file();
    await writeFile(file, "");
    await truncate(file, 20_000_000_000);
    expect(await kindOf(file)).toBe("damaged");
  });
});

describe("how long an archive will be", () => {
  it("is known before its first byte", async () => {
    const { archiveBytes } = await import("../../files/archive/writeArchive.ts");
    const given = madeCase();
    const files = filesOf(given);
    const written = await readFile(await folder.write({ about: given.about, files }));
    expect(archiveBytes(given.about, files)).toBe(written.length);
    expect((await contentsOf({ files })).size).toBe(files.length);
  });
});
