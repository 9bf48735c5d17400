import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

const theForm = officialText(
  "Form IMM 5646, edition 01-2023, read in the file itself",
  "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5646/01-01-2023/imm5646e.pdf",
);

export const imm5646Genders: FactList = {
  id: "imm5646Genders",
  title: { en: "Form IMM 5646: gender of the student", fr: "Formulaire IMM 5646 : genre de l’élève" },
  source: theForm,
  note: "The French is ours.",
  entries: [
    { id: "1", name: { en: "Female", fr: "Femme" } },
    { id: "2", name: { en: "Male", fr: "Homme" } },
    { id: "3", name: { en: "Another gender", fr: "Autre genre" } },
  ],
};

export const imm5646CustodianStatuses: FactList = {
  id: "imm5646CustodianStatuses",
  title: { en: "Form IMM 5646: status of the custodian", fr: "Formulaire IMM 5646 : statut du gardien" },
  source: theForm,
  note: "Nobody else may be a custodian. The French is ours.",
  entries: [
    { id: "1", name: { en: "Canadian citizen", fr: "Citoyen canadien ou citoyenne canadienne" } },
    { id: "2", name: { en: "Permanent resident", fr: "Résident permanent ou résidente permanente" } },
  ],
};

export const imm5646Residences: FactList = {
  id: "imm5646Residences",
  title: { en: "Form IMM 5646: where the student will live", fr: "Formulaire IMM 5646 : où l’élève habitera" },
  source: theForm,
  note: "The French is ours.",
  entries: [
    { id: "1", name: { en: "With the custodian", fr: "Chez le gardien" } },
    { id: "2", name: { en: "In the dormitory of the school", fr: "Dans la résidence de l’école" } },
    { id: "3", name: { en: "With another person", fr: "Chez une autre personne" } },
  ],
};
