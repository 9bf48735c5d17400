import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { blankLike } from "../test/blankLike.ts";
import { distinct } from "../test/distinctValues.ts";
import { knownBlank } from "../test/knownBlank.ts";
import { officialFiles } from "../test/officialFiles.ts";
import { staticForm } from "../test/sampleForm.ts";
import { writings, xfaPdf } from "../test/xfaPdf.ts";
import { openBlank } from "./blank.ts";
import { fill } from "./fill.ts";
import { fillFile } from "./fillFile.ts";
import { formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused } from "./openFormFile.ts";

const isHere = spawnSync("qpdf", ["--version"]).status === 0;
if (!isHere) process.stderr.write("skipped: qpdf is not on this machine\n");

const [study] = formEditions as readonly [FormEdition, ...FormEdition[]];

/** What `qpdf --check` complains of: nothing, or all that it said. */
function complaintsAbout(bytes: Buffer): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "boreal-qpdf-"));
  try {
    writeFileSync(path.join(folder, "form.pdf"), bytes);
    const { status, stdout, stderr } = spawnSync("qpdf", ["--check", "form.pdf"], { cwd: folder, encoding: "utf8" });
    const isClean = status === 0 && stderr === "" && stdout.includes("No syntax or stream encoding errors found");
    return isClean ? [] : [`exit ${status}`, ...`${stdout}${stderr}`.trim().split("\n")];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function filledForm(bytes: Buffer): Buffer {
  const blank = knownBlank(bytes);
  const filled = fill(blank, distinct(blank));
  if ("refused" in filled) throw new Error("not filled");
  return filled.bytes;
}

function filledSample(bytes: Buffer): Buffer {
  const blank = openBlank(bytes);
  if (isRefused(blank)) throw new Error(blank.code);
  return fillFile(
    blank,
    new Map([
      ["IMM_0001/page1/Person/FamilyName", "李明 <&>"],
      ["IMM_0001/page1/Person/Status", "2"],
      ["IMM_0001/page1/Person/Agrees", "1"],
      ["IMM_0001/page1/Child[1]/Name", "Zoé"],
    ]),
  );
}

const ours = writings.map((writing) => [`${writing.table}, ${writing.lock}`, writing] as const);

/** Apart for the blank and for the filled file: a fault of the first is not one of filling. */
describe.skipIf(!isHere)("qpdf finds nothing wrong", () => {
  it.each(ours)("in a dynamic form of ours (%s)", (_, writing) => {
    const blank = xfaPdf(blankLike(study), writing);
    expect({ blank: complaintsAbout(blank), filled: complaintsAbout(filledForm(blank)) }).toEqual({
      blank: [],
      filled: [],
    });
  });

  it.each(ours)("in a static form of ours (%s)", (_, writing) => {
    const blank = xfaPdf(staticForm(), writing);
    expect({ blank: complaintsAbout(blank), filled: complaintsAbout(filledSample(blank)) }).toEqual({
      blank: [],
      filled: [],
    });
  });

  it.each(officialFiles())("in %s", (_, __, blank) => {
    expect({ blank: complaintsAbout(blank), filled: complaintsAbout(filledForm(blank)) }).toEqual({
      blank: [],
      filled: [],
    });
  });
});
