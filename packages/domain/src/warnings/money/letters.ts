import type { CaseReader } from "../../caseFile/reader.ts";
import { documentText } from "../../conditions/money/documentValue.ts";
import { addDays, addMonths, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { investmentCertificateAge, statementDays } from "../../tables/money/moneyDocuments.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** Letters of people who support, and certificates of investments: how old they are, and whether they are signed. */

const text = {
  oldLetter: {
    en: "the letter is dated more than {days} days ago",
    fr: "la lettre date de plus de {days} jours",
  },
  notSigned: { en: "no signature was found on this letter", fr: "aucune signature n’a été trouvée sur cette lettre" },
  oldCertificate: {
    en: "the certificate is dated more than {months} months ago",
    fr: "le certificat date de plus de {months} mois",
  },
} satisfies Record<string, Text>;

function issued(the: CaseReader): IsoDate | undefined {
  const day = documentText(the.document(), "issueDate");
  return day !== undefined && isIsoDate(day) ? day : undefined;
}

function letterIsOld(the: CaseReader): Outcome {
  const [day, limits] = [issued(the), the.row(statementDays)];
  if (day === undefined || !limits.found) return notRaised;
  const { supporterLetter: days } = limits.row.value;
  return day < addDays(the.today(), -days) ? { holds: true, because: [fill(text.oldLetter, { days })] } : notRaised;
}

function certificateIsOld(the: CaseReader): Outcome {
  const [day, months] = [issued(the), the.row(investmentCertificateAge)];
  return day !== undefined && months.found && day < addMonths(the.today(), -months.row.value)
    ? { holds: true, because: [fill(text.oldCertificate, { months: months.row.value })] }
    : notRaised;
}

export const moneyLetterWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "financialSupporterLetterOutdated",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["issueDate", "financialSupporterFullName"],
    ofField: "issueDate",
    raisedWhen: letterIsOld,
    name: { en: "Financial Supporter Letter Outdated", fr: "Lettre de soutien financier trop ancienne" },
    message: {
      en: "This support letter is older than three months.",
      fr: "Cette lettre de soutien date de plus de trois mois.",
    },
    fix: { en: "Ask for a new letter with its date.", fr: "Demandez une nouvelle lettre datée." },
  }),
  documentWarning({
    id: "financialSupporterLetterUnsigned",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["isSigned", "financialSupporterFullName"],
    ofField: "isSigned",
    raisedWhen: (the) =>
      said(the.document(), "isSigned") === "No" ? { holds: true, because: [text.notSigned] } : notRaised,
    name: { en: "Financial Supporter Letter Unsigned", fr: "Lettre de soutien financier non signée" },
    message: { en: "This support letter is not signed.", fr: "Cette lettre de soutien n’est pas signée." },
    fix: {
      en: "Ask the person who supports you to sign and date it.",
      fr: "Demandez à la personne qui vous soutient de la signer et de la dater.",
    },
  }),
  documentWarning({
    id: "gicOlderThan3Months",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["issueDate", "closingBalance"],
    ofField: "issueDate",
    raisedWhen: certificateIsOld,
    name: { en: "GIC Older Than 3 Months", fr: "CPG de plus de 3 mois" },
    message: {
      en: "This GIC certificate is older than three months.",
      fr: "Ce certificat de CPG date de plus de trois mois.",
    },
    fix: {
      en: "Ask the bank for a new confirmation of the balance.",
      fr: "Demandez à la banque une nouvelle confirmation du solde.",
    },
  }),
];
