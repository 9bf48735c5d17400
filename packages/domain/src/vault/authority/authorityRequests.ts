import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { applicationWasSent, isJudicialReview, typeIsOneOf } from "../../conditions/application/application.ts";
import { asksForMedicalExtension } from "../../conditions/application/reasonsForContact.ts";
import { anyRequestIsOpen, requestIsOpen } from "../../conditions/authority/authorityRequests.ts";
import { spouseStaysLong } from "../../conditions/family/dependentVisas.ts";
import {
  awaitsMedicalRequest,
  comesFromListedCountry,
  namesMedicalField,
} from "../../conditions/health/medicalExam.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all, any } from "../../kernel/condition.ts";
import { medicalRequestDeadline, passportRequest } from "../../tables/authority/authorityLetters.ts";
import { scans, scansAndTexts } from "../files/fileTypes.ts";
import { vaultPage, type Permission, type RequirementLevel, type VaultPage, type Instructions } from "../page.ts";
import { applicantAlwaysSupplies, othersAlwaysSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofReadFile } from "../files/slotWarnings.ts";
import { excerptOf, ourDecision, specified } from "../sources.ts";
import { closedToOutsiders, tellsOf } from "../pageRights.ts";
import { addressees, slugFor, type Addressee } from "./addressees.ts";

/** Letters in which IRCC asks for something, and the page that answers with documents. */

/** Words that several places of this file say. */
const text = {
  fairnessLetter: { en: "Procedural Fairness Letter", fr: "Lettre d’équité procédurale", noun: "f" },
  letterStartsExam: {
    en: "a panel physician needs this letter for the exam",
    fr: "le médecin désigné a besoin de cette lettre pour l’examen",
  },
  dateOfRequest: {
    en: "the letter shows by when the exam was due",
    fr: "la lettre montre pour quand l’examen était exigé",
  },
} satisfies Record<string, Text | Noun | Instructions>;

type Cases = CaseRule<RequirementLevel>["cases"];

const additionalDocumentRequest = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "additional-document-request"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Additional Document Request", fr: "Demande de documents supplémentaires", noun: "f" }),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: allBut(),
    studentPermissions: othersAlwaysSupply,
    slots: [
      keptPaper(person, {
        id: "additionalDocumentRequest",
        name: { en: "Request letter", fr: "Lettre de demande", noun: "f" },
        level: {
          cases: [[requestIsOpen(person), "NeedsAttention"]],
          otherwise: [
            {
              en: "no request for documents is waiting for an answer",
              fr: "aucune demande de documents n’attend de réponse",
            },
            "NotApplicable",
          ],
          sources: [specified("document 1 section 4")],
        },
        instructions: {
          en: "In this letter IRCC asks for more documents. Read what it asks for and by when, and answer on the page Additional Document. If the answer comes late, IRCC may decide without it.",
          fr: "Dans cette lettre, IRCC demande d’autres documents. Lisez ce qui est demandé et pour quand, puis répondez à la page Document supplémentaire. Si la réponse arrive en retard, IRCC peut décider sans elle.",
          tells: "reader",
        },
        maxFiles: 5,
      }),
    ],
  });

const additionalDocument: VaultPage = vaultPage({
  slug: "additional-document",
  rights: closedToOutsiders,
  ...ownedBy("main", { en: "Additional Document", fr: "Document supplémentaire", noun: "m" }),
  category: "General",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    slotFor("main", {
      id: "additionalDocument",
      name: { en: "Answer to a document request", fr: "Réponse à une demande de documents", noun: "f" },
      documentTypes: ["Other"],
      hasParsing: false,
      level: {
        cases: [[anyRequestIsOpen, "Required"]],
        otherwise: [
          {
            en: "no request is waiting for an answer, and a document is needed only if IRCC or your lawyer asks for one",
            fr: "aucune demande n’attend de réponse, et un document est nécessaire seulement si IRCC ou votre équipe juridique en demande un",
          },
          "IfApplicable",
        ],
        sources: [ourDecision],
      },
      potentialWarnings: ofKeptFile,
      fieldsToRead: [],
      instructions: {
        en: "Upload what the request asks for, one file per document, and link each file to the letter it answers. If you cannot get a document in time, tell your lawyer before the deadline and upload a short note that says why.",
        fr: "Téléversez ce que la demande exige, un fichier par document, et liez chaque fichier à la lettre à laquelle il répond. Si vous ne pouvez pas obtenir un document à temps, prévenez votre équipe juridique avant la fin du délai et téléversez une courte note qui dit pourquoi.",
      },
      example: "page",
      subFileNames: { en: "Document {n}", fr: "Document {n}" },
      maxFiles: 20,
      acceptedTypes: scansAndTexts,
    }),
  ],
});

const accountHasMedicalLetter = typeIsOneOf(
  "accountHasMedicalLetter",
  {
    en: "you can add the letter from your account",
    fr: "vous pouvez ajouter la lettre depuis votre compte",
  },
  [
    "Student",
    "StudentExtension",
    "WorkPermit",
    "WorkPermitExtension",
    "Iec",
    "ExpressEntryIta",
  ] satisfies readonly ApplicationType[],
);

const medicalPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.medicalRequestLetter",
  cases: [
    [accountHasMedicalLetter, ["View", "Upload"]],
    [isJudicialReview, []],
  ],
  otherwise: [{ en: "the lawyer adds this letter", fr: "l’équipe juridique ajoute cette lettre" }, ["View"]],
};

const medicalCases: Readonly<Record<Addressee, Cases>> = {
  main: [[awaitsMedicalRequest, "Recommended", text.letterStartsExam]],
  spouse: [
    [asksForMedicalExtension, "IfApplicable", text.dateOfRequest],
    [all(applicationWasSent, spouseStaysLong), "Recommended", text.letterStartsExam],
  ],
  child: [
    [asksForMedicalExtension, "IfApplicable", text.dateOfRequest],
    [all(applicationWasSent, any(namesMedicalField, comesFromListedCountry)), "Recommended", text.letterStartsExam],
  ],
};

function medicalLimit(the: CaseReader): Readonly<Record<string, string | number>> {
  const found = the.row(medicalRequestDeadline);
  return { days: found.found ? found.row.value : "—" };
}

const medicalRequestLetter = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "medical-request-letter"),
    rights: tellsOf("health"),
    ...ownedBy(person, { en: "Medical Exam Request Letter", fr: "Lettre de demande d’examen médical", noun: "f" }),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: allBut("JudicialReview", "CoOpWorkPermit", "ExpressEntry", "Dli", "Bowp", "TrvSpe", "TrvPgwp"),
    studentPermissions: medicalPermissions,
    slots: [
      slotFor(person, {
        id: "medicalRequestLetter",
        name: { en: "Medical instructions letter", fr: "Lettre d’instructions médicales", noun: "f" },
        documentTypes: ["Other"],
        hasParsing: true,
        level: {
          cases: medicalCases[person],
          otherwise: [
            {
              en: "your answers do not show that IRCC will ask for a medical exam by letter at this point",
              fr: "vos réponses n’indiquent pas qu’IRCC demandera un examen médical par lettre à ce stade",
            },
            "NotApplicable",
          ],
          sources: [person === "main" ? specified("document 3 section 4.5") : ourDecision],
        },
        potentialWarnings: [...ofReadFile, "fileDate"],
        fieldsToRead: ["applicantFullName", "imeNumber", "issueDate"],
        instructions: {
          en: "In this letter IRCC asks for an immigration medical exam. Only a panel physician, a doctor on IRCC’s list, can do it. Book it right away: it is usually due within {days} days of the date of the letter, and a date written in the letter comes first. Bring the letter and the passport.",
          fr: "Dans cette lettre, IRCC demande un examen médical aux fins de l’immigration. Seul un médecin désigné, inscrit sur la liste d’IRCC, peut le faire. Prenez rendez-vous sans attendre : l’examen doit d’ordinaire avoir lieu dans les {days} jours suivant la date de la lettre, et une date inscrite dans la lettre l’emporte. Apportez la lettre et le passeport.",
          tells: "reader",
        },
        instructionValues: medicalLimit,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

function passportLimits(the: CaseReader): Readonly<Record<string, string | number>> {
  const found = the.row(passportRequest);
  if (!found.found) return { days: "—", from: "—", to: "—" };
  const { sendWithinDays, businessDays } = found.row.value;
  return { days: sendWithinDays, ...businessDays };
}

const originalPassportRequest = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "original-passport-request"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Original Passport Request", fr: "Demande du passeport original", noun: "f" }),
    category: "Letter",
    tags: ["Travel"],
    phase: "afterDecision",
    appliesTo: allBut(
      "StudentExtension",
      "JudicialReview",
      "IrccRequest",
      "WorkPermit",
      "WorkPermitExtension",
      "CoOpWorkPermit",
      "ExpressEntry",
      "Bowp",
    ),
    studentPermissions: othersAlwaysSupply,
    slots: [
      keptPaper(person, {
        id: "originalPassportRequest",
        name: { en: "Passport request letter", fr: "Lettre de demande du passeport", noun: "f" },
        level: {
          cases: [
            [
              wasApproved,
              "IfApplicable",
              {
                en: "the letter comes only if IRCC asks for the original passport",
                fr: "la lettre arrive seulement si IRCC demande le passeport original",
              },
            ],
          ],
          otherwise: [
            {
              en: "IRCC asks for the original passport after it approves an application, and no approval is recorded",
              fr: "IRCC demande le passeport original après avoir approuvé une demande, et aucune approbation n’est notée",
            },
            "NotApplicable",
          ],
          sources: [specified("document 3 section 4.5")],
        },
        instructions: {
          en: "IRCC asks for the original passport so that the visa can be put in it. Send it with this letter within {days} days, in the way the letter describes, and keep a scan of it here. It usually takes {from} to {to} business days. Plan no trip until the passport is back.",
          fr: "IRCC demande le passeport original pour y apposer le visa. Envoyez-le avec cette lettre dans les {days} jours, de la façon que la lettre décrit, et gardez ici une copie numérisée de la lettre. Cela prend d’ordinaire de {from} à {to} jours ouvrables. Ne prévoyez aucun voyage avant le retour du passeport.",
          tells: "reader",
        },
        instructionValues: passportLimits,
        maxFiles: 2,
      }),
    ],
  });

const proceduralFairnessLetter: VaultPage = vaultPage({
  slug: "procedural-fairness-letter",
  rights: closedToOutsiders,
  ...ownedBy("main", text.fairnessLetter),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptPaper("main", {
      id: "proceduralFairnessLetter",
      name: text.fairnessLetter,
      level: {
        otherwise: [
          {
            en: "the letter counts only if IRCC sent you one",
            fr: "la lettre compte seulement si IRCC vous en a envoyé une",
          },
          "IfApplicable",
        ],
        sources: [excerptOf("IRCC, officer instructions on procedural fairness")],
      },
      instructions: {
        en: "IRCC has a concern and lets you answer before it decides. Upload every page and show the letter to your lawyer the same day: the time to answer is short, and it stands in the letter.",
        fr: "IRCC a une préoccupation et vous laisse répondre avant de décider. Téléversez chaque page et montrez la lettre à votre équipe juridique le jour même : le délai de réponse est court, et il figure dans la lettre.",
      },
      maxFiles: 5,
    }),
  ],
});

export const authorityRequestPages: readonly VaultPage[] = [
  ...addressees.map(additionalDocumentRequest),
  additionalDocument,
  ...addressees.map(medicalRequestLetter),
  ...addressees.map(originalPassportRequest),
  proceduralFairnessLetter,
];
