import { generalKnowledge } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const documentsToAmend: FactList = {
  id: "documentsToAmend",
  title: { en: "Form IMM 1436: document to correct", fr: "Formulaire IMM 1436\u00A0: document à corriger" },
  source: generalKnowledge("IRCC guide 5218, request to amend a valid temporary resident document"),
  note: "No file of the form was at hand. The codes and the words are ours.",
  entries: [
    { id: "studyPermit", name: { en: "Study permit", fr: "Permis d’études" } },
    { id: "workPermit", name: { en: "Work permit", fr: "Permis de travail" } },
    { id: "visitorRecord", name: { en: "Visitor record", fr: "Fiche de visiteur" } },
    { id: "residentPermit", name: { en: "Temporary resident permit", fr: "Permis de séjour temporaire" } },
  ],
};
