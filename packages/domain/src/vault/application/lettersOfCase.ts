import type { Permission } from "../permission.ts";
import { immigrationTypes, type ApplicationType } from "../../caseFile/application.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isCoOpPermit,
  isPostGraduationPermit,
  isStudent,
  isStudentExtension,
  renewsStudy,
} from "../../conditions/application/application.ts";
import { hasPlacement } from "../../conditions/studies/coOp.ts";
import { answerNeedsExplaining } from "../../conditions/background/needsExplaining.ts";
import { lawyerReviews } from "../../conditions/application/status.ts";
import { tookLeave, wasNotFullTime } from "../../conditions/studies/studyExtension.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import { letters } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt, writtenAtReview } from "../levels.ts";
import { vaultPage, type Instructions, type PageTag, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, legalTeamOnly, othersSupply } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofKeptFile } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";
import type { LetterId } from "../../letters/letters.ts";

/** Letters that go with an application: what the applicant explains, and what the lawyer submits. */

type LetterPage = {
  readonly slug: PageSlug;
  readonly owner?: PageOwner;
  /** Of the slot of the applicant; the person is put before it. */
  readonly id: OwnSlotId;
  readonly name: Noun;
  readonly tags?: readonly PageTag[];
  readonly appliesTo: readonly ApplicationType[];
  readonly permissions: CaseRule<readonly Permission[]>;
  /** The letter it comes from (letters/). */
  readonly letter: LetterId;
  readonly instructions: Instructions;
  readonly maxFiles: number;
  readonly level: Pick<CaseRule<RequirementLevel>, "otherwise"> & {
    readonly cases?: CaseRule<RequirementLevel>["cases"];
  };
};

const letterPage = ({ owner = "main", ...page }: LetterPage): VaultPage =>
  vaultPage({
    slug: page.slug,
    rights: closedToOutsiders,
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
    name: { en: "Letter of Explanation", fr: "Lettre d’explication", noun: "f" },
    appliesTo: immigrationTypes,
    permissions: applicantAlwaysSupplies,
    letter: "letterOfExplanation",
    instructions: {
      en: "Explain in plain words anything an officer might wonder about. Take one subject at a time, with dates, and name the document that proves each point.",
      fr: "Expliquez en mots simples tout ce qui pourrait étonner un agent. Traitez un sujet à la fois, avec les dates, et nommez le document qui prouve chaque point.",
    },
    maxFiles: 5,
    level: {
      cases: [
        [
          answerNeedsExplaining,
          "Recommended",
          { en: "an officer is likely to ask about it", fr: "un agent posera sans doute la question" },
        ],
      ],
      otherwise: countsIfItFits,
    },
  }),
  letterPage({
    slug: "post-graduate-work-permit-letter",
    id: "postGraduateWorkPermitLetter",
    name: {
      en: "Post-Graduate Work Permit Letter",
      fr: "Lettre pour le permis de travail postdiplôme",
      noun: "f",
    },
    tags: ["Pgwp"],
    appliesTo: ["WorkPermit"],
    permissions: applicantSupplies,
    letter: "postGraduateWorkPermit",
    instructions: {
      en: "Explain in your own words how you meet the conditions of the permit. Name every break and every part-time session, with dates and the reason.",
      fr: "Expliquez dans vos mots comment vous remplissez les conditions du permis. Nommez chaque pause et chaque session à temps partiel, avec les dates et la raison.",
    },
    maxFiles: 2,
    level: {
      cases: [
        [
          any(tookLeave, wasNotFullTime),
          "Required",
          {
            en: "a break in the studies needs an explanation",
            fr: "une interruption des études demande une explication",
          },
        ],
      ],
      otherwise: countsIfItFits,
    },
  }),
  letterPage({
    slug: "child-document-not-applicable",
    owner: "child",
    id: "documentNotApplicable",
    name: { en: "Child Document Not Applicable", fr: "Document manquant d’un enfant", noun: "m" },
    appliesTo: allBut("JudicialReview", "IrccRequest"),
    permissions: othersSupply,
    letter: "childDocumentNotApplicable",
    instructions: {
      en: "The legal team explains here why a document does not exist for this child.",
      fr: "L’équipe juridique explique ici pourquoi un document n’existe pas pour cet enfant.",
      tells: "reader",
    },
    maxFiles: 3,
    level: { otherwise: countsIfItFits },
  }),
  letterPage({
    slug: "study-permit-legal-submission",
    id: "studyPermitLegalSubmission",
    name: { en: "Study Permit Legal Submission", fr: "Observations juridiques, permis d’études", noun: "fp" },
    appliesTo: ["Student"],
    permissions: legalTeamOnly,
    letter: "studyPermitLegalSubmission",
    instructions: {
      en: "The lawyer’s letter to the officer, with the law and the facts.",
      fr: "La lettre de l’équipe juridique à l’agent, avec le droit et les faits.",
      tells: "reader",
    },
    maxFiles: 3,
    level: { cases: [[all(isStudent, lawyerReviews), "Required"]], otherwise: writtenAtReview },
  }),
  letterPage({
    slug: "study-permit-extension-legal-submission",
    id: "studyPermitExtensionLegalSubmission",
    name: {
      en: "Study Permit Extension Letter",
      fr: "Lettre de prolongation du permis d’études",
      noun: "f",
    },
    tags: ["Spe"],
    appliesTo: ["StudentExtension", "Dli"],
    permissions: legalTeamOnly,
    letter: "studyPermitExtensionLetter",
    instructions: {
      en: "The lawyer’s letter for an extension or a change of school.",
      fr: "La lettre de l’équipe juridique pour une prolongation ou un changement d’établissement.",
      tells: "reader",
    },
    maxFiles: 3,
    level: { cases: [[all(renewsStudy, lawyerReviews), "Required"]], otherwise: writtenAtReview },
  }),
  letterPage({
    slug: "pgwp-legal-submission",
    id: "pgwpLegalSubmission",
    name: { en: "PGWP Legal Submission", fr: "Observations juridiques, PTPD", noun: "fp" },
    tags: ["Pgwp"],
    appliesTo: ["WorkPermit"],
    permissions: legalTeamOnly,
    letter: "pgwpLegalSubmission",
    instructions: {
      en: "The lawyer shows that each condition of the permit is met.",
      fr: "L’équipe juridique montre que chaque condition du permis est remplie.",
      tells: "reader",
    },
    maxFiles: 3,
    level: { cases: [[all(isPostGraduationPermit, lawyerReviews), "Required"]], otherwise: writtenAtReview },
  }),
  letterPage({
    slug: "co-op-legal-submission",
    id: "coOpLegalSubmission",
    name: { en: "Co-op Legal Submission", fr: "Observations juridiques, stage coop", noun: "fp" },
    appliesTo: ["StudentExtension", "CoOpWorkPermit"],
    permissions: legalTeamOnly,
    letter: "coOpLegalSubmission",
    instructions: {
      en: "The lawyer’s letter for a co-op work permit.",
      fr: "La lettre de l’équipe juridique pour un permis de travail coop.",
      tells: "reader",
    },
    maxFiles: 3,
    level: {
      cases: [
        [all(isCoOpPermit, lawyerReviews), "Required"],
        [isCoOpPermit, "NotApplicable", writtenAtReview[0]],
        [
          all(isStudentExtension, hasPlacement),
          "IfApplicable",
          {
            en: "you may apply for the work permit for a placement together with the extension",
            fr: "vous pouvez demander le permis de travail pour un stage en même temps que la prolongation",
          },
        ],
      ],
      otherwise: nothingCallsForIt,
    },
  }),
];
