import type { CaseReader } from "../../caseFile/reader.ts";
import { addYears } from "../../kernel/calendarDate.ts";
import { languageBands, type LanguageSkill } from "../../tables/language/languageBands.ts";
import { languageLevels } from "../../tables/language/languageLevels.ts";
import { languageTestsAccepted } from "../../tables/language/languageRequirements.ts";
import { languageTestValidity } from "../../tables/language/languageTests.ts";
import { dayOfReceipt } from "../valueOnDate.ts";

/** Levels of the language tests of a candidate and of the spouse or partner, as Express Entry counts them. */

export const abilities = ["Speaking", "Listening", "Reading", "Writing"] as const satisfies readonly LanguageSkill[];

/** `none`: no test, or none that counts; the reason says which. */
export type Language =
  | {
      readonly kind: "levels";
      readonly of: "english" | "french";
      readonly levels: Readonly<Record<LanguageSkill, number>>;
    }
  | { readonly kind: "none"; readonly reason: "noTest" | "notAccepted" | "expired" };

/** A flow of Express Entry offers these five in words of its own: IELTS is the General Training, PTE the Core. */
const testsByAnswer: Readonly<Partial<Record<string, string>>> = {
  IELTS: "ieltsGeneral",
  CELPIP: "celpipGeneral",
  PTE: "pteCore",
  TEF: "tefCanada",
  TCF: "tcfCanada",
};

/** The answers about one test. */
type TestKeys = {
  readonly test: "languageTest" | "secondLanguageTest" | "spouseLanguageTest";
  readonly scores: "languageTestScore" | "secondLanguageTestScore" | "spouseLanguageTestScore";
  readonly day: "languageTestDate" | "secondLanguageTestDate" | "spouseLanguageTestDate";
};

/** The levels of one test; nothing while an answer that they rest on is missing, or no bands are known for its day. */
function languageOf(the: CaseReader, keys: TestKeys): Language | undefined {
  const test = the.answer(keys.test);
  if (test === undefined) return undefined;
  if (test === "None") return { kind: "none", reason: "noTest" };
  const name = testsByAnswer[test];
  const accepted = the.row(languageTestsAccepted);
  if (name === undefined || (accepted.found && !accepted.row.value.expressEntry.includes(name)))
    return { kind: "none", reason: "notAccepted" };
  const validity = the.row(languageTestValidity);
  const [scores, day] = [the.answer(keys.scores), the.answer(keys.day)];
  if (scores === undefined || day === undefined || !accepted.found || !validity.found) return undefined;
  if (addYears(day, validity.row.value) <= dayOfReceipt(the)) return { kind: "none", reason: "expired" };
  for (const { from, until, source } of languageBands.rows)
    if (from <= day && (until === undefined || day <= until)) the.trace.cite({ ...source, validFrom: from });
  const found = languageLevels(name, scores, day);
  if (found === null || found.lowest === null) return undefined;
  const [Speaking, Listening, Reading, Writing] = abilities.map((ability) => found.levels[ability] ?? 0);
  return {
    kind: "levels",
    of: found.framework === "CLB" ? "english" : "french",
    levels: {
      Speaking: Speaking ?? 0,
      Listening: Listening ?? 0,
      Reading: Reading ?? 0,
      Writing: Writing ?? 0,
    },
  };
}

export const firstLanguageOf = (the: CaseReader): Language | undefined =>
  languageOf(the, { test: "languageTest", scores: "languageTestScore", day: "languageTestDate" });

/** Who took no test is not asked about a second one. */
export const secondLanguageOf = (the: CaseReader): Language | undefined =>
  the.answer("languageTest") === "None"
    ? { kind: "none", reason: "noTest" }
    : languageOf(the, {
        test: "secondLanguageTest",
        scores: "secondLanguageTestScore",
        day: "secondLanguageTestDate",
      });

export const spouseLanguageOf = (the: CaseReader): Language | undefined =>
  languageOf(the, {
    test: "spouseLanguageTest",
    scores: "spouseLanguageTestScore",
    day: "spouseLanguageTestDate",
  });

/** The weakest ability; 0 without levels. */
export const lowestOf = (language: Language): number =>
  language.kind === "none" ? 0 : Math.min(...abilities.map((ability) => language.levels[ability]));
