import { immigrationTypes } from "../caseFile/application.ts";
import {
  isExpressEntry,
  isMadeInsideCanada,
  isStudent,
  restsOnLabourMarketAssessment,
} from "../conditions/application/application.ts";
import { childIs18, spouseAsksToStudy } from "../conditions/family/dependentVisas.ts";
import { spouseIsInCase } from "../conditions/family/family.ts";
import { checklistNames5707, hasNoFamilyForm } from "../conditions/officialForms/familyForms.ts";
import {
  adultChildStudiesFromAbroad,
  childAppliesForNothing,
  minorComesWithParent,
  spouseAppliesForNothing,
} from "../conditions/officialForms/officialForms.ts";
import { spouseLivesInCanada } from "../conditions/family/spouse.ts";
import { all, not } from "../kernel/condition.ts";
import { note } from "./fields/conditions.ts";
import { form, notCalledFor, typesWithFamily, type Form } from "./form.ts";
import { familyFormInSpecification, studyPermitChecklist } from "./sources.ts";

const familyQuestionsAreOnline = note("familyQuestionsAreOnline", {
  en: "Express Entry asks for the family online",
  fr: "Entrée express demande la famille en ligne",
});

/**
 * The family information form exists twice (tables/officialForms/familyForms.ts), and one is enough. Where the checklist of the
 * authority names IMM 5707, that one is asked for; IMM 5645, which the specification names, stays in reach for whoever’s own
 * checklist names it. What is written in one is offered in the other.
 */

const familyIsToldOnline = all(isExpressEntry, familyQuestionsAreOnline);

const workersAreAskedLater = note("workersAreAskedLater", {
  en: "the worker gives the family information later",
  fr: "la personne employée donne les renseignements sur la famille plus tard",
});

const workerTellsLater = all(restsOnLabourMarketAssessment, workersAreAskedLater);

const officersMayAsk = note("officersMayAsk", {
  en: "the checklists for applications in Canada do not name this form, and officers often ask for it",
  fr: "les listes pour les demandes au Canada ne nomment pas ce formulaire, et les agents le demandent souvent",
});

const officersOftenAsk = all(isMadeInsideCanada, officersMayAsk);

const eitherFormIsTaken = note("eitherFormIsTaken", {
  en: "one of the two family forms is enough: fill in this one only if your own checklist names it",
  fr: "un des deux formulaires sur la famille suffit\u00A0: remplissez celui-ci seulement si votre propre liste le nomme",
});

const otherFormServes = all(isStudent, checklistNames5707, eitherFormIsTaken);

const otherFormServesSpouse = all(spouseAsksToStudy, checklistNames5707, eitherFormIsTaken);

/** Document 3 section 6. */
const withFamilyForm = typesWithFamily.filter((type) => type !== "Iec");

const both = [familyFormInSpecification, studyPermitChecklist];

export const familyForms: readonly Form[] = [
  form({
    id: "IMM5645",
    person: "main",
    appliesTo: immigrationTypes.filter((type) => type !== "IrccRequest" && type !== "VisitorVisa"),
    cases: [
      [hasNoFamilyForm, false],
      [minorComesWithParent, false],
      [familyIsToldOnline, false],
      [workerTellsLater, false],
      [otherFormServes, false],
      [officersOftenAsk, true],
    ],
    otherwise: [
      { en: "the application needs the family form", fr: "la demande exige le formulaire sur la famille" },
      true,
    ],
    sources: both,
  }),
  form({
    id: "IMM5645",
    person: "visitor",
    appliesTo: ["VisitorVisa"],
    cases: [],
    otherwise: [
      {
        en: "a visitor visa application needs the family form",
        fr: "une demande de visa de visiteur exige le formulaire sur la famille",
      },
      true,
    ],
    sources: [familyFormInSpecification],
  }),
  form({
    id: "IMM5645",
    person: "spouse",
    appliesTo: typesWithFamily,
    shown: spouseIsInCase,
    cases: [
      [hasNoFamilyForm, false],
      [familyIsToldOnline, false],
      [spouseAppliesForNothing, false],
      [all(spouseAsksToStudy, spouseLivesInCanada), true],
      [otherFormServesSpouse, false],
    ],
    otherwise: [
      {
        en: "your spouse or partner has an application of their own",
        fr: "votre conjoint ou partenaire fait sa propre demande",
      },
      true,
    ],
    sources: both,
  }),
  form({
    id: "IMM5645",
    person: "child",
    appliesTo: typesWithFamily,
    cases: [
      [hasNoFamilyForm, false],
      [childIs18, false],
      [childAppliesForNothing, false],
    ],
    otherwise: [
      {
        en: "some visa offices ask for this form for each child under 18",
        fr: "certains bureaux des visas demandent ce formulaire pour chaque enfant de moins de 18 ans",
      },
      true,
    ],
    sources: both,
  }),
  form({
    id: "IMM5707",
    person: "main",
    appliesTo: ["Student"],
    cases: [
      [not(checklistNames5707), false],
      [minorComesWithParent, false],
    ],
    otherwise: [
      {
        en: "the checklist IMM 5483 names this family form, and IMM 5645 is right if your own checklist names that one",
        fr: "la liste IMM 5483 nomme ce formulaire sur la famille, et l’IMM 5645 convient si votre propre liste nomme ce dernier",
      },
      true,
    ],
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5707",
    person: "spouse",
    appliesTo: withFamilyForm,
    shown: spouseIsInCase,
    cases: [
      [not(checklistNames5707), false],
      [all(spouseAsksToStudy, spouseLivesInCanada), false],
      [spouseAsksToStudy, true],
    ],
    otherwise: notCalledFor,
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5707",
    person: "child",
    appliesTo: withFamilyForm,
    cases: [
      [not(checklistNames5707), false],
      // Of a minor the checklist asks it only who travels alone.
      [adultChildStudiesFromAbroad, true],
    ],
    otherwise: notCalledFor,
    sources: [studyPermitChecklist],
  }),
];
