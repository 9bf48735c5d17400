import type { Text } from "../../kernel/text.ts";
import type { DocumentField } from "./documentField.ts";

export const found = (id: string, label: Text): DocumentField => ({ id, kind: "found", label });

/** About a form as a file. */
export const aboutForms: readonly DocumentField[] = [
  found("formNumber", { en: "Form number", fr: "Numéro du formulaire" }),
  found("formEdition", { en: "Edition of the form", fr: "Édition du formulaire" }),
  found("isValidated", { en: "Validated", fr: "Validé" }),
  found("isSigned", { en: "Signed", fr: "Signé" }),
  found("isNotarized", { en: "Notary’s signature and stamp", fr: "Signature et sceau de notaire" }),
  found("isApplicantComplete", { en: "Own part complete", fr: "Sa propre partie complète" }),
  found("isFamilyComplete", { en: "Family part complete", fr: "Partie sur la famille complète" }),
];

/** What a form says of people, by dotted path. */
export const inForms: readonly DocumentField[] = [
  {
    id: "reasonForChange",
    kind: "text",
    most: 1000,
    label: { en: "Reason for the change", fr: "Raison du changement" },
  },
  {
    id: "custodian.firstName",
    kind: "text",
    most: 80,
    label: { en: "Given names of the custodian", fr: "Prénoms de la personne gardienne" },
  },
  {
    id: "custodian.lastName",
    kind: "text",
    most: 80,
    label: { en: "Family name of the custodian", fr: "Nom de famille de la personne gardienne" },
  },
  {
    id: "custodian.address",
    kind: "text",
    most: 300,
    label: { en: "Address of the custodian", fr: "Adresse de la personne gardienne" },
  },
  {
    id: "representative.familyName",
    kind: "text",
    most: 80,
    label: { en: "Family name of the representative", fr: "Nom de famille de la personne représentante" },
  },
  {
    id: "representative.givenNames",
    kind: "text",
    most: 80,
    label: { en: "Given names of the representative", fr: "Prénoms de la personne représentante" },
  },
  {
    id: "representative.organization",
    kind: "text",
    most: 150,
    label: { en: "Firm of the representative", fr: "Cabinet de la personne représentante" },
  },
  {
    id: "representative.paidCollegeMembership",
    kind: "text",
    most: 40,
    label: { en: "Member number at the College", fr: "Numéro de membre du Collège" },
  },
  {
    id: "representative.paidLawMembership",
    kind: "text",
    most: 40,
    label: { en: "Member number at the law society", fr: "Numéro de membre du barreau" },
  },
  {
    id: "representative.paidNotaryMembership",
    kind: "text",
    most: 40,
    label: { en: "Member number at the Chambre des notaires", fr: "Numéro de membre de la Chambre des notaires" },
  },
  {
    id: "representative.address.streetNo",
    kind: "text",
    most: 20,
    label: { en: "Street number of the representative", fr: "Numéro de rue de la personne représentante" },
  },
  {
    id: "representative.address.streetName",
    kind: "text",
    most: 150,
    label: { en: "Street of the representative", fr: "Rue de la personne représentante" },
  },
  {
    id: "representative.address.cityTown",
    kind: "text",
    most: 80,
    label: { en: "City of the representative", fr: "Ville de la personne représentante" },
  },
  {
    id: "representative.address.postalCode",
    kind: "text",
    most: 20,
    label: { en: "Postal code of the representative", fr: "Code postal de la personne représentante" },
  },
  {
    id: "representative.phoneNumber",
    kind: "text",
    most: 30,
    label: { en: "Telephone of the representative", fr: "Téléphone de la personne représentante" },
  },
  {
    id: "representative.email",
    kind: "text",
    most: 150,
    label: { en: "Email of the representative", fr: "Courriel de la personne représentante" },
  },
];
