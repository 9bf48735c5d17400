import { says } from "../../caseFile/rule.ts";

/** Conditions about travel. */

export const travelled = says(
  "travelled",
  { en: "you travelled", fr: "vous avez voyagé" },
  (the) => the.answer("hasTravelHistory") === true,
  { en: "your answers do not say that you travelled", fr: "vos réponses n’indiquent pas que vous avez voyagé" },
);

export const rowHasOtherPurpose = says(
  "rowHasOtherPurpose",
  { en: "the purpose is another one", fr: "le motif est autre" },
  (the) => the.field("purpose") === "other",
);
