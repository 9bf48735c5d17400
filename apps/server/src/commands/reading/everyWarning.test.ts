import { createReaderPool } from "@boreal/reading/process/pool";
import { documentWarningIds } from "@boreal/domain/warnings/warningIds";
import { hang } from "../../../../../tests/running/patience.ts";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { afterAll, describe, expect, it } from "vitest";
import { defects, notFromAFile } from "../../../../../tests/samples/defects/all.ts";
import { cleanCase } from "../../../../../tests/samples/defects/clean.ts";
import { warningsOf } from "../../../../../tests/samples/defects/raised.ts";

/** Each warning about documents, raised by a made-up file with one thing wrong: bytes, reader process, stored reading, plan. */
const pool = createReaderPool({ size: 1, timeouts: { page: hang, document: hang, open: hang, face: hang } });
afterAll(async () => await pool.close());

it("every warning has a file that raises it, or a reason why none does", () => {
  const from = new Set<string>(defects.map(({ warning }) => warning));
  expect(documentWarningIds.filter((id) => !from.has(id) && notFromAFile[id] === undefined)).toEqual([]);
  expect(documentWarningIds.filter((id) => from.has(id) && notFromAFile[id] !== undefined)).toEqual([]);
});

const caught = new Set<string>();
const someDefects = shareOf("warnings raised from files", defects, 15);

describe("a file with one thing wrong raises", () => {
  it.each(someDefects.map((defect) => [defect.warning, defect] as const))("%s", async (warning, defect) => {
    const { raised } = await warningsOf(pool, defect);
    if (raised.includes(warning)) caught.add(warning);
    expect(raised).toContain(warning);
  });
});

it("twenty files in which nothing is wrong raise one warning at most", async () => {
  const { raised, readings } = await warningsOf(pool, cleanCase);
  expect(readings).toHaveLength(20);
  process.stdout.write(
    `warnings about documents: ${caught.size} of ${new Set(someDefects.map(({ warning }) => warning)).size} tried of ${documentWarningIds.length} caught from files; false alarms in a clean case of twenty: ${raised.length}\n`,
  );
  expect(raised.slice(1)).toEqual([]);
});
