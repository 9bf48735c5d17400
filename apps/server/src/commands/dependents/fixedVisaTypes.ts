import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Text } from "@boreal/domain/kernel/text";
import { isVisaTypeFixed } from "../../policies/whenMayChange.ts";
import type { PlacedRefusal } from "../deps.ts";

const text: Text = {
  en: "The application is sent. Contact support to change the visa type.",
  fr: "La demande est envoyée. Écrivez au soutien pour changer le type de visa.",
};

type Rows = NonNullable<Answers["accompanyingChildren"]>;

/** Document 3 sections 2.3 and 4.2: once the application is sent, the visa type of a spouse or child who has one stays. */
export function fixedVisaTypes(before: CaseFile, after: CaseFile, key: string): readonly PlacedRefusal[] {
  const { status } = before.application;
  if (status === undefined || !isVisaTypeFixed({ status })) return [];
  if (key === "spouseVisaType") {
    const [was, is] = [before.answers.spouseVisaType, after.answers.spouseVisaType];
    return was !== undefined && is !== was
      ? [{ code: "spouseVisaTypeFixed", text, path: "answers.spouseVisaType" }]
      : [];
  }
  if (key !== "accompanyingChildren") return [];
  const now = after.answers.accompanyingChildren ?? [];
  return [...byNumber(before.answers.accompanyingChildren ?? [])].flatMap(([number, { row: was }]): PlacedRefusal[] => {
    const is = byNumber(now).get(number);
    if (was.visaType === undefined || is?.row.visaType === was.visaType) return [];
    return [
      {
        code: "childVisaTypeFixed",
        text,
        path: is ? `answers.accompanyingChildren[${is.index}].visaType` : "answers.accompanyingChildren",
      },
    ];
  });
}

/** A child without a number is known by its place in the list. */
const byNumber = (rows: Rows) =>
  new Map(rows.map((row, index) => [row.childNumber ?? index + 1, { row, index }] as const));
