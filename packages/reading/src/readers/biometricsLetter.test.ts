import { describe, expect, test } from "vitest";
import {
  allLetters,
  faultsOf,
  heldOutLayouts,
  seenLayouts,
} from "../../../../tests/samples/biometricsLetter/layouts.ts";
import { degraded } from "../../../../tests/samples/degrade.ts";
import { pageImage } from "../../../../tests/samples/pageImage.ts";
import { readDocument } from "../readDocument.ts";
import type { Reading } from "../reading.ts";
import { createRecogniser } from "../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);
const read = (bytes: Uint8Array) =>
  readDocument({ bytes, fileName: "letter", expectedTypes: ["BiometricsLetter"] }, { recogniser });

/** `letterKind` may stay open, which asks a person; it may not be wrong. */
const faultsBut = (faults: readonly string[]) => faults.filter((fault) => !fault.startsWith("letterKind: nothing"));

describe("biometrics letters with their own text", () => {
  test.each(Object.entries(seenLayouts))("%s: every field of every letter", async (_, layout) => {
    // Half of the letters: all four kinds, both languages.
    for (const letter of allLetters().filter((_, index) => [0, 2, 5, 7].includes(index))) {
      const reading = await read(await layout(letter));
      expect(reading.documentType).toBe("BiometricsLetter");
      expect(faultsOf(letter, reading.fields, false)).toEqual([]);
      expect(reading.warnings).toEqual([]);
      expect(reading.language).toBe(letter.language);
    }
  });

  test.each(Object.entries(heldOutLayouts))(
    "%s (held out): every printed value, and no wrong kind of letter",
    async (_, layout) => {
      for (const letter of allLetters()) {
        const reading = await read(await layout(letter));
        expect(reading.documentType).toBe("BiometricsLetter");
        expect(faultsBut(faultsOf(letter, reading.fields, false))).toEqual([]);
        expect(Object.values(reading.fields).every((field) => field.checked === "textLayer" && field.page === 1)).toBe(
          true,
        );
      }
    },
  );
});

describe("biometrics letters as clean scans (held-out layouts)", () => {
  test("at least 90 % of names and dates, and no code that is called checked and is wrong", async () => {
    const counts = { right: 0, all: 0 };
    // Three letters of each layout keep the suite short; `bench/reading.ts letters` runs them all.
    const letters = allLetters().filter((_, index) => [0, 2, 6].includes(index));
    const readings: Reading[] = [];
    for (const layout of Object.values(heldOutLayouts)) {
      for (const letter of letters) {
        const reading = await read(await degraded(await pageImage(await layout(letter)), "clean"));
        readings.push(reading);
        const faults = faultsOf(letter, reading.fields, true);
        for (const name of [
          "applicantFullName",
          "issueDate",
          "birthday",
          ...(letter.expiryDate ? ["biometricsExpiryDate"] : []),
        ]) {
          counts.all += 1;
          if (!faults.some((fault) => fault.startsWith(`${name}:`))) counts.right += 1;
        }
        for (const [name, field] of Object.entries(reading.fields)) {
          if (field.checked) expect(faults.filter((fault) => fault.startsWith(`${name}:`))).toEqual([]);
        }
      }
    }
    expect(counts.all).toBeGreaterThan(15);
    expect(counts.right / counts.all).toBeGreaterThanOrEqual(0.9);
    // Names from a picture are for a person to confirm: accents outside English and French are lost.
    expect(readings.every((reading) => reading.fields["applicantFullName"]?.checked === undefined)).toBe(true);
    expect(readings.every((reading) => reading.pages[0]?.textSource === "ocr")).toBe(true);
  });
});
