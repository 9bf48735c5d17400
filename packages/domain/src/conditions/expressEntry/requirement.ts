import type { Text } from "../../kernel/text.ts";
import { teerOf, type Candidate, type CandidateKey } from "./candidate.ts";

/** What a requirement of a program is: a statement on facts of the candidate and on dated rows, and what is said of it. */

export const expressEntryPrograms = [
  "FederalSkilledWorker",
  "CanadianExperienceClass",
  "FederalSkilledTrades",
] as const;
export type ExpressEntryProgram = (typeof expressEntryPrograms)[number];

export type ProgramRows = {
  readonly skilled: { readonly highest: number; readonly higherLanguage: number };
  readonly trades: { readonly begins: readonly string[]; readonly leavesOut: readonly string[] };
  readonly language: {
    readonly skilledWorkerFirstLanguage: number;
    readonly experienceClassTeer0And1: number;
    readonly experienceClassTeer2And3: number;
    readonly tradesSpeakingAndListening: number;
    readonly tradesReadingAndWriting: number;
  };
  /** Of a year of full-time work. */
  readonly hoursOfYear: number;
};

/** Undefined while a fact is missing. */
export type Requirement = {
  readonly id: string;
  readonly reads: readonly CandidateKey[];
  readonly met: (candidate: Candidate, rows: ProgramRows) => boolean | undefined;
  /** What is said when it is met, when it is not, and while that is not known. */
  readonly says: (candidate: Candidate, rows: ProgramRows) => readonly [met: Text, not: Text, unknown: Text];
};

export const isSkilled = (code: string, { skilled }: ProgramRows): boolean => teerOf(code) <= skilled.highest;
export const isTrade = (code: string, { trades: { begins, leavesOut } }: ProgramRows): boolean =>
  begins.some((one) => code.startsWith(one)) && !leavesOut.some((one) => code.startsWith(one));

export const occupationNotKnown: Text = {
  en: "the code of your main occupation is not answered yet",
  fr: "le code de votre profession principale n’est pas encore indiqué",
};

export const yesNo = (id: string, key: CandidateKey, says: readonly [Text, Text, Text]): Requirement => ({
  id,
  reads: [key],
  met: (candidate) => candidate[key] as boolean | undefined,
  says: () => says,
});

export const levelNotKnown: Text = {
  en: "your levels in the first language are not known yet",
  fr: "vos niveaux dans la première langue ne sont pas encore connus",
};

/** Closed once one is not met, open once all are. */
export function allMet(met: readonly (boolean | undefined)[]): boolean | undefined {
  if (met.includes(false)) return false;
  return met.includes(undefined) ? undefined : true;
}
