import { availableFunds } from "../../funds/available.ts";
import { livingFunds } from "../../funds/living.ts";
import { firstYearTuition } from "../../funds/tuition.ts";
import { dollars, written, writtenInFull, type Cad } from "../../kernel/money.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { writtenDay } from "../../kernel/written.ts";
import { answered, type Fact } from "../prose/fact.ts";

/** Money of the case, in Canadian dollars: what studies and life cost, and who pays. Sums are those of the plan. */

/** 0.0163 Canadian dollars; 0,0163 dollar canadien, and dollars from 2 on. */
export const writtenRate = (rate: string): Text => ({
  en: `${rate} Canadian ${Number(rate) === 1 ? "dollar" : "dollars"}`,
  fr: `${rate.replace(".", ",")}\u00A0${Number(rate) >= 2 ? "dollars canadiens" : "dollar canadien"}`,
});

/** $4,250 and $4,250.50. */
export const amountWritten = (amount: Cad): Text => (amount % 100 === 0 ? written(amount) : writtenInFull(amount));
const inText = (amount: number): Text | undefined => (amount > 0 ? amountWritten(dollars(amount)) : undefined);

export const tuition: Fact = (the) => {
  const amount = firstYearTuition(the.case);
  return amount === undefined || amount === 0 ? undefined : amountWritten(amount);
};

export const tuitionPaid: Fact = answered("tuitionPaymentAmount", inText);
export const tuitionPaidOn: Fact = answered("tuitionPaymentDate", writtenDay);
export const scholarship: Fact = answered("scholarshipAmount", inText);

/** What the documents show; an estimate that no document shows is not money that a letter may name. */
export const fundsShown: Fact = (the) => {
  const { accounts, why } = availableFunds(the.case);
  the.case.trace.noteAll(why.restsOn, why.missing);
  const shown = accounts.filter(({ fileId, amount }) => fileId !== undefined && amount !== null);
  const sum = shown.reduce((total, { amount }) => total + (amount ?? 0), 0);
  return inText(sum);
};

/** The amount of the authority for a year, where its row was read in its own text. */
export const livingCosts: Fact = (the) => {
  const { value, restsOn, missing, sources } = livingFunds(the.case);
  if (value === null || sources.some(({ status }) => status !== "verified")) return undefined;
  the.case.trace.noteAll(restsOn, missing);
  return inText(value);
};

export const supporterName: Fact = answered("financialSupporterFullName", (name) => name);
export const secondSupporterName: Fact = answered("secondFinancialSupporterFullName", (name) => name);

/** “My mother, Ana Ruiz,”; of anybody else the name alone. */
export const theSupporter: Fact = (the) => {
  const name = supporterName(the);
  const relation = the.case.answer("financialSupporterRelation");
  if (typeof name !== "string") return undefined;
  if (relation === "mother") return { en: `My mother, ${name},`, fr: `Ma mère, ${name},` };
  if (relation === "father") return { en: `My father, ${name},`, fr: `Mon père, ${name},` };
  return name;
};

export const isPaidBy =
  (support: "entirely" | "partially" | "notSupported") =>
  (the: FormReader): boolean =>
    the.case.answer("financialSupport") === support;
