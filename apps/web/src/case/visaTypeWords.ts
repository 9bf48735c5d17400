import type { DependentVisaType } from "@boreal/domain/caseFile/dependents";
import type { BilingualText } from "../ui/language.tsx";

/** What a dependent applies for. */
export const visaTypeWords: Record<DependentVisaType, BilingualText> = {
  Visitor: { en: "Visitor visa", fr: "Visa de visiteur" },
  OpenWorkPermit: { en: "Open work permit", fr: "Permis de travail ouvert" },
  Student: { en: "Study permit", fr: "Permis d’études" },
  StudentExtension: { en: "Study permit extension", fr: "Prolongation du permis d’études" },
  VisaFree: { en: "No visa needed (US citizen)", fr: "Aucun visa requis (citoyenneté américaine)" },
  None: { en: "Nothing: stays at home", fr: "Rien\u00A0: ne part pas" },
};

/** The words for a stored visa type; nothing for none, and for one that this version does not know. */
export const visaTypeWord = (visaType: string | null | undefined): BilingualText | undefined =>
  typeof visaType === "string" && Object.hasOwn(visaTypeWords, visaType)
    ? visaTypeWords[visaType as DependentVisaType]
    : undefined;
