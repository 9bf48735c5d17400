import type { ApplicationType } from "../../caseFile/application.ts";
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
import { medicalExamValidity } from "../../tables/status/timeLimits.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { medicalExamText as text } from "./medicalExam.text.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, excerptOf } from "../sources.ts";

/** Proof of the medical exam of each person, and what a doctor writes about an illness. */

type Examined = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;

const slugs: Record<Examined, string> = {
  main: "medical-exam",
  spouse: "spouse-medical-exam",
  child: "child-medical-exam",
  visitor: "visitor-visa-visitor-medical-exam",
};

const appliesTo: Record<Examined, readonly ApplicationType[]> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  child: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
};

/** By the field of work or studies, or by a list of countries that was not read in the authority’s text. */
const examIsUsual = any(namesMedicalField, comesFromListedCountry);
const beforeSending = [answersExpressEntryInvitation, "Required", text.examBeforeSending] as const;

const cases: Record<Examined, CaseRule<RequirementLevel>["cases"]> = {
  main: [
    [hadMedicalExam, "Required", text.addWhatYouHave],
    beforeSending,
    [all(wantsMedicalExamFirst, examIsUsual), "Recommended"],
    [examIsUsual, "Recommended"],
  ],
  spouse: [beforeSending, [spouseStaysLong, "Recommended"]],
  child: [beforeSending, [examIsUsual, "Recommended"]],
  visitor: [[isSuperVisa, "Required", text.superVisaNeedsExam]],
};

/** How long an exam counts, as it holds today. */
function validityToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const validity = the.row(medicalExamValidity);
  return { months: validity.found ? validity.row.value : "—" };
}

const medicalExam = (owner: Examined): VaultPage =>
  vaultPage({
    slug: slugs[owner],
    ...ownedBy(owner, text.medicalExam),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: appliesTo[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "medicalExam",
        name: text.proof,
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
        instructions: text.proofInstructions,
        instructionValues: validityToday,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
        splitScreen: true,
      }),
      ...(owner === "main"
        ? [
            keptPaper("main", {
              id: "medicalTreatmentLetter",
              name: text.doctorsLetter,
              level: {
                cases: [[answeredYesOnHealth, "Required", text.doctorExplains]],
                otherwise: nothingCallsForIt,
                sources: [excerptOf("IRCC, Application for a study permit (IMM 1294), health questions")],
              },
              instructions: text.doctorsLetterInstructions,
              maxFiles: 3,
            }),
          ]
        : []),
    ],
  });

const examined: readonly Examined[] = ["main", "spouse", "child", "visitor"];

export const medicalExamPages: readonly VaultPage[] = examined.map(medicalExam);
