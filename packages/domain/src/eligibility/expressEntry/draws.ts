import type { CaseReader } from "../../caseFile/reader.ts";
import type { Candidate, CandidateTraces } from "../../conditions/expressEntry/candidate.ts";
import { lowestOf } from "../../conditions/expressEntry/languageOfCandidate.ts";
import { decisionFrom } from "../../kernel/decision.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { whyOf, type Why } from "../../kernel/why.ts";
import { drawCategories, type DrawCategory } from "../../tables/expressEntry/drawCategories.ts";

/** Categories of rounds that name what this person has; that a round comes is not said (docs/facts/express-entry.md section 8). */

export type Draw = { readonly id: string; readonly name: Text; readonly why: Why };

const text = {
  french: {
    en: "your French is at level {level} or more in all four abilities",
    fr: "votre français est au niveau {level} ou plus dans les quatre habiletés",
  },
  occupation: {
    en: "your main occupation is on its list; it asks for {months} months of that work in the last three years",
    fr: "votre profession principale figure sur sa liste; elle exige {months} mois de ce travail au cours des trois dernières années",
  },
  occupationInCanada: {
    en: "your main occupation is on its list; it asks for {months} months of that work in Canada in the last three years",
    fr: "votre profession principale figure sur sa liste; elle exige {months} mois de ce travail au Canada au cours des trois dernières années",
  },
  notVerified: {
    en: "the category was not read on IRCC’s own page, and no round is promised",
    fr: "la catégorie n’a pas été lue sur la page d’IRCC, et aucune ronde n’est promise",
  },
} satisfies Record<string, Text>;

/** Why a category names this person; nothing where it does not. */
function reasonOf(
  { frenchLevel, occupations, months, inCanada }: DrawCategory,
  candidate: Candidate,
): Text | undefined {
  if (frenchLevel !== undefined) {
    const french = [candidate.first, candidate.second].find((one) => one?.kind === "levels" && one.of === "french");
    return french !== undefined && lowestOf(french) >= frenchLevel
      ? fill(text.french, { level: frenchLevel })
      : undefined;
  }
  const { occupation } = candidate;
  if (occupation === undefined || !occupations?.includes(occupation)) return undefined;
  return fill(inCanada ? text.occupationInCanada : text.occupation, { months: months ?? 0 });
}

export function drawsOf(the: CaseReader, candidate: Candidate, traces: CandidateTraces): readonly Draw[] {
  const rows = the.fresh().row(drawCategories);
  if (!rows.found) return [];
  return rows.row.value.flatMap((category): readonly Draw[] => {
    const reason = reasonOf(category, candidate);
    if (reason === undefined) return [];
    const reader = the.fresh();
    reader.row(drawCategories);
    const reads = category.frenchLevel === undefined ? (["occupation"] as const) : (["first", "second"] as const);
    for (const key of reads) reader.trace.noteAllOf(traces[key]);
    const because = [reason, text.notVerified];
    const decision = decisionFrom(reader, {
      value: true,
      because,
      decidedBy: `eligibility.expressEntry.draws.${category.id}`,
    });
    return [{ id: category.id, name: category.name, why: whyOf(decision) }];
  });
}
