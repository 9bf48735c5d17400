import {
  isMadeInsideCanada,
  isVisitorVisa,
  isYouthMobility,
  restsOnLabourMarketAssessment,
} from "../conditions/application/application.ts";
import { hasCriminalHistory, servedInMilitary } from "../conditions/background/history.ts";
import { changesWorkConditions } from "../conditions/application/reasonsForContact.ts";
import { choseBorder, mayApplyAtBorder } from "../conditions/status/border.ts";
import {
  childAsksToStudy,
  childAsksToVisit,
  childRenewsStudies,
  spouseAsksToStudy,
  spouseRenewsStudies,
} from "../conditions/family/dependentVisas.ts";
import { spouseIsInCase } from "../conditions/family/family.ts";
import { isInCanada } from "../conditions/status/insideCanada.ts";
import {
  childStudiesFromInside,
  childVisitsFromInside,
  coOpPermitFromInside,
  placementBesideExtension,
  spousePlacementFromInside,
  spouseVisitsFromAbroad,
  spouseVisitsFromInside,
  spouseWorksFromAbroad,
  spouseWorksFromInside,
} from "../conditions/officialForms/officialForms.ts";
import { spouseLivesInCanada } from "../conditions/family/spouse.ts";
import { partnerComesAlong } from "../conditions/visit/visitorVisa.ts";
import { all } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { note } from "./fields/conditions.ts";
import { form, notCalledFor, typesWithFamily, type Form } from "./form.ts";
import {
  formsInSpecification,
  studentExtensionGuide,
  studyPermitChecklist,
  visitorChecklists,
  workPermitChecklists,
} from "./sources.ts";

const spouse = { person: "spouse", appliesTo: typesWithFamily, shown: spouseIsInCase } as const;
const child = { person: "child", appliesTo: typesWithFamily } as const;

const laterForTheWorker = note("laterForTheWorker", {
  en: "the permit is applied for after the assessment",
  fr: "la demande de permis suit cette étude",
});
const filledInOnline = note("filledInOnline", {
  en: "that application is filled in online",
  fr: "cette demande se remplit en ligne",
});
const asVisitorRecord = note("asVisitorRecord", {
  en: "to stay in Canada you need a visitor record, and a visa only lets you travel and come back",
  fr: "pour rester au Canada il faut une fiche de visiteur, et un visa sert seulement à voyager et à revenir",
});

const noPlacementFromHere: readonly [Text, false] = [
  {
    en: "no work permit for a placement is requested from inside Canada",
    fr: "aucun permis de travail pour un stage n’est demandé depuis le Canada",
  },
  false,
];

/** The application forms themselves: one per person, by what is asked for and from where. */
export const permitForms: readonly Form[] = [
  form({
    id: "IMM1294",
    person: "main",
    appliesTo: ["Student"],
    cases: [[all(choseBorder, mayApplyAtBorder), false]],
    otherwise: [
      { en: "you are applying for a first study permit", fr: "vous demandez un premier permis d’études" },
      true,
    ],
    sources: [formsInSpecification, studyPermitChecklist],
  }),
  form({
    id: "IMM1294",
    ...spouse,
    cases: [
      [all(spouseAsksToStudy, spouseLivesInCanada), false],
      [spouseAsksToStudy, true],
    ],
    otherwise: notCalledFor,
    sources: [formsInSpecification, studyPermitChecklist],
  }),
  form({
    id: "IMM1294",
    ...child,
    cases: [
      [childStudiesFromInside, false],
      [childAsksToStudy, true],
    ],
    otherwise: notCalledFor,
    sources: [formsInSpecification, studyPermitChecklist],
  }),
  form({
    id: "IMM5709",
    person: "main",
    appliesTo: ["StudentExtension", "Dli"],
    cases: [],
    otherwise: [
      {
        en: "you already study in Canada and are renewing or changing your permit",
        fr: "vous étudiez déjà au Canada et renouvelez ou modifiez votre permis",
      },
      true,
    ],
    sources: [studentExtensionGuide],
  }),
  form({
    id: "IMM5709",
    ...spouse,
    cases: [
      [spouseRenewsStudies, true],
      [all(spouseAsksToStudy, spouseLivesInCanada), true],
    ],
    otherwise: notCalledFor,
    sources: [studentExtensionGuide],
  }),
  form({
    id: "IMM5709",
    ...child,
    cases: [
      [childRenewsStudies, true],
      [childStudiesFromInside, true],
    ],
    otherwise: notCalledFor,
    sources: [studentExtensionGuide],
  }),
  form({
    id: "IMM1295",
    person: "main",
    appliesTo: ["Lmia", "C10", "ClosedWorkPermit", "Iec"],
    cases: [
      [all(restsOnLabourMarketAssessment, laterForTheWorker), false],
      [all(isYouthMobility, filledInOnline), false],
      [isInCanada, false],
    ],
    otherwise: [
      {
        en: "people apply for this work permit from outside Canada",
        fr: "ce permis de travail se demande de l’extérieur du Canada",
      },
      true,
    ],
    sources: [workPermitChecklists],
  }),
  form({
    id: "IMM1295",
    ...spouse,
    cases: [[spouseWorksFromAbroad, true]],
    otherwise: notCalledFor,
    sources: [workPermitChecklists],
  }),
  form({
    id: "IMM5710",
    person: "main",
    appliesTo: ["WorkPermit", "WorkPermitExtension", "Bowp", "C10", "ClosedWorkPermit"],
    cases: [
      [isMadeInsideCanada, true],
      [isInCanada, true],
    ],
    otherwise: [
      {
        en: "your answers do not show that you are in Canada",
        fr: "vos réponses n’indiquent pas que vous êtes au Canada",
      },
      false,
    ],
    sources: [workPermitChecklists],
  }),
  // The work permit for a placement that belongs to a program.
  form({
    id: "IMM5710",
    person: "main",
    appliesTo: ["CoOpWorkPermit"],
    cases: [[coOpPermitFromInside, true]],
    otherwise: noPlacementFromHere,
    sources: [workPermitChecklists],
  }),
  form({
    id: "IMM5710",
    person: "main",
    appliesTo: ["StudentExtension"],
    cases: [[placementBesideExtension, true]],
    otherwise: noPlacementFromHere,
    sources: [workPermitChecklists],
  }),
  form({
    id: "IMM5710",
    ...spouse,
    cases: [
      [spouseWorksFromInside, true],
      [spousePlacementFromInside, true],
    ],
    otherwise: notCalledFor,
    sources: [workPermitChecklists],
  }),
  form({
    id: "IMM5257",
    person: "main",
    appliesTo: ["TrvSpe", "TrvPgwp"],
    cases: [],
    otherwise: [
      { en: "you are renewing your visa from inside Canada", fr: "vous renouvelez votre visa depuis le Canada" },
      true,
    ],
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM5257",
    person: "visitor",
    appliesTo: ["VisitorVisa"],
    cases: [],
    otherwise: [{ en: "a visitor visa is requested", fr: "un visa de visiteur est demandé" }, true],
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM5257",
    ...spouse,
    appliesTo: typesWithFamily.filter((type) => type !== "VisitorVisa"),
    cases: [[spouseVisitsFromAbroad, true]],
    otherwise: notCalledFor,
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM5257",
    person: "spouse",
    appliesTo: ["VisitorVisa"],
    shown: partnerComesAlong,
    cases: [],
    otherwise: [
      {
        en: "each person who travels has a form of their own",
        fr: "chaque personne qui voyage a son propre formulaire",
      },
      true,
    ],
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM5257",
    ...child,
    cases: [
      [all(childVisitsFromInside, asVisitorRecord), false],
      [childAsksToVisit, true],
    ],
    otherwise: notCalledFor,
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM5257B",
    person: "main",
    appliesTo: ["VisitorVisa", "TrvSpe", "TrvPgwp"],
    cases: [
      [all(isVisitorVisa, hasCriminalHistory), true],
      [servedInMilitary, true],
    ],
    otherwise: [
      {
        en: "your answers do not show what this schedule is about",
        fr: "vos réponses n’indiquent rien de ce que vise cette annexe",
      },
      false,
    ],
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM5708",
    ...spouse,
    appliesTo: typesWithFamily.filter((type) => type !== "VisitorVisa"),
    cases: [[spouseVisitsFromInside, true]],
    otherwise: notCalledFor,
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM5708",
    ...child,
    cases: [[childVisitsFromInside, true]],
    otherwise: notCalledFor,
    sources: [visitorChecklists],
  }),
  form({
    id: "IMM1436",
    person: "main",
    appliesTo: ["IrccRequest"],
    cases: [[changesWorkConditions, true]],
    otherwise: notCalledFor,
    sources: [formsInSpecification],
  }),
];
