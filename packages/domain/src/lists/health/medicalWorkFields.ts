import type { Text } from "../../kernel/text.ts";

/**
 * The eight fields of study and work that always need a medical exam (document 3 section 9.4; IRCC, Who must submit to an
 * immigration medical exam, copy of 2026-02-12). IRCC also names domestic workers, and farm workers from some countries.
 */
export const medicalWorkFields: readonly { readonly id: string; readonly name: Text }[] = [
  { id: "healthSciences", name: { en: "Health sciences", fr: "Sciences de la santé" } },
  { id: "clinicalLab", name: { en: "Clinical laboratory", fr: "Laboratoire clinique" } },
  {
    id: "nursingAttendant",
    name: {
      en: "Patient attendant in a nursing or geriatric home",
      fr: "Préposé aux soins en maison de soins ou en gériatrie",
    },
  },
  {
    id: "medicalStudent",
    name: { en: "Medical student at a Canadian university", fr: "Études de médecine dans une université canadienne" },
  },
  {
    id: "medicalElective",
    name: { en: "Medical elective or short-term physician", fr: "Stage de médecine ou remplacement de médecin" },
  },
  {
    id: "teacher",
    name: {
      en: "Teacher of primary, secondary or small children",
      fr: "Enseignement au primaire, au secondaire ou aux jeunes enfants",
    },
  },
  {
    id: "inHomeCare",
    name: {
      en: "In-home care of children, older people or people with disabilities",
      fr: "Soins à domicile aux enfants, aux aînés ou aux personnes handicapées",
    },
  },
  { id: "dayNursery", name: { en: "Day nursery or daycare", fr: "Garderie ou service de garde" } },
];
