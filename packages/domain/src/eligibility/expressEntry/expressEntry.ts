import type { CaseReader } from "../../caseFile/reader.ts";
import { namedLevel } from "../../conditions/expressEntry/educationOfCandidate.ts";
import type { Candidate, CandidateKey, CandidateTraces } from "../../conditions/expressEntry/candidate.ts";
import { knownCandidate, programRows } from "../../conditions/expressEntry/programs.ts";
import type { ExpressEntryProgram, ProgramRows } from "../../conditions/expressEntry/requirement.ts";
import { decisionFrom, type Decision } from "../../kernel/decision.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { whyOf, type Why } from "../../kernel/why.ts";
import { selectionGrid, selectionPassMark } from "../../tables/expressEntry/selectionGrid.ts";
import { drawsOf, type Draw } from "./draws.ts";
import { decidePrograms, programNames, type DecidedProgram, type SelectionRows } from "./programs.ts";
import { changesOf, type Raise } from "./raise.ts";
import { rank, type Ranking, type RankingSectionId, type ScoredSection } from "./ranking.ts";
import { rankingTables, type RankingTables } from "./rankingTables.ts";
import type { Points } from "./score.ts";
import { select } from "./selection.ts";

/** Express Entry for one person: the programs, the selection points, the ranking score, and what would raise it. */

export type ScoreLine = {
  readonly id: string;
  readonly title: Text;
  readonly points: number;
  readonly most: number;
  /** A fact is missing: it may be more. */
  readonly atLeast?: true;
  readonly why: Why;
};
export type ProgramResult = {
  readonly id: ExpressEntryProgram;
  readonly name: Text;
  /** null: not known yet. */
  readonly open: boolean | null;
  readonly requirements: readonly { readonly id: string; readonly met: boolean | null; readonly why: Why }[];
};
export type SelectionResult = {
  readonly total: number;
  readonly most: number;
  readonly passMark: number;
  readonly atLeast?: true;
  readonly lines: readonly ScoreLine[];
};
export type RankingResult = {
  readonly total: number;
  readonly most: number;
  readonly atLeast?: true;
  readonly sections: readonly ScoredSection[];
  readonly lines: readonly (ScoreLine & { readonly section: RankingSectionId })[];
};
export type ExpressEntryResult = {
  readonly decision: Decision<readonly ExpressEntryProgram[] | null>;
  readonly message?: Text;
  readonly programs?: readonly ProgramResult[];
  readonly points?: SelectionResult;
  readonly ranking?: RankingResult;
  readonly raise?: readonly Raise[];
  readonly draws?: readonly Draw[];
};

const text = {
  noRules: {
    en: "no rules of Express Entry are known for this date",
    fr: "aucune règle d’Entrée express n’est connue à cette date",
  },
  isOpen: { en: "{program}: open", fr: "{program} : ouvert" },
  isClosed: { en: "{program}: {reason}", fr: "{program} : {reason}" },
  isNotKnown: { en: "{program}, not known yet: {reason}", fr: "{program}, pas encore connu : {reason}" },
  openTo: {
    en: "As you answered, you can make a profile under: {programs}. Your ranking score is {score} of {most}, by tables that are not verified. The pool takes the highest scores of each round; nobody can say which round will invite you.",
    fr: "Selon vos réponses, vous pouvez présenter un profil dans : {programs}. Votre note de classement est de {score} sur {most}, selon des tableaux non vérifiés. Chaque ronde prend les notes les plus élevées du bassin; personne ne peut dire laquelle vous invitera.",
  },
  openToAtLeast: {
    en: "As you answered, you can make a profile under: {programs}. Your ranking score is at least {score} of {most}, by tables that are not verified; more answers may raise it.",
    fr: "Selon vos réponses, vous pouvez présenter un profil dans : {programs}. Votre note de classement est d’au moins {score} sur {most}, selon des tableaux non vérifiés; d’autres réponses peuvent l’augmenter.",
  },
  noneOpen: {
    en: "As you answered, none of the three programs is open to you today. Each says why below.",
    fr: "Selon vos réponses, aucun des trois programmes ne vous est ouvert aujourd’hui. Chacun dit pourquoi plus bas.",
  },
} satisfies Record<string, Text>;

/** Which table a line of the ranking score rests on, where they are not called alike. */
const tableOfLine: Readonly<Record<string, keyof RankingTables>> = {
  age: "age",
  education: "education",
  firstLanguage: "first",
  secondLanguage: "second",
  canadianWork: "canadianWork",
  spouseEducation: "spouse",
  spouseLanguage: "spouse",
  spouseWork: "spouse",
  educationTransferable: "transferable",
  foreignWorkTransferable: "transferable",
  certificateTransferable: "transferable",
  nomination: "nomination",
  french: "french",
  canadianCredential: "credential",
  sibling: "sibling",
  arrangedEmployment: "offer",
};

export function expressEntryOf(the: CaseReader): ExpressEntryResult {
  const reader = the.fresh();
  const { candidate, traces } = knownCandidate(the);
  const known = rulesOf(reader);
  if (known === undefined) {
    const decision = decisionFrom(reader, {
      value: null,
      because: [text.noRules],
      decidedBy: "eligibility.expressEntry.noRules",
    });
    return { decision };
  }
  const { rows, selection, ranking: tables } = known;
  const programs = decidePrograms(candidate, rows, selection);
  const ranking = rank(candidate, tables.values);
  for (const { requirements } of programs)
    for (const { reads } of requirements) for (const key of reads) reader.trace.noteAllOf(traces[key]);
  const decision = decisionFrom(reader, decidedFrom(programs));
  const message = messageOf(decision.value, ranking);
  return {
    decision,
    ...(message ? { message } : {}),
    programs: programs.map((program) => programResult(program, the, traces)),
    points: selectionResult(candidate, selection, the, traces),
    ranking: {
      total: ranking.total,
      most: ranking.most,
      ...(ranking.isExact ? {} : { atLeast: true as const }),
      sections: ranking.sections,
      lines: ranking.lines.map(({ rule, section, most, ...points }) => {
        const lineReader = noted(the, traces, rule.reads);
        const source = tables.sources[tableOfLine[rule.id] ?? "most"];
        if (source) lineReader.trace.cite(source);
        return {
          ...scoreLine(lineReader, `ranking.${rule.id}`, { id: rule.id, title: rule.title, most }, points),
          section,
        };
      }),
    },
    raise: raiseOf(the, candidate, { tables: tables.values, rows, selection, now: { ranking, programs } }),
    draws: drawsOf(the, candidate, traces),
  };
}

type Rules = {
  readonly rows: ProgramRows;
  readonly selection: SelectionRows;
  readonly ranking: NonNullable<ReturnType<typeof rankingTables>>;
};

function rulesOf(reader: CaseReader): Rules | undefined {
  const rows = programRows(reader);
  const [grid, passMark] = [reader.row(selectionGrid), reader.row(selectionPassMark)];
  const ranking = rankingTables(reader);
  return rows && grid.found && passMark.found && ranking
    ? { rows, selection: { grid: grid.row.value, passMark: passMark.row.value }, ranking }
    : undefined;
}

/** Null while none is open and one may be. */
function decidedFrom(programs: readonly DecidedProgram[]) {
  const open = programs.filter((program) => program.open === true).map(({ id }) => id);
  const isOpenYet = open.length === 0 && programs.some((program) => program.open === undefined);
  const value: readonly ExpressEntryProgram[] | null = isOpenYet ? null : open;
  return {
    value,
    because: programs.map(sentenceOf),
    decidedBy: `eligibility.expressEntry.${isOpenYet ? "notKnown" : open.length > 0 ? "open" : "closed"}`,
  };
}

function sentenceOf({ id, open, requirements }: DecidedProgram): Text {
  const program = programNames[id];
  if (open === true) return fill(text.isOpen, { program });
  const reason = requirements.find(({ met }) => met === open)?.because ?? program;
  return fill(open === false ? text.isClosed : text.isNotKnown, { program, reason });
}

function messageOf(open: readonly ExpressEntryProgram[] | null, ranking: Ranking): Text | undefined {
  if (open === null) return undefined;
  if (open.length === 0) return text.noneOpen;
  const names = open.map((id) => programNames[id]);
  const programs = { en: names.map(({ en }) => en).join(", "), fr: names.map(({ fr }) => fr).join(", ") };
  const { total: score, most, isExact } = ranking;
  return fill(isExact ? text.openTo : text.openToAtLeast, { programs, score, most });
}

/** A reader that has noted what these facts rest on. */
function noted(the: CaseReader, traces: CandidateTraces, reads: readonly CandidateKey[]): CaseReader {
  const reader = the.fresh();
  for (const key of reads) reader.trace.noteAllOf(traces[key]);
  return reader;
}

function programResult(
  { id, open, requirements }: DecidedProgram,
  the: CaseReader,
  traces: CandidateTraces,
): ProgramResult {
  return {
    id,
    name: programNames[id],
    open: open ?? null,
    requirements: requirements.map((one) => {
      const reader = noted(the, traces, one.reads);
      programRows(reader);
      return {
        id: one.id,
        met: one.met ?? null,
        why: whyOf(
          decisionFrom(reader, {
            value: one.met ?? null,
            because: [one.because],
            decidedBy: `eligibility.expressEntry.${id}.${one.id}`,
          }),
        ),
      };
    }),
  };
}

function scoreLine(
  reader: CaseReader,
  decidedBy: string,
  line: { readonly id: string; readonly title: Text; readonly most: number },
  { points, isExact, because }: Points,
): ScoreLine {
  return {
    ...line,
    points,
    ...(isExact ? {} : { atLeast: true as const }),
    why: whyOf(decisionFrom(reader, { value: points, because, decidedBy: `eligibility.expressEntry.${decidedBy}` })),
  };
}

function selectionResult(
  candidate: Candidate,
  { grid, passMark }: SelectionRows,
  the: CaseReader,
  traces: CandidateTraces,
): SelectionResult {
  const { total, most, isExact, lines } = select(candidate, grid);
  return {
    total,
    most,
    passMark,
    ...(isExact ? {} : { atLeast: true as const }),
    lines: lines.map(({ rule, most: mostOfLine, ...points }) => {
      const reader = noted(the, traces, rule.reads);
      reader.row(selectionGrid);
      return scoreLine(reader, `points.${rule.id}`, { id: rule.id, title: rule.title, most: mostOfLine }, points);
    }),
  };
}

type Now = { readonly ranking: Ranking; readonly programs: readonly DecidedProgram[] };

/** Each change that would give points or open a program, the most points first. */
function raiseOf(
  the: CaseReader,
  candidate: Candidate,
  { tables, rows, selection, now }: { tables: RankingTables; rows: ProgramRows; selection: SelectionRows; now: Now },
): readonly Raise[] {
  const reader = the.fresh();
  const [own, spouse] = [reader.answer("highestEducation"), reader.answer("spouseHighestEducation")];
  const named = { own: own && namedLevel(own), spouse: spouse && namedLevel(spouse) };
  const isOpen = new Set(now.programs.filter(({ open }) => open === true).map(({ id }) => id));
  return changesOf(candidate, named)
    .map(({ id, title, candidate: changed }): Raise => {
      const { total } = rank(changed, tables);
      const opens = decidePrograms(changed, rows, selection)
        .filter((program) => program.open === true && !isOpen.has(program.id))
        .map((program) => program.id);
      return { id, title, total, gain: total - now.ranking.total, opens };
    })
    .filter(({ gain, opens }) => gain > 0 || opens.length > 0)
    .toSorted((one, other) => other.gain - one.gain || other.opens.length - one.opens.length);
}
