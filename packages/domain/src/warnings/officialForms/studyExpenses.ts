import type { CaseReader } from "../../caseFile/reader.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { notRaised, said } from "./saidOnForm.ts";

const wholeDollars = (the: CaseReader, field: string): number | undefined => {
  const value = said(the, field)?.replaceAll(/[\s,$]/g, "");
  return value !== undefined && /^\d+(\.\d{1,2})?$/.test(value) ? Number(value) : undefined;
};

/** The tuition of the first year in the newest letter of acceptance. */
function tuitionInLetter(the: CaseReader): number | undefined {
  for (const { parsedValues } of the.documents("letter-of-acceptance").toReversed()) {
    const value = parsedValues?.["tuitionFees"];
    if (typeof value === "number") return value;
    if (typeof value === "string" && /^\d+(\.\d{1,2})?$/.test(value.trim())) return Number(value.trim());
  }
  return undefined;
}

const otherTuition: Text = {
  en: "the tuition on this form is not that of your letter of acceptance",
  fr: "les droits de scolarité de ce formulaire ne sont pas ceux de votre lettre d’acceptation",
};

const otherPayer: Text = {
  en: "the form and your answers name different people who pay",
  fr: "le formulaire et vos réponses nomment des personnes différentes qui paient",
};

const tooLittle: Text = {
  en: "the funds on this form are less than the costs on it",
  fr: "les fonds indiqués dans ce formulaire sont inférieurs aux coûts indiqués",
};

/** The form takes whole dollars: up to one dollar is rounding. */
const mostRounding = 1;

/** Who pays in part cannot be told by the form’s one box, so partial help contradicts nothing. */
function hasOtherPayer(the: CaseReader): boolean {
  const [onForm, answered] = [said(the, "expensesPaidBy"), the.answer("financialSupport")];
  if (onForm === undefined) return false;
  return answered === "entirely" ? onForm === "Myself" : answered === "notSupported" && onForm !== "Myself";
}

export function studyExpenses(the: CaseReader): Outcome {
  const [tuition, board, other, funds] = ["tuitionFees", "roomAndBoard", "otherCosts", "fundsAvailable"].map((field) =>
    wholeDollars(the, field),
  );
  // The letter and the answers are the applicant’s; a spouse or child has studies of their own.
  const isOwn = (the.document().documentOwner ?? "main") === "main";
  const inLetter = isOwn ? tuitionInLetter(the) : undefined;
  const because = [
    ...(tuition !== undefined && inLetter !== undefined && Math.abs(tuition - inLetter) > mostRounding
      ? [otherTuition]
      : []),
    ...(isOwn && hasOtherPayer(the) ? [otherPayer] : []),
    ...(funds !== undefined && funds < (tuition ?? 0) + (board ?? 0) + (other ?? 0) ? [tooLittle] : []),
  ];
  return because.length > 0 ? { holds: true, because } : notRaised;
}
