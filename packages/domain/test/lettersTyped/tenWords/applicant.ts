import type { StatementAnswer } from "../../../src/letters/studies/statement/answers.ts";
import type { Language } from "../../../src/kernel/text.ts";
import { aCase, type CaseBuilder } from "../../caseBuilder.ts";

/**
 * Six invented people who answer each field of the statement of purpose in some ten words, each in the way they write: in notes, in
 * one breath, in whole sentences, as they speak. Written before the statement was drafted from them.
 */
export type TenWords = {
  readonly who: string;
  readonly language: Language;
  readonly the: CaseBuilder;
  readonly typed: Partial<Readonly<Record<StatementAnswer, string>>>;
};

export const student = (name: readonly [string, string], answers: Readonly<Record<string, unknown>>): CaseBuilder =>
  aCase()
    .on("2026-11-29")
    .profile({ firstName: name[0], lastName: name[1] })
    .answers({
      schoolAcceptanceStatus: "yesAndAccepted",
      insideCanadaCurrently: false,
      hasAccompanyingChild: false,
      ...answers,
    })
    .document("letter-of-acceptance")
    .document("education-credentials")
    .document("employment-letter")
    .document("proof-of-funds", {
      parsedValues: { closingBalance: 41_300, currency: "CAD", periodEnd: "2026-11-10", accountNumber: "000123" },
    });
