import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { made, writeArchive } from "@boreal/server/files/archive/writeArchive";
import { zip } from "@boreal/server/files/zipWriter";
import { boreal } from "../testCommandLine.ts";

let folder = "";
let archive = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boreal-verify-"));
  archive = join(folder, "case.zip");
  const application = { id: "a-case", type: "Student", status: "Preparation", ownerId: "somebody" };
  const about = { madeAt: "2026-11-30T10:00:00.000Z", scope: "whole", application } as const;
  const files = [made("case.json", Buffer.from("{}\n"))];
  await pipeline(Readable.from(writeArchive(about, files), { objectMode: false }), createWriteStream(archive));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* letter() {
  yield await Promise.resolve({ path: "letter.txt", modifiedAt: new Date(0), chunks: [Buffer.from("a letter")] });
}

describe("boreal verify", () => {
  it("says that an archive is whole, to people and to programs", async () => {
    const said = await boreal(["verify", archive]);
    expect([said.status, said.out]).toEqual([
      0,
      `${archive} is whole: case a-case, 2 files, made 2026-11-30T10:00:00.000Z.\n`,
    ]);
    const json = await boreal(["verify", archive, "--json"]);
    expect(JSON.parse(json.out)).toMatchObject({ whole: true, scope: "whole", files: 2, isSealedWhole: true });
  });

  it("ends with 1 where a byte differs", async () => {
    const bytes = await readFile(archive);
    bytes.writeUInt8(bytes.readUInt8(50) ^ 1, 50);
    const other = join(folder, "other.zip");
    await writeFile(other, bytes);
    const said = await boreal(["verify", other]);
    expect([said.status, said.out.includes("is not whole")]).toEqual([1, true]);
    expect(JSON.parse((await boreal(["verify", other, "--json"])).out)).toMatchObject({
      whole: false,
      kind: "damaged",
    });
  });

  it("ends with 2 where there is no such file, or more than one is named", async () => {
    await copyFile(archive, join(folder, "again.zip"));
    for (const args of [["verify"], ["verify", join(folder, "nothing.zip")], ["verify", archive, archive]])
      expect((await boreal(args)).status).toBe(2);
  });

  it.each(["verify", "import"])("%s ends with 2 and a sentence where the path leads to no archive", async (command) => {
    const other = join(folder, "other-things.zip");
    await pipeline(Readable.from(zip(letter()), { objectMode: false }), createWriteStream(other));
    for (const [path, says] of [
      [join(archive, "inside"), "(ENOTDIR): there is no such file; accepted is an archive"],
      [folder, "(EISDIR): it is a folder; accepted is an archive"],
      [join(folder, `${"a".repeat(300)}.zip`), "its name is too long"],
      [other, "it is a ZIP file without archive.json, so no archive of a case"],
    ] as const) {
      const said = await boreal([command, path]);
      expect([said.status, said.complaints]).toEqual([2, [expect.stringContaining(says)]]);
    }
  });

  it("says of a file of another kind that it is no ZIP file", async () => {
    const other = join(folder, "letter.txt");
    await writeFile(other, "a letter");
    const said = await boreal(["verify", other]);
    expect([said.status, said.out]).toEqual([
      1,
      `${other} is not whole: it is no ZIP file, or its end is cut off or changed.\n`,
    ]);
  });
});

describe("boreal export and import", () => {
  it.each([
    [["export"], "without --out"],
    [["export", "a-case"], "without --out"],
    [["export", "--list", "a-case"], "accepted is --list alone"],
    [["import"], "accepted is one FILE.zip"],
    [["import", "nothing.zip"], "cannot be read"],
  ])("say what they take: %j", async (args, says) => {
    const said = await boreal(args);
    expect([said.status, said.complaints.join("\n").includes(says)]).toEqual([2, true]);
  });
});
