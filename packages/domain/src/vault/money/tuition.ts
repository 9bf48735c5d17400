import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import { isStudent, isStudyApplication, renewsStudy } from "../../conditions/application/application.ts";
import { spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { namesGlobalAffairs, namesScholarship, paidTuition } from "../../conditions/money/money.ts";
import { all, any } from "../../kernel/condition.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { financialSupportPage, guide5552 } from "../studies/studySources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders, openTo } from "../pageRights.ts";

/** What studies cost, what is paid already, and what a scholarship pays. */

/** Words that several places of this file say. */
const text = {
  receipt: { en: "Tuition Receipt", fr: "Reçu de droits de scolarité", noun: "m" },
  invoice: { en: "Tuition Invoice", fr: "Facture de droits de scolarité", noun: "f" },
  scholarship: { en: "Scholarship Letter", fr: "Lettre de bourse", noun: "f" },
  onceTuitionPaid: { en: "the receipt comes once tuition is paid", fr: "le reçu arrive une fois les droits payés" },
  noTuitionHere: {
    en: "this application is not for your own studies",
    fr: "cette demande ne porte pas sur vos propres études",
  },
} satisfies Record<string, Text | Noun>;

const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];

const aReceipt = {
  id: "tuitionReceipt",
  name: text.receipt,
  documentTypes: ["TuitionReceipt"],
  potentialWarnings: [
    ...ofReadFields,
    "fileDate",
    "multipleTuitionPayment",
    "duplicateTuitionReceipt",
    "onlineScreenshot",
    "schoolNameMismatch",
    "studentIdMismatch",
  ],
  fieldsToRead: ["applicantFullName", "studentId", "schoolName", "tuitionFees", "issueDate"],
  subFileNames: { en: "Receipt {n}", fr: "Reçu {n}" },
  maxFiles: 6,
} as const;

const receipt: VaultPage = suppliedPage("main", {
  slug: "tuition-receipt",
  rights: openTo({ agent: ["View", "Upload"] }),
  name: text.receipt,
  tags: ["Banking", "Education"],
  appliesTo: studies,
  slots: [
    parsedDocument("main", {
      ...aReceipt,
      level: {
        cases: [
          [
            all(isStudyApplication, paidTuition),
            "Required",
            {
              en: "what is already paid counts toward the money you must show",
              fr: "ce qui est déjà payé compte dans les fonds à prouver",
            },
          ],
          [isStudyApplication, "IfApplicable", text.onceTuitionPaid],
        ],
        otherwise: [text.noTuitionHere, "NotApplicable"],
        sources: [financialSupportPage],
      },
      instructions: {
        en: "Upload the school’s own receipt with your name, student number, the amount and the day it was paid. One file for each payment, and each payment once. A screenshot of a bank transfer or of a student account does not replace the receipt.",
        fr: "Téléversez le reçu de l’établissement avec votre nom, votre numéro étudiant, le montant et le jour du paiement. Un fichier par paiement, et chaque paiement une seule fois. Une capture d’écran d’un virement ou d’un compte étudiant ne remplace pas le reçu.",
      },
      splitScreen: true,
    }),
  ],
});

const spouseReceipt: VaultPage = suppliedPage("spouse", {
  slug: "spouse-tuition-receipt",
  rights: closedToOutsiders,
  name: text.receipt,
  tags: ["Banking", "Education"],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
  slots: [
    parsedDocument("spouse", {
      ...aReceipt,
      level: {
        cases: [[spouseStudies, "IfApplicable", text.onceTuitionPaid]],
        otherwise: [
          {
            en: "according to your answers, your spouse or partner is not applying for a study permit",
            fr: "selon vos réponses, votre conjoint ou partenaire ne demande pas de permis d’études",
          },
          "NotApplicable",
        ],
        sources: [specified("document 3 section 3")],
      },
      instructions: {
        en: "Upload the receipt of your spouse or partner’s school with their name, student number, the amount and the day it was paid. One file for each payment, and each payment once.",
        fr: "Téléversez le reçu de l’établissement de votre conjoint ou partenaire avec son nom, son numéro étudiant, le montant et le jour du paiement. Un fichier par paiement, et chaque paiement une seule fois.",
      },
    }),
  ],
});

const invoice: VaultPage = suppliedPage("main", {
  slug: "tuition-invoice",
  rights: closedToOutsiders,
  name: text.invoice,
  tags: ["Banking", "Education"],
  appliesTo: studies,
  slots: [
    parsedDocument("main", {
      id: "tuitionInvoice",
      name: text.invoice,
      documentTypes: ["Other"],
      level: {
        cases: [
          [
            renewsStudy,
            "Recommended",
            { en: "it shows what the coming year costs", fr: "elle montre ce que coûtera la prochaine année" },
          ],
          [
            isStudent,
            "IfApplicable",
            {
              en: "it is useful if the letter of acceptance names no fees",
              fr: "elle est utile si la lettre d’acceptation n’indique pas les droits",
            },
          ],
        ],
        otherwise: [text.noTuitionHere, "NotApplicable"],
        sources: [guide5552],
      },
      potentialWarnings: ofReadFile,
      fieldsToRead: ["schoolName", "studentId", "tuitionFees"],
      instructions: {
        en: "Upload the school’s invoice or written estimate of the fees for the coming year. It must show the name of the school, your name or student number, and the total. It shows what still has to be paid.",
        fr: "Téléversez la facture de l’établissement, ou son estimation écrite des droits de la prochaine année. On doit y lire le nom de l’établissement, votre nom ou votre numéro étudiant et le total. Elle montre ce qui reste à payer.",
      },
      maxFiles: 3,
    }),
  ],
});

const scholarship: VaultPage = suppliedPage("main", {
  slug: "scholarship-letter",
  rights: closedToOutsiders,
  name: text.scholarship,
  tags: ["Banking", "Education"],
  appliesTo: studies,
  slots: [
    parsedDocument("main", {
      id: "scholarshipLetter",
      name: text.scholarship,
      documentTypes: ["Other"],
      level: {
        cases: [
          [
            any(namesScholarship, namesGlobalAffairs),
            "Required",
            { en: "it proves a part of your money", fr: "elle prouve une partie de vos fonds" },
          ],
        ],
        otherwise: [
          {
            en: "your answers show no scholarship and no award of Global Affairs Canada",
            fr: "vos réponses n’indiquent ni bourse ni aide d’Affaires mondiales Canada",
          },
          "NotApplicable",
        ],
        sources: [financialSupportPage],
      },
      potentialWarnings: [...ofReadFile, "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate", "scholarshipAmount"],
      instructions: {
        en: "Upload the award letter with your name, the amount, the currency, how long it pays and on what conditions. If it asks you to go home after your studies, that page must be there too: such a duty can rule out a work permit after your studies.",
        fr: "Téléversez la lettre d’attribution avec votre nom, le montant, la devise, la durée et les conditions. Si elle vous oblige à rentrer chez vous après vos études, cette page doit y être aussi : une telle obligation peut empêcher un permis de travail après les études.",
      },
      maxFiles: 3,
    }),
  ],
});

export const tuitionPages: readonly VaultPage[] = [receipt, spouseReceipt, invoice, scholarship];
