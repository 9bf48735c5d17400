import { says } from "../../caseFile/rule.ts";

/** Conditions about a work placement that belongs to the program. */

export const hasPlacement = says(
  "hasPlacement",
  { en: "your program has a work placement", fr: "votre programme comprend un stage" },
  (the) => the.answer("coOp") === true,
  { en: "your answers do not show a work placement", fr: "vos réponses n’indiquent pas de stage" },
);
