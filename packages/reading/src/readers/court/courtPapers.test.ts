import { describe, expect, test } from "vitest";
import { courtDocuments, courtReceipts } from "../../../../../tests/samples/papers/court/courtPapers.ts";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("receipts, emails and papers of the Court", () => {
  test.each(seen([...courtReceipts, ...courtDocuments]))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
