import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

/** What form IMM 0008 offers, of what Express Entry can need. */

const source = officialText(
  "Form IMM 0008, edition 03-2025, read in the file itself",
  "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm0008/01-05-2026/imm0008e.pdf",
);
const ours = "The French is ours. Edition 03-2025 was read.";

export const imm0008Programs: FactList = {
  id: "imm0008Programs",
  title: { en: "Form IMM 0008: program", fr: "Formulaire IMM 0008\u00A0: programme" },
  source,
  note: ours,
  entries: [{ id: "02", name: { en: "Economic", fr: "Économique" } }],
};

export const imm0008Categories: FactList = {
  id: "imm0008Categories",
  title: {
    en: "Form IMM 0008: category, through Express Entry",
    fr: "Formulaire IMM 0008\u00A0: catégorie, par Entrée express",
  },
  source,
  note: `${ours} The form has 22 economic categories; these four are reached through Express Entry.`,
  entries: [
    { id: "14", name: { en: "Canadian Experience Class", fr: "Catégorie de l’expérience canadienne" } },
    {
      id: "09",
      name: { en: "Federal skilled worker", fr: "Travailleurs qualifiés (fédéral)" },
      label: "Skilled Worker",
    },
    { id: "29", name: { en: "Federal skilled trades", fr: "Métiers spécialisés (fédéral)" }, label: "Skilled Trades" },
    { id: "13", name: { en: "Provincial nominee", fr: "Candidats des provinces" }, label: "Provincial Nominee" },
  ],
};

export const imm0008EyeColours: FactList = {
  id: "imm0008EyeColours",
  title: { en: "Form IMM 0008: eye colour", fr: "Formulaire IMM 0008\u00A0: couleur des yeux" },
  source,
  note: ours,
  entries: [
    { id: "01", name: { en: "Black", fr: "Noirs" } },
    { id: "02", name: { en: "Blue", fr: "Bleus" } },
    { id: "03", name: { en: "Brown", fr: "Bruns" } },
    { id: "04", name: { en: "Green", fr: "Verts" } },
    { id: "06", name: { en: "Grey", fr: "Gris" } },
    { id: "05", name: { en: "Hazel", fr: "Noisette" } },
    { id: "07", name: { en: "Pink", fr: "Roses" } },
    { id: "08", name: { en: "Sea green", fr: "Vert de mer" }, label: "Sea Green" },
    { id: "09", name: { en: "Other", fr: "Autre couleur" } },
  ],
};

export const imm0008Relationships: FactList = {
  id: "imm0008Relationships",
  title: {
    en: "Form IMM 0008: relationship of a dependant",
    fr: "Formulaire IMM 0008\u00A0: lien d’une personne à charge",
  },
  source,
  note: ours,
  entries: [
    { id: "10", name: { en: "Spouse", fr: "Époux ou épouse" } },
    { id: "01", name: { en: "Common-law partner", fr: "Conjoint ou conjointe de fait" }, label: "Common-Law Partner" },
    { id: "02", name: { en: "Child", fr: "Enfant" } },
    { id: "03", name: { en: "Stepchild", fr: "Enfant du conjoint" }, label: "Step-Child" },
    { id: "87", name: { en: "Adopted child", fr: "Enfant adoptif" }, label: "Adopted Child" },
    { id: "04", name: { en: "Grandchild", fr: "Petit-enfant" } },
    { id: "100", name: { en: "Step-grandchild", fr: "Petit-enfant du conjoint" }, label: "Step-Grandchild" },
    { id: "05", name: { en: "Parent", fr: "Parent" } },
    { id: "37", name: { en: "Adoptive parent", fr: "Parent adoptif" }, label: "Adoptive Parent" },
    { id: "85", name: { en: "Other", fr: "Autre lien" } },
  ],
};

export const imm0008DependantTypes: FactList = {
  id: "imm0008DependantTypes",
  title: { en: "Form IMM 0008: type of dependant", fr: "Formulaire IMM 0008\u00A0: type de personne à charge" },
  source,
  note: `${ours} What each letter means stands in IRCC's guide, which was not read.`,
  entries: [
    { id: "01", name: { en: "Type A", fr: "Type A" }, label: "Type A Dependant" },
    { id: "02", name: { en: "Type B", fr: "Type B" }, label: "Type B Dependant" },
    { id: "03", name: { en: "Type C", fr: "Type C" }, label: "Type C Dependant" },
  ],
};

export const imm0008EducationLevels: FactList = {
  id: "imm0008EducationLevels",
  title: {
    en: "Form IMM 0008: highest level of education",
    fr: "Formulaire IMM 0008\u00A0: plus haut niveau d’études",
  },
  source,
  note: ours,
  entries: [
    { id: "00", name: { en: "None", fr: "Aucun" } },
    { id: "01", name: { en: "Secondary or less", fr: "Secondaire ou moins" } },
    {
      id: "02",
      name: {
        en: "Trade or apprenticeship certificate or diploma",
        fr: "Certificat ou diplôme d’un métier ou d’apprenti",
      },
      label: "Trade/Apprenticeship Certificate/Diploma",
    },
    {
      id: "03",
      name: { en: "Certificate or diploma, not from a university", fr: "Certificat ou diplôme non universitaire" },
      label: "Non-University Certificate/Diploma",
    },
    {
      id: "04",
      name: { en: "After secondary school, no degree", fr: "Études postsecondaires sans grade" },
      label: "Post-Secondary – No Degree",
    },
    { id: "05", name: { en: "Bachelor’s degree", fr: "Baccalauréat" }, label: "Bachelor’s Degree" },
    {
      id: "06",
      name: { en: "Postgraduate studies, no degree", fr: "Études supérieures sans grade" },
      label: "Post Graduate – No Degree",
    },
    { id: "07", name: { en: "Master’s degree", fr: "Maîtrise" }, label: "Master’s Degree" },
    { id: "08", name: { en: "Doctorate", fr: "Doctorat" }, label: "Doctorate - Ph D" },
  ],
};
