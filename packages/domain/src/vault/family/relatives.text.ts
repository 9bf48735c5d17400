import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about family in Canada. */
export const relativesText = {
  familyMember: { en: "Canadian Family Member", fr: "Membre de la famille au Canada", noun: "m" },
  status: {
    en: "Proof of citizenship or permanent residence",
    fr: "Preuve de citoyenneté ou de résidence permanente",
    noun: "f",
  },
  link: { en: "Proof of relationship", fr: "Preuve du lien de parenté", noun: "f" },
  address: { en: "Proof that the relative lives in Canada", fr: "Preuve que le proche habite au Canada", noun: "f" },
  statusOfFamily: { en: "Status of Family in Canada", fr: "Statut de la famille au Canada", noun: "m" },

  statusInstructions: {
    en: "Scan your relative’s citizenship certificate, Canadian passport, or both sides of the permanent resident card.",
    fr: "Numérisez le certificat de citoyenneté, le passeport canadien ou les deux côtés de la carte de résident permanent de votre proche.",
  },
  linkInstructions: {
    en: "Scan papers that show how you are related. For a brother or sister: both birth certificates, which name the same parent.",
    fr: "Numérisez les documents qui montrent votre lien. Pour un frère ou une sœur : les deux actes de naissance, qui nomment le même parent.",
  },
  addressInstructions: {
    en: "Scan a recent bill, lease or tax notice with your relative’s address in Canada.",
    fr: "Numérisez une facture récente, un bail ou un avis fiscal qui porte l’adresse de votre proche au Canada.",
  },
  statusOfFamilyInstructions: {
    en: "Scan the study or work permit of your spouse or partner in Canada, with pay slips or a letter of enrolment that show what the permit is used for.",
    fr: "Numérisez le permis d’études ou de travail de votre conjoint ou partenaire au Canada, avec des bulletins de paie ou une lettre d’inscription qui montrent à quoi il sert.",
  },

  siblingGivesPoints: {
    en: "points for a brother or sister have to be proven",
    fr: "les points pour un frère ou une sœur doivent être prouvés",
  },
} satisfies Record<string, Text | Noun>;
