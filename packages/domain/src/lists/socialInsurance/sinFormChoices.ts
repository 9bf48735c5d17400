import { generalKnowledge } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

/** What the application for a social insurance number by mail lets one choose, as public descriptions tell it. */

const described = generalKnowledge(
  "Public descriptions of form NAS 2120, application for a social insurance number, editions of 2020 and before",
);

export const sinFormReasons: FactList = {
  id: "sinFormReasons",
  title: { en: "Form NAS 2120: reason for applying", fr: "Formulaire NAS 2120\u00A0: motif de la demande" },
  source: described,
  note: "No file of the form was at hand. The codes and the words are ours.",
  entries: [
    { id: "first", name: { en: "First number", fr: "Premier numéro" } },
    { id: "confirmation", name: { en: "Confirmation of my number", fr: "Confirmation de mon numéro" } },
    { id: "change", name: { en: "Change to my record", fr: "Changement à mon dossier" } },
  ],
};

export const sinFormStatuses: FactList = {
  id: "sinFormStatuses",
  title: { en: "Form NAS 2120: status in Canada", fr: "Formulaire NAS 2120\u00A0: statut au Canada" },
  source: described,
  note: "No file of the form was at hand. The codes and the words are ours.",
  entries: [
    { id: "citizen", name: { en: "Canadian citizen", fr: "Citoyenneté canadienne" } },
    {
      id: "registeredIndian",
      name: { en: "Registered under the Indian Act", fr: "Inscription au titre de la Loi sur les Indiens" },
    },
    { id: "permanentResident", name: { en: "Permanent resident", fr: "Résidence permanente" } },
    {
      id: "temporaryResident",
      name: {
        en: "Temporary resident: student, worker or visitor",
        fr: "Résidence temporaire\u00A0: études, travail ou visite",
      },
    },
    { id: "other", name: { en: "Other", fr: "Autre" } },
  ],
};
