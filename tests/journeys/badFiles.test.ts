import { afterAll, expect, it } from "vitest";
import { ownCorpus } from "../badFiles/ownCorpus.ts";
import { isGood, runCorpus, summary } from "../badFiles/runCorpus.ts";

const corpus = ownCorpus();
afterAll(() => corpus.remove());

it("bad files of every kind are refused with a reason or kept safely, and no server is the worse for it", async () => {
  const wrong: string[] = [];
  const result = await runCorpus(corpus, { wrong: (line) => wrong.push(line), note: console.log });
  expect(wrong).toEqual([]);
  console.log(summary(result));
  expect(isGood(result)).toBe(true);
});
