import { immigrationTypes } from "../caseFile/application.ts";
import { isStudent } from "../conditions/application/application.ts";
import { asksForNotesOnOpenFile, asksForNotesOnRefusal } from "../conditions/authority/requests.ts";
import { isUnder17 } from "../conditions/identity/ages.ts";
import { childIs18 } from "../conditions/family/dependentVisas.ts";
import { spouseIsInCase } from "../conditions/family/family.ts";
import { isUnder17WithoutBothParents, minorPapersAreInVault } from "../conditions/family/minors.ts";
import {
  childAppliesForNothing,
  minorFrom17WithoutBothParents,
  spouseAppliesForNothing,
} from "../conditions/officialForms/officialForms.ts";
import { livesInCommonLaw } from "../conditions/family/relationships.ts";
import { partnerComesAlong, visitorLivesInCommonLaw } from "../conditions/visit/visitorVisa.ts";
import { all } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { form, notCalledFor, typesWithFamily, type Form } from "./form.ts";
import { note } from "./fields/conditions.ts";
import { formsInSpecification, notesWithConsent, studyPermitChecklist } from "./sources.ts";

const firmActs: Text = {
  en: "the law firm acts for you, and the authority requires this form for that",
  fr: "le cabinet agit en votre nom, et l’autorité exige ce formulaire pour cela",
};

const aheadOfRefusal = note("aheadOfRefusal", {
  en: "if the application is refused, your lawyer can ask for the notes without delay",
  fr: "en cas de refus, votre équipe juridique peut demander les notes sans tarder",
});

/** Forms that go with an application: who acts, who looks after a minor, who lives together. */
export const declarationForms: readonly Form[] = [
  form({
    id: "IMM5476",
    person: "main",
    appliesTo: immigrationTypes.filter((type) => type !== "VisitorVisa"),
    cases: [],
    otherwise: [firmActs, true],
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5476",
    person: "visitor",
    appliesTo: ["VisitorVisa"],
    cases: [],
    otherwise: [
      {
        en: "the law firm acts for the visitor, and the authority requires this form for that",
        fr: "le cabinet agit au nom de la personne en visite, et l’autorité exige ce formulaire pour cela",
        to: {
          visitor: {
            en: "the law firm acts for you, and the authority requires this form for that",
            fr: "le cabinet agit en votre nom, et l’autorité exige ce formulaire pour cela",
          },
        },
      },
      true,
    ],
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5476",
    person: "spouse",
    appliesTo: typesWithFamily,
    shown: spouseIsInCase,
    cases: [[spouseAppliesForNothing, false]],
    otherwise: [
      {
        en: "the law firm acts for your spouse or partner too",
        fr: "le cabinet agit aussi au nom de votre conjoint ou partenaire",
      },
      true,
    ],
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5476",
    person: "child",
    appliesTo: typesWithFamily,
    cases: [
      [childAppliesForNothing, false],
      [childIs18, true],
    ],
    otherwise: [
      { en: "a parent signs this form for the child", fr: "un parent signe ce formulaire pour l’enfant" },
      true,
    ],
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5646",
    person: "main",
    appliesTo: ["Student", "StudentExtension", "Dli"],
    cases: [
      [all(isUnder17, minorPapersAreInVault), false],
      [isUnder17WithoutBothParents, true],
      [minorFrom17WithoutBothParents, true],
    ],
    otherwise: notCalledFor,
    sources: [formsInSpecification, studyPermitChecklist],
  }),
  form({
    id: "IMM5409",
    person: "main",
    appliesTo: typesWithFamily,
    cases: [[livesInCommonLaw, true]],
    otherwise: notCalledFor,
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5409",
    person: "visitor",
    appliesTo: ["VisitorVisa"],
    cases: [[all(partnerComesAlong, visitorLivesInCommonLaw), true]],
    otherwise: notCalledFor,
    sources: [studyPermitChecklist],
  }),
  form({
    id: "IMM5744",
    person: "main",
    appliesTo: ["Student", "IrccRequest"],
    cases: [
      [asksForNotesOnRefusal, true],
      [asksForNotesOnOpenFile, true],
      [all(isStudent, aheadOfRefusal), true],
    ],
    otherwise: notCalledFor,
    sources: [notesWithConsent],
  }),
];
