import { mailGoesElsewhere } from "../../conditions/background/addresses.ts";
import { preAssessmentComplete } from "../application/finishing.ts";
import { isSameAddress, mailingAddress, residentialAddress } from "../background/addresses.ts";
import type { BreakpointStep, CompositeStep, QuestionStep } from "../step.ts";

/** Pages that a request for a social insurance number has in its own words. Who makes it lives in Canada, so the address is asked at once. */

const { shown: _onlyInCanada, ...home } = residentialAddress;
const { shown: _onlyForHomes, ...sameAddress } = isSameAddress;

export const sinHomeAddress: CompositeStep = {
  ...home,
  whyWeAsk: {
    en: "Service Canada writes to this address unless you give another one.",
    fr: "Service Canada écrit à cette adresse, sauf si vous en donnez une autre.",
  },
};

export const sinIsSameAddress: QuestionStep = {
  ...sameAddress,
  whyWeAsk: {
    en: "The letter with your number goes to this address.",
    fr: "La lettre qui porte votre numéro est envoyée à cette adresse.",
  },
};

export const sinMailingAddress: CompositeStep = {
  ...mailingAddress,
  shown: mailGoesElsewhere,
  whyWeAsk: {
    en: "The letter with your number goes to this address.",
    fr: "La lettre qui porte votre numéro est envoyée à cette adresse.",
  },
};

export const sinRequestComplete: BreakpointStep = {
  ...preAssessmentComplete,
  hint: {
    en: "Your plan lists what to have on hand when you make the request. Service Canada charges nothing for it.",
    fr: "Votre plan présente ce qu’il faut avoir sous la main pour faire la demande. Service Canada ne demande aucuns frais.",
  },
};
