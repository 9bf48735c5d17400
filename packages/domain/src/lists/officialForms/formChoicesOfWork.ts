import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

/** What the application forms for a work permit offer. */

export const imm1295PermitTypes: FactList = {
  id: "imm1295PermitTypes",
  title: { en: "Form IMM 1295: kind of work permit", fr: "Formulaire IMM 1295\u00A0: type de permis de travail" },
  source: officialText(
    "Form IMM 1295, edition 09-2023, read in the files themselves, English and French",
    "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm1295/01-09-2023/imm1295e.pdf",
  ),
  note: "Scripts of the file still know the youth programs and live-in caregivers, which its list no longer offers. The names are ours.",
  entries: [
    {
      id: "LMOS",
      name: {
        en: "For an employer with a labour market impact assessment (LMIA)",
        fr: "Pour un employeur qui a une étude d’impact sur le marché du travail (EIMT)",
      },
      label: "Labour Market Impact Assessment Stream",
    },
    {
      id: "ELMO",
      name: {
        en: "For an employer whose job needs no LMIA",
        fr: "Pour un employeur dont l’emploi est dispensé d’EIMT",
      },
      label: "Exemption from Labour Market Impact Assessment",
    },
    { id: "OWP", name: { en: "Open work permit", fr: "Permis de travail ouvert" }, label: "Open Work Permit" },
    {
      id: "SAWP",
      name: { en: "Seasonal agricultural workers", fr: "Travailleurs agricoles saisonniers" },
      label: "Seasonal Agricultural Workers Program",
    },
    {
      id: "SBC",
      name: { en: "Start-up business class", fr: "Catégorie du démarrage d’entreprise" },
      label: "Start-up Business Class",
    },
    { id: "Other", name: { en: "Other", fr: "Autre" } },
  ],
};
