import { createReaderPool } from "@boreal/reading/process/pool";
import { documentWarningIds } from "@boreal/domain/warnings/warningIds";
import { hang } from "../../../../../tests/running/patience.ts";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { afterAll, describe, expect, it } from "vitest";
import { defects, notFromAFile } from "../../../../../tests/samples/defects/all.ts";
import { warningsOf } from "../../../../../tests/samples/defects/raised.ts";

/** Each warning about documents, raised by a made-up file with one thing wrong: bytes, reader process, stored reading, plan. */
const pool = createReaderPool({ size: 1, timeouts: { page: hang, document: hang, open: hang, face: hang } });
afterAll(async () => await pool.close());

it("every warning has a file that raises it, or a reason why none does", () => {
  const from = new Set<string>(defects.map(({ warning }) => warning));
  expect(documentWarningIds.filter((id) => !from.has(id) && notFromAFile[id] === undefined)).toEqual([]);
  expect(documentWarningIds.filter((id) => from.has(id) && notFromAFile[id] !== undefined)).toEqual([]);
});

const someDefects = shareOf("warnings raised from files", defects, 30);

describe("a file with one thing wrong raises", () => {
  it.each(someDefects.map((defect) => [defect.warning, defect] as const))("%s", async (warning, defect) => {
    const { raised } = await warningsOf(pool, defect);
    expect(raised).toContain(warning);
  });
});
