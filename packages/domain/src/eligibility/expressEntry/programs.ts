import type { Candidate, CandidateKey } from "../../conditions/expressEntry/candidate.ts";
import { requirementsOf } from "../../conditions/expressEntry/programRequirements.ts";
import {
  allMet,
  expressEntryPrograms,
  type ExpressEntryProgram,
  type ProgramRows,
} from "../../conditions/expressEntry/requirement.ts";
import { fill, type Text } from "../../kernel/text.ts";
import type { SelectionGrid } from "../../tables/expressEntry/selectionGrid.ts";
import { select, selectionReads, type Selection } from "./selection.ts";

/** Each program with what it asks for: open, closed, or not known yet. */

export type SelectionRows = { readonly grid: SelectionGrid; readonly passMark: number };

export type DecidedRequirement = {
  readonly id: string;
  readonly met: boolean | undefined;
  readonly because: Text;
  readonly reads: readonly CandidateKey[];
};
export type DecidedProgram = {
  readonly id: ExpressEntryProgram;
  readonly open: boolean | undefined;
  readonly requirements: readonly DecidedRequirement[];
};

export const programNames: Readonly<Record<ExpressEntryProgram, Text>> = {
  FederalSkilledWorker: { en: "Federal Skilled Worker Program", fr: "Programme des travailleurs qualifiés (fédéral)" },
  CanadianExperienceClass: { en: "Canadian Experience Class", fr: "Catégorie de l’expérience canadienne" },
  FederalSkilledTrades: {
    en: "Federal Skilled Trades Program",
    fr: "Programme des travailleurs de métiers spécialisés (fédéral)",
  },
};

const enough: Text = {
  en: "you have {points} of 100 selection points, and {pass} are needed",
  fr: "vous avez {points} points de sélection sur 100, et il en faut {pass}",
};
const tooFew: Text = {
  en: "you have {points} of 100 selection points, fewer than the {pass} that are needed",
  fr: "vous avez {points} points de sélection sur 100, moins que les {pass} exigés",
};
const atLeastSoMany: Text = {
  en: "you have at least {points} of 100 selection points, and {pass} are needed: more answers decide it",
  fr: "vous avez au moins {points} points de sélection sur 100, et il en faut {pass} : d’autres réponses le détermineront",
};

function pointsRequirement({ total, isExact }: Selection, passMark: number): DecidedRequirement {
  const met = total >= passMark ? true : isExact ? false : undefined;
  const words = met === true ? enough : met === false ? tooFew : atLeastSoMany;
  return {
    id: "points",
    met,
    because: fill(words, { points: total, pass: passMark }),
    reads: selectionReads,
  };
}

export function decidePrograms(
  candidate: Candidate,
  rows: ProgramRows,
  { grid, passMark }: SelectionRows,
): readonly DecidedProgram[] {
  return expressEntryPrograms.map((id) => {
    const own = requirementsOf[id].map((requirement): DecidedRequirement => {
      const met = requirement.met(candidate, rows);
      const [yes, no, unknown] = requirement.says(candidate, rows);
      return {
        id: requirement.id,
        met,
        because: met === undefined ? unknown : met ? yes : no,
        reads: requirement.reads,
      };
    });
    const requirements =
      id === "FederalSkilledWorker" ? [...own, pointsRequirement(select(candidate, grid), passMark)] : own;
    return { id, open: allMet(requirements.map(({ met }) => met)), requirements };
  });
}
