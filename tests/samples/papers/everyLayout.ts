import { shareOf } from "../../running/sizes.ts";
import { layoutNames, seenByRules, type Sample } from "./paper.ts";

/** The same paper in each layout. */
export const inEveryLayout = (of: Omit<Sample, "layout">): readonly Sample[] =>
  layoutNames.map((layout) => ({ ...of, name: `${of.name}-${of.language}-${layout}`, layout }));

/** The layouts on which rules are written; the others are measured and never looked at for a rule. */
export const seen = (samples: readonly Sample[]): readonly Sample[] =>
  shareOf(
    `papers like ${samples[0]?.name}`,
    samples.filter(({ layout }) => seenByRules.includes(layout)),
    8,
  );

/** What one paper of a kind shows and says. */
export type Written = Pick<Sample, "name" | "language" | "paper" | "expected" | "expectedRows">;

export const papersOf = (documentType: string, papers: readonly Written[]): readonly Sample[] =>
  papers.flatMap((paper) => inEveryLayout({ ...paper, documentType }));
