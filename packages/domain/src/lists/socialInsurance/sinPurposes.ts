import { secondaryText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const sinPurposes: FactList = {
  id: "sinPurposes",
  title: {
    en: "Purposes of a social insurance number request",
    fr: "Buts d’une demande de numéro d’assurance sociale",
  },
  source: secondaryText(
    "Service Canada, Social insurance number: apply, update or obtain a confirmation",
    "https://www.canada.ca/en/employment-social-development/services/sin/apply.html",
  ),
  note: "The last one is ours: cards are no longer replaced, and it leads to a confirmation.",
  entries: [
    { id: "firstSin", name: { en: "Get a first number", fr: "Obtenir un premier numéro" } },
    {
      id: "confirmation",
      name: { en: "Get a confirmation of my number", fr: "Obtenir une confirmation de mon numéro" },
    },
    {
      id: "updateExpiry",
      name: {
        en: "Update the expiry date of a number that starts with 9",
        fr: "Mettre à jour la date d’expiration d’un numéro commençant par 9",
      },
    },
    { id: "changeName", name: { en: "Change my legal name", fr: "Changer mon nom légal" } },
    {
      id: "changeStatus",
      name: {
        en: "Change my status, for example after permanent residence",
        fr: "Changer mon statut, par exemple après la résidence permanente",
      },
    },
    { id: "correctRecord", name: { en: "Correct an error in my record", fr: "Corriger une erreur dans mon dossier" } },
    {
      id: "resolveDiscrepancy",
      name: {
        en: "Settle a difference that another program reported",
        fr: "Régler un écart signalé par un autre programme",
      },
    },
    { id: "lostStolen", name: { en: "Replace a lost or stolen document", fr: "Remplacer un document perdu ou volé" } },
  ],
};
