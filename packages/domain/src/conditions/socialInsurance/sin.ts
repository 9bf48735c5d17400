import { says } from "../../caseFile/rule.ts";
import { isOneOf } from "../oneOf.ts";

/** Requests about a social insurance number. */

export const asksForSinService = says(
  "asksForSinService",
  {
    en: "you ask for a social insurance number service",
    fr: "vous demandez un service lié au numéro d’assurance sociale",
  },
  (the) => the.answer("sinApplicationType") !== undefined,
  {
    en: "your answers do not name a social insurance number service",
    fr: "vos réponses n’indiquent pas de service lié au numéro d’assurance sociale",
  },
);

export const changesSinName = says(
  "changesSinName",
  { en: "you change or correct the name on your record", fr: "vous changez ou corrigez le nom à votre dossier" },
  (the) => isOneOf(the.answer("sinApplicationType"), ["changeName", "correctRecord"]),
);

export const hadSinBefore = says(
  "hadSinBefore",
  { en: "you had a number before", fr: "vous avez déjà eu un numéro" },
  (the) => the.answer("isFirstSin") === false || the.answer("pastSin") !== undefined,
);

export const sinStatusChanged = says(
  "sinStatusChanged",
  { en: "your status or its expiry date changed", fr: "votre statut ou sa date d’expiration a changé" },
  (the) => isOneOf(the.answer("sinApplicationType"), ["changeStatus", "updateExpiry"]),
);
