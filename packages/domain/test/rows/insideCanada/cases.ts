import { addDays } from "../../../src/kernel/calendarDate.ts";
import type { Answers } from "../../../src/caseFile/answers/answers.ts";
import type { InsideCanadaResult } from "../../../src/eligibility/insideCanada.ts";
import { aCase, type CaseBuilder } from "../../caseBuilder.ts";

/** Case in words, value, and the line of the table that decided. Today is 20 November 2026. */
export type Row = readonly [words: string, the: CaseBuilder, value: InsideCanadaResult | null, decidedBy: string];

export const inCanada = (answers: Partial<Answers>) =>
  aCase().answers({ country: "CA", insideCanadaCurrently: true, ...answers });
export const university: Partial<Answers> = { formCanadianLevelOfStudy: "bachelor" };
export const study = (studyPermitExpiryDate: string, more: Partial<Answers> = university) =>
  inCanada({ currentImmigrationStatus: "studyPermit", studyPermitExpiryDate, ...more });
export const work = (pgwpExpiryDate: string, more: Partial<Answers> = university) =>
  inCanada({ currentImmigrationStatus: "workPermit", pgwpExpiryDate, ...more });
export const visitor = (more: Partial<Answers>) =>
  inCanada({ currentImmigrationStatus: "visitor", ...university, ...more });
export const trp = (more: Partial<Answers>) => inCanada({ currentImmigrationStatus: "trp", ...university, ...more });
export const permit = (issueDate: string | undefined, expiryDate: string) => ({
  parsedValues: { ...(issueDate === undefined ? {} : { issueDate }), expiryDate },
});
export const none: Partial<Answers> = { insideCanadaOther: ["none"] };
export const byVisa: Partial<Answers> = { insideCanadaOther: ["entryVisaOrEta"] };
export const daysAgo = (days: number) => addDays("2026-11-20", -days);
