import type { Permission } from "../../permission.ts";
import type { Text } from "../../../kernel/text.ts";
import type { ApplicationType } from "../../../caseFile/application.ts";
import type { CaseReader } from "../../../caseFile/reader.ts";
import type { CaseRule } from "../../../caseFile/rule.ts";
import { applicationWasSent, isJudicialReview, typeIsOneOf } from "../../../conditions/application/application.ts";
import { asksForMedicalExtension } from "../../../conditions/application/reasonsForContact.ts";
import { spouseStaysLong } from "../../../conditions/family/dependentVisas.ts";
import {
  awaitsMedicalRequest,
  comesFromListedCountry,
  namesMedicalField,
} from "../../../conditions/health/medicalExam.ts";
import { all, any } from "../../../kernel/condition.ts";
import { medicalRequestDeadline } from "../../../tables/authority/authorityLetters.ts";
import { scans } from "../../files/fileTypes.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../../page.ts";
import { allBut, ownedBy } from "../../person.ts";
import { fileNumber, slotFor } from "../../slotFor.ts";
import { ofReadFile } from "../../files/slotWarnings.ts";
import { ourDecision, specified } from "../../sources.ts";
import { tellsOf } from "../../pageRights.ts";
import { addressees, slugFor, type Addressee } from "../addressees.ts";

/** The letter in which IRCC asks for a medical exam. */

/** Words that several places of this file say. */
const text = {
  letterStartsExam: {
    en: "a panel physician needs this letter for the exam",
    fr: "le médecin désigné a besoin de cette lettre pour l’examen",
  },
  dateOfRequest: {
    en: "the letter shows by when the exam was due",
    fr: "la lettre montre pour quand l’examen était exigé",
  },
} satisfies Record<string, Text>;

type Cases = CaseRule<RequirementLevel>["cases"];

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
          en: "In this letter IRCC asks for an immigration medical exam. Only a panel physician, a doctor on IRCC’s list, can do it. Book it right away. It is usually due within {days} days of the date of the letter. If the letter gives another date, that date counts. Bring the letter and the passport.",
          fr: "Dans cette lettre, IRCC demande un examen médical aux fins de l’immigration. Seul un médecin désigné, inscrit sur la liste d’IRCC, peut le faire. Prenez rendez-vous sans attendre. L’examen doit en général avoir lieu dans les {days} jours suivant la date de la lettre. Si la lettre donne une autre date, c’est cette date qui compte. Apportez la lettre et le passeport.",
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

export const medicalRequestLetterPages: readonly VaultPage[] = addressees.map(medicalRequestLetter);
