import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isWhole } from "../../../../tests/running/sizes.ts";
import { badFiles, badFilesFolder, faultOfOutcome, listenForCanary, sharedFolder } from "../../test/badFiles.ts";
import { createReaderPool, type PoolEvent } from "./pool.ts";

/** The heaviest bombs run in `bench/reading.ts bad-files`; the suite keeps one of each way to be stopped. */
const heavy = new Set([
  "own/bomb/pdf-image-bomb.pdf",
  "own/bomb/pdf-ops-flood.pdf",
  "own/bomb/pdf-xobject-laughs.pdf",
  "own/bomb/pdf-many-pages.pdf",
]);
const all = badFiles().filter((bad) => bad.file.startsWith("own/") && !heavy.has(bad.file));
/** `npm test` tries one of each kind with each outcome that its manifest expects. */
const firstOfKind = all.filter(
  ({ category, expect: outcome }, at) =>
    all.findIndex((other) => other.category === category && other.expect === outcome) === at,
);
const files = isWhole ? all : firstOfKind;

if (files.length === 0) process.stderr.write("skipped: the shared bad-file corpus (../shared/bad-files) is not here\n");

describe.skipIf(files.length === 0)("hostile, damaged and mistyped files", () => {
  const events: PoolEvent[] = [];
  const pool = createReaderPool({ onEvent: (event) => events.push(event) });
  afterAll(() => pool.close());

  test("each has an outcome that its manifest accepts, no reader fails, nothing is called", async () => {
    const canary = await listenForCanary();
    const faults: string[] = [];
    for (const bad of files) {
      const bytes = readFileSync(path.join(badFilesFolder, bad.file));
      const reading = await pool.read({ bytes, fileName: path.basename(bad.file), expectedTypes: [] });
      const fault = faultOfOutcome(bad, reading);
      if (fault) faults.push(`${bad.file}: ${fault} (expected ${bad.expect})`);
      if (reading.outcome === "rejected" && !reading.error) faults.push(`${bad.file}: refused without a sentence`);
    }
    const calls = canary.calls();
    await canary.close();
    expect(faults).toEqual([]);
    expect(events.filter((event) => event.kind === "failed")).toEqual([]);
    expect(calls).toBe(0);
    expect(files.length).toBeGreaterThan(isWhole ? 80 : 20);
  });
});

const specimens = path.join(sharedFolder, "samples");
const chosen = ["bank_statement-01.pdf", "blank_pdf-01.pdf", "visa-02.jpg"];

if (!existsSync(specimens)) process.stderr.write("skipped: the shared specimens (../shared/samples) are not here\n");

describe.skipIf(!existsSync(specimens))("public specimens", () => {
  const events: PoolEvent[] = [];
  const pool = createReaderPool({ onEvent: (event) => events.push(event) });
  afterAll(() => pool.close());

  test("none brings the reader down and none is taken for a biometrics letter", async () => {
    const takenForLetters: string[] = [];
    for (const name of chosen) {
      const reading = await pool.read({
        bytes: readFileSync(path.join(specimens, name)),
        fileName: name,
        expectedTypes: ["BiometricsLetter"],
      });
      if (reading.documentType === "BiometricsLetter") takenForLetters.push(name);
    }
    expect(takenForLetters).toEqual([]);
    expect(events.filter((event) => event.kind === "failed")).toEqual([]);
  });
});
