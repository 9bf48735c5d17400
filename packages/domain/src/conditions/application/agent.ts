import { says } from "../../caseFile/rule.ts";

/** Conditions about the education agent. */

export const agentIsLinked = says(
  "agentIsLinked",
  {
    en: "an education agent is already linked to your file",
    fr: "un agent en éducation est déjà lié à votre dossier",
  },
  (the) => the.user("agentId") !== undefined,
  { en: "no education agent is linked to your file", fr: "aucun agent en éducation n’est lié à votre dossier" },
);

export const agentHelps = says(
  "agentHelps",
  { en: "an education agent helps you", fr: "un agent en éducation vous aide" },
  (the) => the.answer("hasAgent") === true,
  {
    en: "you did not say that an education agent helps you",
    fr: "vous n’avez pas dit qu’un agent en éducation vous aide",
  },
);
