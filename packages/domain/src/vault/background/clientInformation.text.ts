import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about a person’s background. */
export const clientInformationText = {
  client: { en: "Client Information", fr: "Renseignements sur le client", noun: "mp" },
  china: { en: "China Information Form", fr: "Formulaire de renseignements (Chine)", noun: "m" },

  familyIds: {
    en: "Identity documents of family outside Canada",
    fr: "Pièces d’identité de la famille hors du Canada",
    noun: "fp",
  },
  resume: { en: "Resume", fr: "Curriculum vitæ", noun: "m" },
  parentIds: { en: "Identity documents of your parents", fr: "Pièces d’identité de vos parents", noun: "fp" },
  property: { en: "Proof of property", fr: "Preuve de propriété", noun: "f" },
  chinaSlot: { en: "Completed information form", fr: "Formulaire rempli", noun: "m" },

  familyIdsInstructions: {
    en: "Scan one identity document of each close family member who lives outside Canada: passport page or both sides of an identity card.",
    fr: "Numérisez une pièce d’identité de chaque proche parent qui habite hors du Canada : page du passeport ou les deux côtés d’une carte d’identité.",
  },
  spouseFamilyIdsInstructions: {
    en: "Scan one identity document of each close family member of your spouse or partner: passport page or both sides of an identity card.",
    fr: "Numérisez une pièce d’identité de chaque proche parent de votre conjoint ou partenaire : page du passeport ou les deux côtés d’une carte d’identité.",
  },
  resumeInstructions: {
    en: "List studies, work and times without either, each with month and year, newest first. Leave no gap: an officer asks about gaps.",
    fr: "Indiquez les études, les emplois et les périodes sans l’un ni l’autre, chacun avec le mois et l’année, en commençant par le plus récent. Ne laissez aucun trou : un agent posera la question.",
  },
  parentIdsInstructions: {
    en: "Scan one identity document of each parent. For a parent who has died, scan the death certificate.",
    fr: "Numérisez une pièce d’identité de chaque parent. Pour un parent décédé, numérisez l’acte de décès.",
  },
  propertyInstructions: {
    en: "Scan a deed, a land title or a valuation. Property shows that you have ties at home, but it never counts as money for the stay.",
    fr: "Numérisez un acte, un titre foncier ou une évaluation. Un bien montre vos attaches dans votre pays, mais ne compte jamais comme de l’argent pour le séjour.",
  },
  chinaInstructions: {
    en: "Fill in this extra form about education, work and family. Answer every line, in English or French and with names in Chinese characters too, then sign it.",
    fr: "Remplissez ce formulaire supplémentaire sur les études, le travail et la famille. Répondez à chaque ligne, en français ou en anglais, avec les noms aussi en caractères chinois, puis signez-le.",
  },

  familyMember: { en: "Family member {n}", fr: "Membre de la famille {n}" },
  parent: { en: "Parent {n}", fr: "Parent {n}" },

  showsYourPath: {
    en: "a resume shows an officer your path at a glance",
    fr: "un curriculum vitæ montre votre parcours à un agent d’un coup d’œil",
  },
  familyFormNamesParents: {
    en: "the family form names your parents, and this proves it",
    fr: "le formulaire sur la famille nomme vos parents, et ceci le prouve",
  },
  showsTies: {
    en: "it shows that you have a reason to go back",
    fr: "cela montre que vous avez une raison de retourner",
  },
  visaOfficeAsks: {
    en: "the visa office for China asks for this form",
    fr: "le bureau des visas pour la Chine demande ce formulaire",
  },
} satisfies Record<string, Text | Noun>;
