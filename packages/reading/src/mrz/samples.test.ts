import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sharedFolder } from "../../test/badFiles.ts";
import { limitsOf, thresholdsInForce } from "../limits.ts";
import { openFile } from "../pages/openFile.ts";
import { readDocument } from "../readDocument.ts";
import type { Reading } from "../reading.ts";
import { createRecogniser } from "../text/recogniseText.ts";
import { zoneOnPage } from "./pageZone.ts";

/** Public specimens beside the repository; without them this test says so and is left out. */
const folder = path.join(sharedFolder, "samples");
const manifest = path.join(folder, "manifest.json");

type Expected = Readonly<Record<string, string | readonly string[] | undefined>>;
type Sample = { readonly file: string; readonly document_type: string; readonly expected: Expected };

const withZones = new Set(["passport", "passport_card", "national_id", "residence_permit", "visa"]);
const samples: readonly Sample[] = existsSync(manifest)
  ? (JSON.parse(readFileSync(manifest, "utf8")) as Sample[]).filter((sample) => withZones.has(sample.document_type))
  : [];
if (samples.length === 0) process.stdout.write("left out: the folder of specimens is not there\n");

/** What the manifest calls each value that check digits or two readings may vouch for. */
const names: Readonly<Record<string, readonly string[]>> = {
  passportNumber: ["passportNumber"],
  documentNumber: ["documentNumber"],
  passportExpiryDate: ["passportExpiryDate"],
  expiryDate: ["expiryDate"],
  usVisaExpiryDate: ["visaExpiryDate"],
  birthday: ["dateOfBirth"],
  passportIssueDate: ["issueDate"],
  lastName: ["surname"],
  firstName: ["givenNames"],
};

const plainly = (text: string) => text.replaceAll(/[^A-Z\d]/g, "");

function wrongOf(reading: Reading, expected: Expected): string[] {
  return Object.entries(reading.fields).flatMap(([name, field]) =>
    (names[name] ?? []).flatMap((key) => {
      const wanted = expected[key];
      if (field.checked === undefined || typeof wanted !== "string") return [];
      return plainly(wanted) === plainly(field.value) ? [] : [`${name} ${field.value} for ${wanted}`];
    }),
  );
}

const zoneLine2 = ({ mrz, mrz_line2: second }: Expected) => (Array.isArray(mrz) ? (mrz[1] as string) : second);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The lines of the zone, by themselves. */
async function zoneIn(bytes: Uint8Array): Promise<readonly string[] | undefined> {
  const opened = await openFile(bytes, limitsOf(thresholdsInForce()));
  if ("error" in opened) return undefined;
  const picture = await opened.file.pages[0]?.picture();
  const found = picture ? await zoneOnPage(picture, 1) : undefined;
  opened.file.close();
  return found?.zone.lines;
}

test.runIf(samples.length > 0)(
  "specimens: what is accepted is right, and line 2 of those that are large enough is exact",
  async () => {
    const recogniser = createRecogniser(["eng", "fra"]);
    const rows: string[] = [];
    const wrong: string[] = [];
    const lines = { exact: 0, wrong: 0, refused: 0, large: 0, exactAndLarge: 0 };
    const times: number[] = [];
    for (const { file, document_type: type, expected } of samples) {
      const bytes = readFileSync(path.join(folder, file));
      const reading = await readDocument({ bytes, fileName: file, expectedTypes: ["Passport"] }, { recogniser });
      const faults = wrongOf(reading, expected);
      wrong.push(...faults.map((fault) => `${file}: ${fault}`));
      const page = reading.pages[0];
      const zone = await zoneIn(bytes);
      const wanted = zoneLine2(expected);
      if (type === "passport" && wanted !== undefined && page) {
        const isLarge = Math.min(page.width, page.height) >= 400;
        const verdict = zone === undefined ? "refused" : zone[1] === wanted ? "exact" : "wrong";
        lines[verdict]++;
        if (isLarge) lines.large++;
        if (isLarge && verdict === "exact") lines.exactAndLarge++;
      }
      if (type === "passport" && page?.rotation === 0 && zone) times.push(reading.milliseconds);
      const checked = Object.values(reading.fields).filter((field) => field.checked).length;
      const verdict = faults.length > 0 ? "WRONG" : checked > 0 ? "right" : "refused";
      rows.push(
        `${verdict.padEnd(8)}${file.padEnd(24)}${page?.width}x${page?.height} ${reading.documentType} ${checked} checked`,
      );
    }
    process.stdout.write(
      `${rows.join("\n")}\nline 2 of passports: ${lines.exact} exact, ${lines.wrong} wrong, ${lines.refused} refused; of those with a short side of 400: ${lines.exactAndLarge} of ${lines.large}\nwrong but accepted: ${wrong.length}; median of upright passports with the print above: ${median(times)} ms\n`,
    );
    expect(wrong).toEqual([]);
    expect(lines.wrong).toBe(0);
    expect(lines.exactAndLarge / lines.large).toBeGreaterThanOrEqual(0.94);
  },
  600_000,
);
