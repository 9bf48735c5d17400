import { afterAll, describe, expect, test } from "vitest";
import { departmentLetter } from "../../../../tests/samples/biometricsLetter/departmentLetter.ts";
import { expectedFields, madeUpLetter } from "../../../../tests/samples/biometricsLetter/letter.ts";
import type { ReadingProgress } from "../reading.ts";
import { createReaderPool } from "./pool.ts";

describe("the reader pool", () => {
  const pool = createReaderPool();
  afterAll(() => pool.close());

  test("reads a letter with its own text in a limited process and tells how far it is", async () => {
    const letter = madeUpLetter(0, "en", "request");
    const seen: ReadingProgress[] = [];
    const reading = await pool.read({
      bytes: await departmentLetter(letter),
      fileName: "letter.pdf",
      expectedTypes: ["BiometricsLetter"],
      onProgress: (progress) => seen.push(progress),
    });
    expect(reading.outcome).toBe("read");
    expect(reading.documentType).toBe("BiometricsLetter");
    expect(Object.fromEntries(Object.entries(reading.fields).map(([name, field]) => [name, field.value]))).toEqual(
      expectedFields(letter),
    );
    expect(seen.map((progress) => progress.stage)).toEqual(["opening", "pages", "text", "fields", "done"]);
    expect(seen.map((progress) => progress.ratio)).toEqual(
      seen.map((progress) => progress.ratio).toSorted((a, b) => a - b),
    );
  });

  test("gives an empty file back as refused, with what to do", async () => {
    const reading = await pool.read({ bytes: new Uint8Array(), fileName: "nothing.pdf", expectedTypes: [] });
    expect(reading.outcome).toBe("rejected");
    expect(reading.error?.code).toBe("empty");
  });
});
