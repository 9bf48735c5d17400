import { applicationTypes, type ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isCoOpPermit,
  isPostGraduationPermit,
  isStudent,
  isStudentExtension,
  renewsStudy,
} from "../../conditions/application/application.ts";
import { hasPlacement } from "../../conditions/studies/coOp.ts";
import { answeredYesOnHealth } from "../../conditions/health/health.ts";
import { hasCriminalHistory, wasRefusedBefore } from "../../conditions/background/history.ts";
import { lawyerReviews } from "../../conditions/application/status.ts";
import { tookLeave, wasNotFullTime } from "../../conditions/studies/studyExtension.ts";
import { stayedTooLong } from "../../conditions/background/travelled.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { letters } from "../files/fileTypes.ts";
import { lettersOfCaseText as text } from "./lettersOfCase.text.ts";
import { countsIfItFits, nothingCallsForIt, writtenAtReview } from "../levels.ts";
import { vaultPage, type PageTag, type Permission, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, legalTeamOnly, othersSupply } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofKeptFile } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";

/** Letters that go with an application: what the applicant explains, and what the lawyer submits. */

type LetterPage = {
  readonly slug: string;
  readonly owner?: PageOwner;
  /** Of the slot of the applicant; the person is put before it. */
  readonly id: string;
  readonly name: Noun;
  readonly tags?: readonly PageTag[];
  readonly appliesTo: readonly ApplicationType[];
  readonly permissions: CaseRule<readonly Permission[]>;
  /** The letter it comes from (letters/). */
  readonly letter: string;
  readonly instructions: Text;
  readonly maxFiles: number;
  readonly level: Pick<CaseRule<RequirementLevel>, "otherwise"> & {
    readonly cases?: CaseRule<RequirementLevel>["cases"];
  };
};

const letterPage = ({ owner = "main", ...page }: LetterPage): VaultPage =>
  vaultPage({
    slug: page.slug,
    ...ownedBy(owner, page.name),
    category: "Letter",
    tags: page.tags ?? [],
    phase: "preparation",
    appliesTo: page.appliesTo,
    studentPermissions: page.permissions,
    lawyerCanGenerate: { letter: page.letter },
    slots: [
      slotFor(owner, {
        id: page.id,
        name: page.name,
        documentTypes: ["Other"],
        hasParsing: false,
        level: { ...page.level, sources: [specified("document 3 section 2.4")] },
        potentialWarnings: ofKeptFile,
        fieldsToRead: [],
        instructions: page.instructions,
        example: "letter",
        subFileNames: fileNumber,
        maxFiles: page.maxFiles,
        acceptedTypes: letters,
      }),
    ],
  });

export const letterPages: readonly VaultPage[] = [
  letterPage({
    slug: "letter-of-explanation",
    id: "letterOfExplanation",
    name: text.explanation,
    appliesTo: applicationTypes,
    permissions: applicantAlwaysSupplies,
    letter: "letterOfExplanation",
    instructions: text.explanationInstructions,
    maxFiles: 5,
    level: {
      cases: [
        [
          any(wasRefusedBefore, hasCriminalHistory, stayedTooLong, answeredYesOnHealth),
          "Recommended",
          text.officerWillAsk,
        ],
      ],
      otherwise: countsIfItFits,
    },
  }),
  letterPage({
    slug: "post-graduate-work-permit-letter",
    id: "postGraduateWorkPermitLetter",
    name: text.postGraduate,
    tags: ["Pgwp"],
    appliesTo: ["WorkPermit"],
    permissions: applicantSupplies,
    letter: "postGraduateWorkPermit",
    instructions: text.postGraduateInstructions,
    maxFiles: 2,
    level: { cases: [[any(tookLeave, wasNotFullTime), "Required", text.gapNeedsWords]], otherwise: countsIfItFits },
  }),
  letterPage({
    slug: "child-document-not-applicable",
    owner: "child",
    id: "documentNotApplicable",
    name: text.childWithoutDocument,
    appliesTo: allBut("JudicialReview", "IrccRequest"),
    permissions: othersSupply,
    letter: "childDocumentNotApplicable",
    instructions: text.childWithoutDocumentInstructions,
    maxFiles: 3,
    level: { otherwise: countsIfItFits },
  }),
  letterPage({
    slug: "study-permit-legal-submission",
    id: "studyPermitLegalSubmission",
    name: text.studySubmission,
    appliesTo: ["Student"],
    permissions: legalTeamOnly,
    letter: "studyPermitLegalSubmission",
    instructions: text.submissionInstructions,
    maxFiles: 3,
    level: { cases: [[all(isStudent, lawyerReviews), "Required"]], otherwise: writtenAtReview },
  }),
  letterPage({
    slug: "study-permit-extension-legal-submission",
    id: "studyPermitExtensionLegalSubmission",
    name: text.extensionSubmission,
    tags: ["Spe"],
    appliesTo: ["StudentExtension", "Dli"],
    permissions: legalTeamOnly,
    letter: "studyPermitExtensionLetter",
    instructions: text.extensionSubmissionInstructions,
    maxFiles: 3,
    level: { cases: [[all(renewsStudy, lawyerReviews), "Required"]], otherwise: writtenAtReview },
  }),
  letterPage({
    slug: "pgwp-legal-submission",
    id: "pgwpLegalSubmission",
    name: text.postGraduateSubmission,
    tags: ["Pgwp"],
    appliesTo: ["WorkPermit"],
    permissions: legalTeamOnly,
    letter: "pgwpLegalSubmission",
    instructions: text.postGraduateSubmissionInstructions,
    maxFiles: 3,
    level: { cases: [[all(isPostGraduationPermit, lawyerReviews), "Required"]], otherwise: writtenAtReview },
  }),
  letterPage({
    slug: "co-op-legal-submission",
    id: "coOpLegalSubmission",
    name: text.coOpSubmission,
    appliesTo: ["StudentExtension", "CoOpWorkPermit"],
    permissions: legalTeamOnly,
    letter: "coOpLegalSubmission",
    instructions: text.coOpSubmissionInstructions,
    maxFiles: 3,
    level: {
      cases: [
        [all(isCoOpPermit, lawyerReviews), "Required"],
        [isCoOpPermit, "NotApplicable", writtenAtReview[0]],
        [all(isStudentExtension, hasPlacement), "IfApplicable", text.besideExtension],
      ],
      otherwise: nothingCallsForIt,
    },
  }),
];
