import { says } from "../../caseFile/rule.ts";

/** Conditions about refusals and problems with a visa or a border. */

export const studiedOrWorkedWithoutPermission = says(
  "studiedOrWorkedWithoutPermission",
  { en: "you studied or worked without permission", fr: "vous avez étudié ou travaillé sans autorisation" },
  (the) => the.answer("visaViolationWithoutAuthorization") === true,
  {
    en: "your answers do not say that you studied or worked without permission",
    fr: "vos réponses n’indiquent pas que vous avez étudié ou travaillé sans autorisation",
  },
);

export const wasDenied = says(
  "wasDenied",
  {
    en: "you were refused a visa, denied entry or told to leave",
    fr: "on vous a refusé un visa ou l’entrée, ou on vous a ordonné de partir",
  },
  (the) => the.answer("visaViolationDenied") === true,
  {
    en: "your answers do not show a refusal or an order to leave",
    fr: "vos réponses n’indiquent pas de refus ni d’ordre de partir",
  },
);

export const wasToldOfMisrepresentation = says(
  "wasToldOfMisrepresentation",
  { en: "you were told that you gave false information", fr: "on vous a reproché une fausse déclaration" },
  (the) => the.answer("visaViolationMisrepresentation") === true,
  {
    en: "your answers do not say that you were told that you gave false information",
    fr: "vos réponses n’indiquent pas de reproche de fausse déclaration",
  },
);

export const wasRefusedByCanada = says(
  "wasRefusedByCanada",
  { en: "Canada refused one of your applications", fr: "le Canada a refusé une de vos demandes" },
  (the) => the.answer("pastCanadianRefusal") === true,
  { en: "your answers do not show a refusal by Canada", fr: "vos réponses n’indiquent pas de refus du Canada" },
);

export const listsRefusal = says(
  "listsRefusal",
  { en: "one of your applications was refused", fr: "une de vos demandes a été refusée" },
  (the) => the.answer("previousVisas")?.some((visa) => visa.result === "refused") ?? false,
  { en: "you listed no refused application", fr: "vous n’avez inscrit aucune demande refusée" },
);
