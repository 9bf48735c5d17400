import type { CaseReader } from "../../caseFile/reader.ts";
import { daysBetween, isIsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { childSchoolLetterAge } from "../../tables/studies/studyTimes.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** The letter of a child’s school. */

const isTooOld: Text = {
  en: "this letter is more than {days} days old",
  fr: "cette lettre date de plus de {days} jours",
};

function isOlder(the: CaseReader): Outcome {
  const [issued, limit] = [said(the.document(), "issueDate"), the.row(childSchoolLetterAge)];
  if (issued === undefined || !isIsoDate(issued) || !limit.found) return notRaised;
  const days = limit.row.value;
  return daysBetween(issued, the.today()) > days ? { holds: true, because: [fill(isTooOld, { days })] } : notRaised;
}

const saysNotEnrolled: Text = {
  en: "this letter does not say that the child is enrolled",
  fr: "cette lettre n’indique pas que l’enfant est inscrit",
};

export const childSchoolWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "childSchoolLetterOlderThan365Days",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["applicantFullName"],
    ofField: "issueDate",
    raisedWhen: isOlder,
    name: { en: "Child School Letter Older Than 365 Days", fr: "Lettre de l’école de l’enfant de plus de 365 jours" },
    message: { en: "This school letter is more than a year old.", fr: "Cette lettre de l’école date de plus d’un an." },
    fix: { en: "Ask the school for a new letter.", fr: "Demandez une nouvelle lettre à l’école." },
  }),
  documentWarning({
    id: "childNotEnroled",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["applicantFullName"],
    ofField: "isEnrolled",
    raisedWhen: (the) =>
      the.document().parsedValues?.["isEnrolled"] === false ? { holds: true, because: [saysNotEnrolled] } : notRaised,
    name: { en: "Child Not Enroled", fr: "Enfant non inscrit" },
    message: {
      en: "The letter does not show that the child is enrolled.",
      fr: "La lettre ne montre pas que l’enfant est inscrit.",
    },
    fix: {
      en: "Add a letter that confirms the enrolment, or explain why there is none.",
      fr: "Ajoutez une lettre qui confirme l’inscription, ou expliquez pourquoi il n’y en a pas.",
    },
  }),
];
