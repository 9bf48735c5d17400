import {
  listsRefusal,
  studiedOrWorkedWithoutPermission,
  wasDenied,
  wasRefusedByCanada,
  wasToldOfMisrepresentation,
} from "../../conditions/background/visaViolations.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import {
  canadianRefusalDetailsPrefill,
  deniedDetailsPrefill,
  deniedPrefill,
  misrepresentationPrefill,
} from "./historyPrefills.ts";
import { group, question } from "../step.ts";
import { details, detailsAs, lengthOf } from "../../fields/checks/texts.ts";

/** Refusals and problems with a visa or a border (document 3 sections 3.1 and 4.2). */

const formAsksTheSame: Text = { en: "The form asks the same.", fr: "Le formulaire pose la même question." };
const irccChecks: Text = {
  en: "IRCC checks your history with other countries.",
  fr: "IRCC vérifie vos antécédents auprès d’autres pays.",
};

const hasStayedPastAuthorization = question({
  id: "hasStayedPastAuthorization",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you ever stayed in Canada after your visa, permit or status ended?",
    fr: "Avez-vous déjà séjourné au Canada après la fin de votre visa, permis ou statut?",
  },
  hint: { en: "Even a few days count.", fr: "Même quelques jours comptent." },
  whyWeAsk: formAsksTheSame,
  needed: "always",
});

const visaViolationWithoutAuthorization = question({
  id: "visaViolationWithoutAuthorization",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you ever studied or worked in Canada without permission?",
    fr: "Avez-vous déjà étudié ou travaillé au Canada sans autorisation?",
  },
  hint: {
    en: "Working more hours than allowed counts too.",
    fr: "Travailler plus d’heures que ce qui est permis compte aussi.",
  },
  whyWeAsk: formAsksTheSame,
  needed: "always",
});

const visaViolationWithoutAuthorizationDetails = question({
  id: "visaViolationWithoutAuthorizationDetails",
  kind: "multiline",
  person: "main",
  question: { en: "Tell us what happened", fr: "Dites-nous ce qui s’est passé" },
  hint: { en: "When, where and why. 20 to 500 characters.", fr: "Quand, où et pourquoi. De 20 à 500 caractères." },
  length: lengthOf(narrativeLength),
  needed: studiedOrWorkedWithoutPermission,
  shown: studiedOrWorkedWithoutPermission,
  checks: [details],
});

const visaViolationDenied = question({
  id: "visaViolationDenied",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you ever been refused a visa, denied entry or ordered to leave any country?",
    fr: "Vous a-t-on déjà refusé un visa ou l’entrée, ou ordonné de quitter un pays?",
  },
  hint: { en: "Any country, including Canada.", fr: "Tout pays, y compris le Canada." },
  whyWeAsk: formAsksTheSame,
  prefill: deniedPrefill,
  needed: "always",
});

const visaViolationDeniedDetails = question({
  id: "visaViolationDeniedDetails",
  kind: "multiline",
  person: "main",
  question: { en: "Tell us about the refusal", fr: "Parlez-nous du refus" },
  hint: { en: "Country, date and reason. 20 to 500 characters.", fr: "Pays, date et motif. De 20 à 500 caractères." },
  prefill: deniedDetailsPrefill,
  length: lengthOf(narrativeLength),
  needed: wasDenied,
  shown: wasDenied,
  checks: [details],
});

const visaViolationPastCanadianVisaRefusalDetails = question({
  id: "visaViolationPastCanadianVisaRefusalDetails",
  kind: "multiline",
  person: "main",
  question: { en: "Tell us about Canada’s refusal", fr: "Parlez-nous du refus du Canada" },
  hint: {
    en: "What has changed since then? 20 to 500 characters.",
    fr: "Qu’est-ce qui a changé depuis? De 20 à 500 caractères.",
  },
  whyWeAsk: { en: "Officers look for what is new.", fr: "Les agents cherchent ce qui est nouveau." },
  prefill: canadianRefusalDetailsPrefill,
  length: lengthOf(narrativeLength),
  needed: wasRefusedByCanada,
  shown: wasRefusedByCanada,
  checks: [details],
});

const visaViolationMisrepresentation = question({
  id: "visaViolationMisrepresentation",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did Canada say that you gave false information?",
    fr: "Le Canada vous a-t-il reproché une fausse déclaration?",
  },
  hint: {
    en: "The letter names misrepresentation or section 40.",
    fr: "La lettre parle de fausses déclarations ou de l’article 40.",
  },
  whyWeAsk: { en: "A ban of five years can follow.", fr: "Une interdiction de cinq ans peut suivre." },
  prefill: misrepresentationPrefill,
  needed: "always",
  shown: wasRefusedByCanada,
});

const visaViolationMisrepresentationDetails = question({
  id: "visaViolationMisrepresentationDetails",
  kind: "multiline",
  person: "main",
  question: { en: "Tell us what was said", fr: "Dites-nous ce qui a été reproché" },
  hint: { en: "20 to 500 characters.", fr: "De 20 à 500 caractères." },
  length: lengthOf(narrativeLength),
  needed: all(wasToldOfMisrepresentation, listsRefusal),
  shown: all(wasRefusedByCanada, wasToldOfMisrepresentation),
  checks: [detailsAs("misrepresentationDetails")],
});

export const visaViolations = group({
  id: "visaViolations",
  person: "main",
  question: { en: "Problems with a visa or a border", fr: "Problèmes de visa ou de frontière" },
  hint: {
    en: "Answer as it happened. Explain in your own words.",
    fr: "Répondez selon les faits. Expliquez dans vos mots.",
  },
  whyWeAsk: irccChecks,
  members: [
    hasStayedPastAuthorization,
    visaViolationWithoutAuthorization,
    visaViolationWithoutAuthorizationDetails,
    visaViolationDenied,
    visaViolationDeniedDetails,
    visaViolationPastCanadianVisaRefusalDetails,
    visaViolationMisrepresentation,
    visaViolationMisrepresentationDetails,
  ],
});
