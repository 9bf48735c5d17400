import type { Text } from "../../kernel/text.ts";
import { teerOf } from "../work/occupations.ts";
import type { Candidate, CandidateKey } from "./candidate.ts";

/** What a requirement of a program is: a statement on facts of the candidate and on dated rows, and what is said of it. */

export const expressEntryPrograms = [
  "FederalSkilledWorker",
  "CanadianExperienceClass",
  "FederalSkilledTrades",
] as const;
export type ExpressEntryProgram = (typeof expressEntryPrograms)[number];

export type ProgramRows = {
  /** Which digit of the code of an occupation is its TEER category. */
  readonly categories: { readonly digit: number };
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

export const isSkilled = (code: string, { skilled, categories }: ProgramRows): boolean =>
  teerOf(code, categories) <= skilled.highest;
export const isTrade = (code: string, { trades: { begins, leavesOut } }: ProgramRows): boolean =>
  begins.some((one) => code.startsWith(one)) && !leavesOut.some((one) => code.startsWith(one));

export const occupationNotKnown: Text = {
  en: "your main occupation is not answered yet",
  fr: "votre profession principale n’est pas encore indiquée",
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
