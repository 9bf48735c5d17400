import { thresholdsInForce } from "./limits.ts";
import { expect, it } from "vitest";
import { papers } from "../../../tests/samples/papers/all.ts";
import type { Paper } from "../../../tests/samples/papers/paper.ts";
import { classify, clearFrom } from "./classify.ts";
import type { PageText } from "./readers/reader.ts";

const textsOf = ({ letterhead, before = [], title, rows, paragraphs, after = [], table }: Paper): readonly string[] => [
  ...letterhead,
  ...before,
  title,
  ...rows.map(([label, value]) => `${label}: ${value}`),
  ...paragraphs,
  ...after,
  ...(table ? [table.headers, ...table.rows].map((cells) => cells.join(" ")) : []),
];

const pageOf = (paper: Paper): PageText => ({
  number: 1,
  source: "layer",
  lines: textsOf(paper).map((text) => ({ page: 1, text, cells: [], at: { left: 0, top: 0, width: 1, height: 1 } })),
});

/** Papers of one family speak of those of others: an employment letter names a salary, an offer of admission a loan. */
it("no made-up paper of any kind is clearly taken for another kind, and nearly all are known", () => {
  const { classification } = thresholdsInForce();
  // Each paper stands in every layout; its words are the same in all of them.
  const written = papers.filter(({ layout }) => layout === "letter");
  const found = written.map(({ name, documentType, paper }) => {
    const { type, confidence } = classify([pageOf(paper)], classification);
    return { name, documentType, type: confidence >= clearFrom ? type : null };
  });
  expect(found.filter(({ type, documentType }) => type !== null && type !== documentType)).toEqual([]);
  const known = found.filter(({ type }) => type !== null);
  expect(known.length / written.length).toBeGreaterThanOrEqual(0.97);
  expect(written.length).toBeGreaterThan(90);
});
