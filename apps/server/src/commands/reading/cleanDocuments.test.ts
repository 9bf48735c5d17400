import { createReaderPool } from "@boreal/reading/process/pool";
import { afterAll, expect, it } from "vitest";
import { hang } from "../../../../../tests/running/patience.ts";
import { cleanCase } from "../../../../../tests/samples/defects/clean.ts";
import { warningsOf } from "../../../../../tests/samples/defects/raised.ts";

const pool = createReaderPool({ size: 1, timeouts: { page: hang, document: hang, open: hang, face: hang } });
afterAll(async () => await pool.close());

it("twenty files in which nothing is wrong raise one warning at most", async () => {
  const { raised, readings } = await warningsOf(pool, cleanCase);
  expect(readings).toHaveLength(20);
  expect(raised.slice(1)).toEqual([]);
});
