import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import { isCoOpPermit, isPostGraduationPermit, isStudentExtension } from "../../conditions/application/application.ts";
import { hasPlacement } from "../../conditions/studies/coOp.ts";
import {
  coOpPermitFromInside,
  placementBesideExtension,
  spousePlacementFromInside,
} from "../../conditions/officialForms/officialForms.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all, any } from "../../kernel/condition.ts";
import { officialForms } from "../files/fileTypes.ts";
import type { Slot, VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { ourDecision } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { mayNotBeNeeded } from "./coOp.ts";

/** The work permit for a placement: the permit itself, and the form that asks for it from inside Canada. */

/** Words that several places of this file say. */
const text = {
  insideCanada: {
    en: "Co-op Work Permit from Inside Canada",
    fr: "Permis de travail coop demandé au Canada",
    noun: "m",
  },
  askedFromHere: {
    en: "a person in Canada asks for the permit on this form",
    fr: "une personne qui se trouve au Canada demande le permis avec ce formulaire",
  },
} satisfies Record<string, Text | Noun>;

const permit: VaultPage = suppliedPage("main", {
  slug: "co-op-work-permit",
  rights: closedToOutsiders,
  name: { en: "Co-op Work Permit", fr: "Permis de travail coop", noun: "m" },
  category: "Visa",
  tags: [],
  phase: "afterDecision",
  appliesTo: ["StudentExtension", "WorkPermit", "CoOpWorkPermit"],
  info: mayNotBeNeeded,
  slots: [
    parsedDocument("main", {
      id: "coOpWorkPermit",
      name: { en: "Co-op work permit", fr: "Permis de travail coop", noun: "m" },
      documentTypes: ["WorkPermit"],
      level: {
        cases: [
          [all(isCoOpPermit, wasApproved), "Required"],
          [
            all(any(isStudentExtension, isPostGraduationPermit), hasPlacement),
            "IfApplicable",
            {
              en: "the permit counts if one was issued to you",
              fr: "le permis compte s’il vous en a été délivré un",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not show a co-op work permit",
            fr: "vos réponses n’indiquent pas de permis de travail coop",
          },
          "NotApplicable",
        ],
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
      instructions: {
        en: "Upload both sides of the co-op work permit. Check that the name is spelled as in your passport and that the dates cover the whole placement, and tell your lawyer right away if they do not.",
        fr: "Téléversez les deux côtés du permis de travail coop. Vérifiez que le nom est écrit comme dans votre passeport et que les dates couvrent tout le stage, sinon dites-le tout de suite à votre équipe juridique.",
      },
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
    name: {
      en: "Application for a co-op work permit (IMM 5710)",
      fr: "Demande de permis de travail coop (IMM 5710)",
      noun: "f",
    },
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
  rights: closedToOutsiders,
  name: text.insideCanada,
  category: "Visa",
  tags: [],
  appliesTo: ["StudentExtension", "CoOpWorkPermit"],
  info: mayNotBeNeeded,
  lawyerCanGenerate: {},
  slots: [
    formSlot("main", {
      level: {
        cases: [
          [coOpPermitFromInside, "Required", text.askedFromHere],
          [
            placementBesideExtension,
            "Recommended",
            {
              en: "you apply for this permit, if you need it, together with the extension",
              fr: "vous demandez ce permis, s’il vous le faut, avec la prolongation",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not show a placement for which you ask from inside Canada",
            fr: "vos réponses n’indiquent pas de stage pour lequel vous faites une demande depuis le Canada",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "This is the form for asking for the co-op work permit from inside Canada. Upload the validated PDF, not a scan: the page with the barcodes shows that it is complete. The school’s letter about the placement goes with it.",
        fr: "Voici le formulaire pour demander le permis de travail coop depuis le Canada. Téléversez le PDF validé et non une numérisation : la page des codes à barres montre qu’il est complet. La lettre de l’établissement sur le stage l’accompagne.",
      },
    }),
  ],
});

const spouseInsideCanada: VaultPage = suppliedPage("spouse", {
  slug: "spouse-co-op-work-permit-from-inside-canada",
  rights: closedToOutsiders,
  name: text.insideCanada,
  category: "Visa",
  tags: [],
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  info: mayNotBeNeeded,
  lawyerCanGenerate: {},
  slots: [
    formSlot("spouse", {
      level: {
        cases: [[spousePlacementFromInside, "Required", text.askedFromHere]],
        otherwise: [
          {
            en: "your answers do not show a spouse or partner in Canada whose studies have a placement",
            fr: "vos réponses n’indiquent pas de conjoint ou partenaire au Canada dont les études comprennent un stage",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "This form asks for the co-op work permit of your spouse or partner from inside Canada. Upload the validated PDF, not a scan. The letter from their school about the placement goes with it.",
        fr: "Ce formulaire sert à demander depuis le Canada le permis de travail coop de votre conjoint ou partenaire. Téléversez le PDF validé et non une numérisation. La lettre de son établissement sur le stage l’accompagne.",
      },
    }),
  ],
});

export const coOpWorkPermitPages: readonly VaultPage[] = [permit, insideCanada, spouseInsideCanada];
