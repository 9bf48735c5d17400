import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { all, any } from "../../kernel/condition.ts";
import { isStudent } from "../application/application.ts";
import { holdsUsPassport } from "../background/visaHistory.ts";

/** Conditions about an application that is made on arrival, at the border. */

export const choseBorder = says(
  "choseBorder",
  { en: "you chose to apply at the border", fr: "vous avez choisi de faire la demande à la frontière" },
  (the) => the.answer("usCitizenVisaApplicationMethod") === "APPLY_AT_BORDER",
);

/** Immigration and Refugee Protection Regulations, section 214. */
export const livesNextDoor = says(
  "livesNextDoor",
  {
    en: "you are a permanent resident of the United States, or live in Greenland or Saint Pierre and Miquelon",
    fr: "vous avez la résidence permanente des États-Unis, ou vous habitez au Groenland ou à Saint-Pierre-et-Miquelon",
  },
  (the) => the.answer("country") === "GL" || the.answer("country") === "PM" || the.answer("usPr") === true,
  {
    en: "your answers show neither permanent residence of the United States nor a home in Greenland or Saint Pierre and Miquelon",
    fr: "vos réponses n’indiquent ni résidence permanente des États-Unis ni domicile au Groenland ou à Saint-Pierre-et-Miquelon",
  },
);

/** Who may ask for a study permit on arrival (ADR 0096). */
export const mayApplyAtBorder = any(holdsUsPassport, livesNextDoor);

/** A first study permit asked for on arrival, by somebody who may: no online form, and the fees are paid there. */
export const appliesOnArrival: CaseCondition = {
  ...all(isStudent, choseBorder, mayApplyAtBorder),
  id: "appliesOnArrival",
};
