import type { ApplicationType } from "../../caseFile/application.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { answersExpressEntryInvitation } from "../../conditions/application/application.ts";
import { spouseStaysLong } from "../../conditions/family/dependentVisas.ts";
import { answeredYesOnHealth } from "../../conditions/health/health.ts";
import {
  comesFromListedCountry,
  hadMedicalExam,
  namesMedicalField,
  wantsMedicalExamFirst,
} from "../../conditions/health/medicalExam.ts";
import { isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import { medicalExamValidity } from "../../tables/health/medicalExamTimes.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { typesWithExamPage } from "../../conditions/authority/proofs.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, excerptOf } from "../sources.ts";
import { tellsOf } from "../pageRights.ts";

/** Proof of the medical exam of each person, and what a doctor writes about an illness. */

type Examined = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;

const slugs: Record<Examined, PageSlug> = {
  main: "medical-exam",
  spouse: "spouse-medical-exam",
  child: "child-medical-exam",
  visitor: "visitor-visa-visitor-medical-exam",
};

const appliesTo: Record<Examined, readonly ApplicationType[]> = {
  ...typesWithExamPage,
  visitor: ["VisitorVisa"],
};

/** By the field of work or studies, or by a list of countries that was not read in the authority’s text. */
const examIsUsual = any(namesMedicalField, comesFromListedCountry);
const beforeSending = [
  answersExpressEntryInvitation,
  "Required",
  {
    en: "the exam is done before this application is sent",
    fr: "l’examen se passe avant l’envoi de cette demande",
  },
] as const;

const cases: Record<Examined, CaseRule<RequirementLevel>["cases"]> = {
  main: [
    [hadMedicalExam, "Required", { en: "its proof goes with the application", fr: "sa preuve accompagne la demande" }],
    beforeSending,
    [all(wantsMedicalExamFirst, examIsUsual), "Recommended"],
    [examIsUsual, "Recommended"],
  ],
  spouse: [beforeSending, [spouseStaysLong, "Recommended"]],
  child: [beforeSending, [examIsUsual, "Recommended"]],
  visitor: [
    [
      isSuperVisa,
      "Required",
      {
        en: "a super visa always needs a medical exam",
        fr: "un super visa exige toujours un examen médical",
      },
    ],
  ],
};

/** How long an exam counts, as it holds today. */
function validityToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const validity = the.row(medicalExamValidity);
  return { months: validity.found ? validity.row.value : "—" };
}

const medicalExam = (owner: Examined): VaultPage =>
  vaultPage({
    slug: slugs[owner],
    rights: tellsOf("health"),
    ...ownedBy(owner, { en: "Medical Exam", fr: "Examen médical", noun: "m" }),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: appliesTo[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "medicalExam",
        name: { en: "Proof of medical exam", fr: "Preuve d’examen médical", noun: "f" },
        documentTypes: ["MedicalExam"],
        hasParsing: true,
        level: {
          cases: cases[owner],
          otherwise: countsIfItFits,
          sources: [
            checklist5483("item 8"),
            excerptOf("IRCC, Express Entry: proof of the medical exam with the application since 2025-08-21"),
          ],
        },
        potentialWarnings: [
          ...ofReadFields,
          "fileDate",
          "medicalExamExpiringSp",
          "medicalExamExpiringNonSp",
          "medicalExamExpiredSp",
          "medicalExamExpiredNonSp",
          "medicalExamWithoutImeSp",
          "medicalExamWithoutImeNonSp",
        ],
        fieldsToRead: ["applicantFullName", "imeNumber", "issueDate", "medicalExpiryDate"],
        instructions: {
          en: "Scan the proof that the panel physician gave you. The IME or UMI number must be readable. Only a panel physician’s exam counts, and it usually lasts {months} months.",
          fr: "Numérisez la preuve que le médecin désigné vous a remise. Le numéro IME ou UMI doit être lisible. Seul l’examen d’un médecin désigné compte, et il vaut en général {months} mois.",
        },
        instructionValues: validityToday,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
        splitScreen: true,
      }),
      ...(owner === "main"
        ? [
            keptDocument("main", {
              id: "medicalTreatmentLetter",
              name: { en: "Doctor’s letter", fr: "Lettre du médecin", noun: "f" },
              level: {
                cases: [
                  [
                    answeredYesOnHealth,
                    "Required",
                    {
                      en: "a doctor’s letter explains it better than an answer can",
                      fr: "la lettre d’un médecin l’explique mieux qu’une réponse",
                    },
                  ],
                ],
                otherwise: nothingCallsForIt,
                sources: [excerptOf("IRCC, Application for a study permit (IMM 1294), health questions")],
              },
              instructions: {
                en: "Ask your doctor to write the diagnosis, the treatment, how it is likely to progress and whether you will need care in Canada.",
                fr: "Demandez à votre médecin d’écrire le diagnostic, le traitement, l’évolution probable et si vous aurez besoin de soins au Canada.",
              },
              maxFiles: 3,
            }),
          ]
        : []),
    ],
  });

const examined: readonly Examined[] = ["main", "spouse", "child", "visitor"];

export const medicalExamPages: readonly VaultPage[] = examined.map(medicalExam);
