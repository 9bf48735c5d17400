import type { CaseRule } from "../caseFile/rule.ts";
import { isCoOpPermit } from "../conditions/application/application.ts";
import { hasPlacement } from "../conditions/studies/coOp.ts";
import {
  levelOfPlacementNotAnswered,
  newSchoolNeedsPermit,
  newSchoolNotAnswered,
  placementDoesNotFit,
  placementNeedsOwnPermit,
  placementNotAnswered,
} from "../conditions/studies/placementPermit.ts";
import { goesToNewSchool } from "../conditions/studies/studyExtension.ts";
import { all, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { productSpecification } from "../tables/sources.ts";

/** Whether a placement or a new school needs a permit of its own (docs/facts/programmes.md section 13). */

export type PlacementResult = "OwnPermit" | "WithStudyPermit" | "NotPossible";

export const placementRule: CaseRule<PlacementResult | null> = {
  id: "eligibility.placement",
  cases: [
    [all(not(isCoOpPermit), not(hasPlacement)), null],
    [placementNotAnswered, null],
    [not(hasPlacement), "NotPossible"],
    [placementDoesNotFit, "NotPossible"],
    [levelOfPlacementNotAnswered, null],
    [placementNeedsOwnPermit, "OwnPermit"],
  ],
  otherwise: [
    {
      en: "since April 1, 2026, the study permit covers a required placement after secondary school; that was read on secondary pages",
      fr: "depuis le 1er avril 2026, le permis d’études couvre un stage obligatoire après le secondaire; cela a été lu sur des pages secondaires",
    },
    "WithStudyPermit",
  ],
  sources: [productSpecification("document 3 section 5.3")],
};

export const placementMessages: Readonly<Record<PlacementResult, Text>> = {
  OwnPermit: {
    en: "Your placement needs a work permit of its own beside the study permit.",
    fr: "Votre stage exige un permis de travail distinct, en plus du permis d’études.",
  },
  WithStudyPermit: {
    en: "By what we read, your study permit covers this placement, and IRCC gives no co-op work permit for it. Your study permit must allow work on campus. Ask your legal team before you apply for a work permit.",
    fr: "Selon ce que nous avons lu, votre permis d’études couvre ce stage, et IRCC ne délivre pas de permis de travail coop pour celui-ci. Votre permis d’études doit permettre le travail sur le campus. Parlez à votre équipe juridique avant de demander un permis de travail.",
  },
  NotPossible: {
    en: "According to your answers, this placement gets no co-op work permit. Check the answers about the placement.",
    fr: "Selon vos réponses, ce stage ne donne pas droit au permis de travail coop. Vérifiez les réponses au sujet du stage.",
  },
};

export type NewSchoolResult = "NewPermit" | "PermitStays";

export const newSchoolRule: CaseRule<NewSchoolResult | null> = {
  id: "eligibility.newSchool",
  cases: [
    [newSchoolNotAnswered, null],
    [not(goesToNewSchool), null],
    [newSchoolNeedsPermit, "NewPermit"],
  ],
  otherwise: [
    {
      en: "on this day a change of school needed no new permit",
      fr: "à cette date, un changement d’établissement n’exigeait pas de nouveau permis",
    },
    "PermitStays",
  ],
};

export const newSchoolMessages: Readonly<Record<NewSchoolResult, Text>> = {
  NewPermit: {
    en: "A new school needs a new study permit. Do not begin there before you have it, unless your legal team says that you may.",
    fr: "Un nouvel établissement exige un nouveau permis d’études. N’y commencez pas avant de l’avoir, sauf si votre équipe juridique dit que vous le pouvez.",
  },
  PermitStays: {
    en: "You keep your study permit. Tell IRCC of the new school in your account.",
    fr: "Vous gardez votre permis d’études. Indiquez le nouvel établissement à IRCC dans votre compte.",
  },
};
