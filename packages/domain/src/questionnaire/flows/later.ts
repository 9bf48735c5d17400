import type { ApplicationType } from "../../caseFile/application.ts";
import type { Text } from "../../kernel/text.ts";
import { biometricsContradictionCheck, biometricsGroup } from "../biometrics/biometrics.ts";
import { accompanyingChildren, hasAccompanyingChild, numberOfChildren } from "../family/children.ts";
import { accompanyingSpouse, familyBreakpoint, maritalStatusGroup } from "../family/family.ts";
import { reviewAnswers, welcome } from "../application/finishing.ts";
import { birthday, passportCountries } from "../identity/identity.ts";
import { country } from "../background/residence.ts";
import { provincesOfInterestGroup } from "../expressEntry/provinceOfInterest.ts";
import { historyBreakpoint, neverAppliedConfirmation, previousVisaApplications } from "../background/visaHistory.ts";
import { inWordsFor } from "../ownWords.ts";
import { vvIsHosting, vvVisitorArrivalDate } from "../visit/visit.ts";
import type { Section } from "./section.ts";

/**
 * The flows that are not built whole yet: only the first subjects are asked about. All of their steps, in order:
 * docs/facts/flows.md section 1.
 */

const start: Section = { id: "start", title: { en: "Getting started", fr: "Pour commencer" }, steps: [welcome] };
const where: Section = {
  id: "where",
  title: { en: "Where you are", fr: "Où vous êtes" },
  steps: [country, passportCountries],
};
const you: Section = { id: "you", title: { en: "About you", fr: "À propos de vous" }, steps: [birthday] };

const family: Section = {
  id: "family",
  title: { en: "Your family", fr: "Votre famille" },
  steps: [
    familyBreakpoint,
    maritalStatusGroup,
    accompanyingSpouse,
    hasAccompanyingChild,
    numberOfChildren,
    accompanyingChildren,
  ],
};

const familyAlone: Section = { ...family, steps: [familyBreakpoint, maritalStatusGroup] };

const historyTitle: Text = { en: "Your history", fr: "Vos antécédents" };

const history: Section = {
  id: "history",
  title: historyTitle,
  steps: [
    historyBreakpoint,
    previousVisaApplications,
    neverAppliedConfirmation,
    biometricsGroup,
    biometricsContradictionCheck,
  ],
};

const historyWithoutBiometrics: Section = {
  id: "history",
  title: historyTitle,
  steps: [historyBreakpoint, previousVisaApplications, neverAppliedConfirmation],
};

const finish: Section = {
  id: "finish",
  title: { en: "Check and finish", fr: "Vérifier et terminer" },
  steps: [reviewAnswers],
};

const familyFlow = [start, where, you, family, history, finish];
const aloneFlow = [start, where, you, familyAlone, history, finish];
const familyMembersFlow = [start, where, you, family, { ...history, steps: [historyBreakpoint] }, finish];

/** The types whose flows are built whole are in files of their own. */
type BuiltWhole = "Student" | "StudentExtension" | "Dli" | "StandaloneFamily" | "SpeFamily";

export const laterFlows: Record<Exclude<ApplicationType, BuiltWhole>, readonly Section[]> = {
  WorkPermit: familyFlow,
  WorkPermitExtension: familyFlow,
  CoOpWorkPermit: familyFlow,
  ExpressEntryIta: familyFlow,
  Lmia: familyFlow,
  C10: familyFlow,
  ClosedWorkPermit: familyFlow,
  PgwpFamily: familyMembersFlow,
  // The age limit of the programme comes first, so the birthday does.
  Iec: [start, you, where, familyAlone, history, finish],
  Bowp: aloneFlow,
  TrvSpe: aloneFlow,
  TrvPgwp: aloneFlow,
  ExpressEntry: [
    start,
    where,
    you,
    family,
    {
      id: "provinces",
      title: { en: "Provinces of interest", fr: "Provinces qui vous intéressent" },
      steps: [provincesOfInterestGroup],
    },
    historyWithoutBiometrics,
    finish,
  ],
  VisitorVisa: [
    start,
    {
      id: "visitor",
      title: { en: "The visitor", fr: "Le visiteur" },
      // Whoever prepares the visit of somebody else is asked whether they are the host themselves.
      steps: [country, birthday, inWordsFor("host", vvIsHosting), vvVisitorArrivalDate],
    },
    historyWithoutBiometrics,
    finish,
  ],
  JudicialReview: [
    start,
    where,
    you,
    { ...historyWithoutBiometrics, steps: [historyBreakpoint, previousVisaApplications] },
    finish,
  ],
  IrccRequest: [start, where, you, { id: "history", title: historyTitle, steps: [biometricsGroup] }, finish],
};
