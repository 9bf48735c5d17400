import { wasRefusedBefore } from "../../../conditions/background/history.ts";
import { hasPlacement } from "../../../conditions/studies/coOp.ts";
import { refusalLines } from "../../facts/refusals.ts";
import { atTheSchool, theProgram } from "../../facts/studies.ts";
import { letterContent } from "../../define.ts";
import { holds } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { statementWords } from "./answers.ts";
import { gap, section, words } from "./section.ts";
import { conclusion } from "./conclusion.ts";
import { family } from "./family.ts";
import { finances } from "./finances.ts";
import { introduction } from "./introduction.ts";

/** The statement of purpose: twelve sections of document 3 section 3.7, in their order. */

export const statementOfPurpose = letterContent({
  id: "studyPlan",
  person: "main",
  frame: "letter",
  writes: "applicant",
  confirms: "applicant",
  generates: ["lawyer"],
  waiting: {
    en: "Your lawyer is completing the draft for your review. You will be notified when it is ready.",
    fr: "Votre équipe juridique prépare le projet que vous pourrez vérifier. Vous recevrez un avis quand il sera prêt.",
  },
  subject: sentence(
    {
      en: "Statement of purpose for {program} {atSchool}",
      fr: "Lettre de motivation pour {program} {atSchool}",
    },
    { program: theProgram, atSchool: atTheSchool },
    { gap: gap("The program and the school", "Le programme et l’établissement", "answers.programName") },
  ),
  words: { least: 900, most: 1400, tooMany: 1600 },
  sections: [
    introduction,
    section({
      id: "myPlan",
      title: { en: "My Plan", fr: "Mon projet" },
      fields: ["studyPlanCareerPlan", "studySpecificCompanies", "studyPlanCareerGoal"],
      lines: words("studyPlanCareerPlan", "studySpecificCompanies", "studyPlanCareerGoal"),
    }),
    section({
      id: "myObjectives",
      title: { en: "My Objectives", fr: "Mes objectifs" },
      fields: [
        "studyPlanProgramChoice",
        "studyPlanProgramSkills",
        "studyPlanSkillsToGoals",
        "studyPlanCoopDetails",
        "studyPlanSkillGaps",
        "studyPlanWhyNow",
      ],
      lines: [
        ...words("studyPlanProgramChoice", "studyPlanProgramSkills", "studyPlanSkillsToGoals"),
        sentence(
          { en: "My program includes a work placement.", fr: "Mon programme comprend un stage." },
          {},
          { when: holds(hasPlacement) },
        ),
        ...words("studyPlanCoopDetails", "studyPlanSkillGaps", "studyPlanWhyNow"),
      ],
    }),
    section({
      id: "interestInField",
      title: { en: "My interest in the field", fr: "Mon intérêt pour le domaine" },
      fields: [
        "studyPlanPassionBeginning",
        "studyPlanPastExperience",
        "studyPlanPersonalDevelopment",
        "studyPlanExternalDevelopment",
      ],
      lines: words(
        "studyPlanPassionBeginning",
        "studyPlanPastExperience",
        "studyPlanPersonalDevelopment",
        "studyPlanExternalDevelopment",
      ),
    }),
    section({
      id: "inspirations",
      title: { en: "My inspirations in the field", fr: "Mes sources d’inspiration" },
      fields: ["studyPlanInspo", "studyPlanLogic", "studyPlanCareerChange", "studyPlanCompanyAdvancement"],
      lines: words("studyPlanInspo", "studyPlanLogic", "studyPlanCareerChange", "studyPlanCompanyAdvancement"),
    }),
    section({
      id: "whyCanadianProgram",
      title: { en: "Why I Chose this Canadian Study Program", fr: "Pourquoi ce programme canadien" },
      fields: [
        "studyPlanWhyNotHome",
        "studyPlanHomeStudyPrograms",
        "studyPlanWhyCanada",
        "studyPlanCanadianStudyPrograms",
      ],
      lines: words(
        "studyPlanWhyNotHome",
        "studyPlanHomeStudyPrograms",
        "studyPlanWhyCanada",
        "studyPlanCanadianStudyPrograms",
      ),
    }),
    ...family,
    section({
      id: "opportunities",
      title: {
        en: "Opportunities Upon Completing my Canadian Study Program",
        fr: "Perspectives après mes études au Canada",
      },
      fields: [
        "studyPlanNewOpportunities",
        "studyPlanBringingPride",
        "studyPlanDifferingReturnCountry",
        "studyPlanSectorDescription",
        "studyPlanSectorImpact",
      ],
      lines: words(
        "studyPlanNewOpportunities",
        "studyPlanSectorDescription",
        "studyPlanSectorImpact",
        "studyPlanBringingPride",
        "studyPlanDifferingReturnCountry",
      ),
    }),
    section({
      id: "pastRefusals",
      title: { en: "Past Refusals", fr: "Refus antérieurs" },
      shown: holds(wasRefusedBefore),
      fields: ["studyPlanRefusal"],
      lines: [{ each: refusalLines }, statementWords("studyPlanRefusal", { startsParagraph: true })],
    }),
    conclusion,
    finances,
  ],
});
