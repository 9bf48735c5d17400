import { says } from "../../caseFile/rule.ts";
import { isYounger } from "../../kernel/partialDate.ts";
import { legalAge } from "../../tables/family/ages.ts";
import { typeIsOneOf } from "../application/application.ts";
import { applicantAges, birthdayMayChangeThis } from "../identity/ages.ts";
import { isOneOf } from "../oneOf.ts";

/** Requests about a social insurance number. */

export const asksForSinService = says(
  "asksForSinService",
  {
    en: "you ask for a social insurance number service",
    fr: "vous demandez un service lié au numéro d’assurance sociale",
  },
  (the) => the.application("type") === "SinRequest" || the.answer("sinApplicationType") !== undefined,
  {
    en: "your answers do not name a social insurance number service",
    fr: "vos réponses n’indiquent pas de service lié au numéro d’assurance sociale",
  },
);

export const requestsSinByMail = says(
  "requestsSinByMail",
  { en: "you make the request by mail", fr: "vous présentez la demande par la poste" },
  // Beside another application the service is only prepared, and the request is one of its own.
  (the) => the.application("type") === "SinRequest" && the.answer("sinByMail") === true,
  {
    en: "your answers do not say that you make the request by mail",
    fr: "vos réponses n’indiquent pas que vous présentez la demande par la poste",
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

export const isSinRequest = typeIsOneOf(
  "isSinRequest",
  {
    en: "this request goes to Service Canada, and you make it yourself",
    fr: "cette demande va à Service Canada, et vous la présentez vous-même",
  },
  ["SinRequest"],
);

export const hadAnotherSin = says(
  "hadAnotherSin",
  { en: "this is not your first number", fr: "ce n’est pas votre premier numéro" },
  (the) => the.answer("isFirstSin") === false,
);

/** By the province of the home; the lowest legal age of all while that is not known. */
export const isMinorAtHome = says(
  "isMinorAtHome",
  { en: "you are under the legal age", fr: "vous n’avez pas l’âge de la majorité" },
  (the) => {
    const [own, ages] = [applicantAges(the), the.row(legalAge)];
    if (own === undefined || !ages.found) return undefined;
    const province = the.answer("residentialAddress")?.province;
    const known = Object.entries(ages.row.value).find(([code]) => code === province)?.[1];
    const isMinor = isYounger(own, known ?? Math.min(...Object.values(ages.row.value)));
    if (isMinor === undefined) birthdayMayChangeThis(the);
    return isMinor;
  },
  {
    known: { en: "you are of legal age", fr: "vous avez l’âge de la majorité" },
    unknown: {
      en: "your answers do not show that you are under the legal age",
      fr: "vos réponses n’indiquent pas que vous êtes sous l’âge de la majorité",
    },
  },
);
