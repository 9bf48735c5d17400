import type { Candidate } from "../../conditions/expressEntry/candidate.ts";
import type { Text } from "../../kernel/text.ts";
import { coreLines, spouseLines } from "./rankingCoreLines.ts";
import { additionalLines, transferableLines } from "./rankingFurtherLines.ts";
import type { RankingTables } from "./rankingTables.ts";
import { capped, sumOf, type LineRule, type Points } from "./score.ts";

/** The ranking score: four sections, each capped, and the lines of which they are the sums. */

export type RankingSectionId = "core" | "spouse" | "transferable" | "additional";

type Section = {
  readonly id: RankingSectionId;
  readonly title: Text;
  readonly most: (tables: RankingTables, candidate: Candidate) => number;
  readonly lines: readonly LineRule<RankingTables>[];
};

const sections: readonly Section[] = [
  {
    id: "core",
    title: { en: "You", fr: "Vous" },
    most: ({ most: { core } }, { hasSpouse }) => (hasSpouse === false ? core.withoutSpouse : core.withSpouse),
    lines: coreLines,
  },
  {
    id: "spouse",
    title: { en: "Your spouse or partner", fr: "Votre conjoint ou partenaire" },
    most: ({ most }, { hasSpouse }) => (hasSpouse === false ? 0 : most.spouse),
    lines: spouseLines,
  },
  {
    id: "transferable",
    title: { en: "Strengths together", fr: "Atouts combinés" },
    most: ({ most }) => most.transferable,
    lines: transferableLines,
  },
  {
    id: "additional",
    title: { en: "Additional points", fr: "Points supplémentaires" },
    most: ({ most }) => most.additional,
    lines: additionalLines,
  },
];

export type ScoredLine = Points & {
  readonly rule: LineRule<RankingTables>;
  readonly section: RankingSectionId;
  readonly most: number;
};
export type ScoredSection = {
  readonly id: RankingSectionId;
  readonly title: Text;
  readonly points: number;
  readonly most: number;
};
export type Ranking = {
  readonly total: number;
  readonly most: number;
  readonly isExact: boolean;
  readonly sections: readonly ScoredSection[];
  readonly lines: readonly ScoredLine[];
};

export function rank(candidate: Candidate, tables: RankingTables): Ranking {
  const scored = sections.map(({ id, title, most, lines }) => {
    const of = lines.map((rule): ScoredLine => ({
      ...rule.points(tables, candidate),
      rule,
      section: id,
      most: rule.most(tables, candidate),
    }));
    const limit = most(tables, candidate);
    const points = capped(sumOf(of.map((line) => line.points)), limit);
    // What is capped anyway is exact, whatever is still missing.
    const isExact = (points === limit && id !== "core") || of.every((line) => line.isExact);
    return { section: { id, title, points, most: limit }, lines: of, isExact };
  });
  return {
    total: capped(sumOf(scored.map(({ section }) => section.points)), tables.most.total),
    most: tables.most.total,
    isExact: scored.every((one) => one.isExact),
    sections: scored.map(({ section }) => section),
    lines: scored.flatMap(({ lines }) => lines),
  };
}
