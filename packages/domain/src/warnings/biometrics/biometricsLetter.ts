import type { CaseReader } from "../../caseFile/reader.ts";
import { addYears, isIsoDate, latestToday } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { biometricsValidity } from "../../tables/biometrics/biometrics.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

const readDate = (the: CaseReader, field: string): string | undefined => {
  const value = the.document().parsedValues?.[field];
  return typeof value === "string" && isIsoDate(value) ? value : undefined;
};

const expired: Text = {
  en: "the biometrics on this letter have expired",
  fr: "les données biométriques de cette lettre sont expirées",
};
const issuedInFuture: Text = {
  en: "the date on this document is after today",
  fr: "la date de ce document est après aujourd’hui",
};

/** Expiry as printed, else the day of collection plus the years that biometrics last. */
function letterHasExpired(the: CaseReader): Outcome {
  const printed = readDate(the, "biometricsExpiryDate");
  const given = readDate(the, "biometricsDate");
  const validity = the.row(biometricsValidity);
  const expiry = printed ?? (given && validity.found ? addYears(given, validity.row.value) : undefined);
  return expiry !== undefined && expiry < the.today() ? { holds: true, because: [expired] } : notRaised;
}

/** The specification names the warning; ages per document type come with their subjects. */
function dateIsInFuture(the: CaseReader): Outcome {
  const issued = readDate(the, "issueDate");
  return issued !== undefined && issued > latestToday(the.today())
    ? { holds: true, because: [issuedInFuture] }
    : notRaised;
}

export const biometricsLetterWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "biometricsValidityLetterExpired",
    name: { en: "Biometrics Validity Letter Expired", fr: "Lettre de validité des données biométriques expirée" },
    message: {
      en: "The biometrics on this letter have expired.",
      fr: "Les données biométriques de cette lettre sont expirées.",
    },
    fix: {
      en: "You may need to give them again. Your lawyer or the request letter from IRCC will tell you.",
      fr: "Vous devrez peut-être les donner de nouveau. Votre équipe juridique ou la lettre de demande d’IRCC vous le dira.",
    },
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["birthday"],
    raisedWhen: letterHasExpired,
  }),
  documentWarning({
    id: "fileDate",
    name: { en: "File Date", fr: "Date du document" },
    message: { en: "The date on this document is in the future.", fr: "La date de ce document est dans le futur." },
    fix: {
      en: "Check the date that was read, or upload the right document.",
      fr: "Vérifiez la date lue ou téléversez le bon document.",
    },
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["issueDate"],
    ofField: "issueDate",
    raisedWhen: dateIsInFuture,
  }),
];
