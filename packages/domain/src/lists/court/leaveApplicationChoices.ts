import { courtRules } from "../../tables/court/sources.ts";
import type { FactList } from "../factList.ts";

/** What the blanks of the application for leave (Form IR-1) let one choose. */

const schedule = courtRules("schedule, Form IR-1");

export const leaveProvisions: FactList = {
  id: "leaveProvisions",
  title: { en: "Form IR-1: provision", fr: "Formule IR-1\u00A0: disposition" },
  source: schedule,
  note: "The codes are ours.",
  entries: [
    {
      id: "IRPA72",
      name: {
        en: "Subsection 72(1) of the Immigration and Refugee Protection Act",
        fr: "Paragraphe 72(1) de la Loi sur l’immigration et la protection des réfugiés",
      },
    },
    {
      id: "CA22.1",
      name: { en: "Subsection 22.1(1) of the Citizenship Act", fr: "Paragraphe 22.1(1) de la Loi sur la citoyenneté" },
    },
  ],
};

export const writtenReasons: FactList = {
  id: "writtenReasons",
  title: { en: "Form IR-1: written reasons", fr: "Formule IR-1\u00A0: motifs écrits" },
  source: schedule,
  note: "The codes are ours. Where none were received, the registry asks the office for them (rule 9).",
  entries: [
    { id: "has", name: { en: "The applicant received them", fr: "Le demandeur les a reçus" } },
    { id: "hasNot", name: { en: "The applicant did not receive them", fr: "Le demandeur ne les a pas reçus" } },
  ],
};

export const leaveLanguages: FactList = {
  id: "leaveLanguages",
  title: { en: "Form IR-1: language of the hearing", fr: "Formule IR-1\u00A0: langue de l’audience" },
  source: schedule,
  note: "The codes are ours.",
  entries: [
    { id: "en", name: { en: "English", fr: "Anglais" } },
    { id: "fr", name: { en: "French", fr: "Français" } },
    { id: "both", name: { en: "English and French", fr: "Anglais et français" } },
  ],
};
