import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import {
  isCoOpPermit,
  isFamilyOfExtension,
  isPostGraduationPermit,
  isStudentExtension,
} from "../../conditions/application/application.ts";
import { hasPlacement } from "../../conditions/studies/coOp.ts";
import { spouseHasPlacement, spouseRenewsStudies, spouseStudies } from "../../conditions/family/dependentVisas.ts";
import {
  coOpPermitFromInside,
  placementBesideExtension,
  spousePlacementFromInside,
} from "../../conditions/officialForms/officialForms.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all, any } from "../../kernel/condition.ts";
import { coopPlacementLimits } from "../../tables/work/studentWork.ts";
import { coOpText as text } from "./coOp.text.ts";
import { officialForms } from "../files/fileTypes.ts";
import type { Slot, VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { ourDecision, specified } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";

/** Work placements that belong to a program, and the work permit for them. */

const withStudent: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "Dli",
];

function limitToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const limits = the.row(coopPlacementLimits);
  return { percent: limits.found ? limits.row.value.mostPercentOfProgramme : "—" };
}

const aLetter = { id: "coOpLetter", name: text.letterSlot, instructionValues: limitToday, maxFiles: 2 } as const;

const letter: VaultPage = suppliedPage("main", {
  slug: "co-op",
  name: text.letter,
  tags: ["Education", "Employment"],
  appliesTo: ["Student", "StudentExtension", "SpeFamily", "CoOpWorkPermit"],
  info: text.mayNotBeNeeded,
  slots: [
    keptPaper("main", {
      ...aLetter,
      level: {
        cases: [
          [isCoOpPermit, "Required", text.permitRestsOnLetter],
          [any(isStudentExtension, isFamilyOfExtension), "IfApplicable", text.ifPlacement],
        ],
        otherwise: [text.noLetterAsked, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      instructions: text.letterInstructions,
    }),
  ],
});

const spouseLetter: VaultPage = suppliedPage("spouse", {
  slug: "spouse-co-op",
  name: text.letter,
  tags: ["Education", "Employment"],
  appliesTo: withStudent,
  info: text.mayNotBeNeeded,
  slots: [
    keptPaper("spouse", {
      ...aLetter,
      level: {
        cases: [
          [all(spouseRenewsStudies, spouseHasPlacement), "Required"],
          [all(spouseStudies, spouseHasPlacement), "Recommended"],
        ],
        otherwise: [text.spouseNoPlacement, "NotApplicable"],
        sources: [ourDecision],
      },
      instructions: text.spouseLetterInstructions,
    }),
  ],
});

const permit: VaultPage = suppliedPage("main", {
  slug: "co-op-work-permit",
  name: text.permit,
  category: "Visa",
  tags: [],
  phase: "afterDecision",
  appliesTo: ["StudentExtension", "WorkPermit", "CoOpWorkPermit"],
  info: text.mayNotBeNeeded,
  slots: [
    readPaper("main", {
      id: "coOpWorkPermit",
      name: text.permitSlot,
      documentTypes: ["WorkPermit"],
      level: {
        cases: [
          [all(isCoOpPermit, wasApproved), "Required"],
          [all(any(isStudentExtension, isPostGraduationPermit), hasPlacement), "IfApplicable", text.addIfYouHaveOne],
        ],
        otherwise: [text.noPermitYet, "NotApplicable"],
        sources: [ourDecision],
      },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "previousCanadianApplicationNotDisclosed",
        "incorrectWorkPermitType",
        "workPermitExpired",
        "workPermitExpiring",
        "validPermitUploaded",
        "uciMismatch",
        "coOpWorkPermitNotValid",
        "permitRestorationRequired",
      ],
      fieldsToRead: ["applicantFullName", "uciNumber", "documentNumber", "issueDate", "expiryDate", "employer"],
      instructions: text.permitInstructions,
      maxFiles: 2,
    }),
  ],
});

const formSlot = (
  owner: "main" | "spouse",
  definition: Pick<Parameters<typeof slotFor>[1], "level" | "instructions">,
): Slot =>
  slotFor(owner, {
    ...definition,
    id: "coOpWorkPermitInsideCanada",
    name: text.formSlot,
    documentTypes: ["IMM5710"],
    hasParsing: true,
    potentialWarnings: [
      ...ofReadFields,
      "formNotValidated",
      "incorrectFormVersion",
      "formMissingSignature",
      "incorrectWorkPermitType",
      "openWorkPermitType",
      "redundantWorkDetails",
      "formWasAutofilled",
    ],
    fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "isSigned"],
    example: "form",
    maxFiles: 1,
    acceptedTypes: officialForms,
  });

const insideCanada: VaultPage = suppliedPage("main", {
  slug: "co-op-work-permit-from-inside-canada",
  name: text.insideCanada,
  category: "Visa",
  tags: [],
  appliesTo: ["StudentExtension", "CoOpWorkPermit"],
  info: text.mayNotBeNeeded,
  lawyerCanGenerate: {},
  slots: [
    formSlot("main", {
      level: {
        cases: [
          [coOpPermitFromInside, "Required", text.askedFromHere],
          [placementBesideExtension, "Recommended", text.askTogether],
        ],
        otherwise: [text.notAskedFromHere, "NotApplicable"],
        sources: [ourDecision],
      },
      instructions: text.formInstructions,
    }),
  ],
});

const spouseInsideCanada: VaultPage = suppliedPage("spouse", {
  slug: "spouse-co-op-work-permit-from-inside-canada",
  name: text.insideCanada,
  category: "Visa",
  tags: [],
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  info: text.mayNotBeNeeded,
  lawyerCanGenerate: {},
  slots: [
    formSlot("spouse", {
      level: {
        cases: [[spousePlacementFromInside, "Required", text.askedFromHere]],
        otherwise: [text.spouseNotAskedFromHere, "NotApplicable"],
        sources: [ourDecision],
      },
      instructions: text.spouseFormInstructions,
    }),
  ],
});

export const coOpPages: readonly VaultPage[] = [letter, spouseLetter, permit, insideCanada, spouseInsideCanada];
