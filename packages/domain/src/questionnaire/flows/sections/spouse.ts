import { spouseCriminalHistoryGroup } from "../../background/criminal.ts";
import {
  spouseCountriesVisited,
  spouseHasMedicalExam,
  spouseHealth,
  spouseMedical,
} from "../../health/spouseHealth.ts";
import {
  spouseCommunity,
  spouseFamilyToReturnTo,
  spouseFuturePlans,
  spouseHowWeMet,
  spouseNarrativeIntro,
  spouseReasonForAccompanying,
} from "../../family/spouseNarrative.ts";
import { spouseVisaViolationsGroup } from "../../background/spouseVisaViolations.ts";
import type { Section } from "../section.ts";

/** What the spouse or partner tells for themselves: their past, and why they come. */

export const spouseStory: Section = {
  id: "spouseStory",
  title: { en: "Your spouse or partner’s words", fr: "Dans les mots de votre conjoint ou partenaire" },
  steps: [
    spouseNarrativeIntro,
    spouseHowWeMet,
    spouseFamilyToReturnTo,
    spouseFuturePlans,
    spouseCommunity,
    spouseReasonForAccompanying,
  ],
};

export const spouseHistory: Section = {
  id: "spouseHistory",
  title: { en: "Your spouse or partner’s history", fr: "Antécédents de votre conjoint ou partenaire" },
  steps: [
    spouseCountriesVisited,
    spouseHealth,
    spouseMedical,
    spouseHasMedicalExam,
    spouseCriminalHistoryGroup,
    spouseVisaViolationsGroup,
  ],
};
