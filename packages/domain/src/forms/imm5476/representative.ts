import type { Text } from "../../kernel/text.ts";
import { all, any } from "../../kernel/condition.ts";
import { imm5476PaidKinds, imm5476UnpaidKinds } from "../../lists/officialForms/formChoices5476.ts";
import { nameWords } from "../../fields/names.ts";
import { addressFields } from "../fields/addressFields.ts";
import { countryCodeDigits, faxDigits, telephoneDigits } from "../../fields/checks/documentNumbers.ts";
import { emailOnForms } from "../../fields/checks/texts.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { isAt, isGiven, noAt, yesAt } from "../fields/fieldConditions.ts";
import { firstOf } from "../prefills/origins.ts";
import { ofOffice } from "./officeRepresentative.ts";
import { appoints } from "./sections.ts";

/**
 * Who acts for the applicant. The case knows an education agent, who helps to find a school: that is no representative before
 * IRCC, and one who is paid may only be one as a member of the bodies below. So the representative is who of the office acts,
 * where the office says so, and is asked for otherwise, once: what the applicant’s form says fills in those of the family.
 */

const fromApplicant: Text = {
  en: "from the same form of the applicant",
  fr: "d’après le même formulaire de la personne qui présente la demande",
};

const sameAsApplicants =
  (path: string): FormPrefill =>
  (the) => {
    const value =
      the.person.role === "main" ? undefined : the.about({ role: "main" }).enteredIn("IMM5476").values.get(path);
    return value === undefined || value === ""
      ? undefined
      : { value, from: { fact: `forms.IMM5476.${path}`, says: fromApplicant } };
  };

const asked = (field: FormField): FormField => ({
  ...field,
  prefill: firstOf(sameAsApplicants(field.path), ofOffice(field.path.slice("representative.".length))),
});

const isPaid = yesAt("representative.isPaid");
const isUnpaid = noAt("representative.isPaid");
const paidIs = (kind: string) => all(isPaid, isAt("representative.paidKind", kind));
const unpaidIs = (kind: string) => all(isUnpaid, isAt("representative.unpaidKind", kind));

const membership: Text = { en: "Membership number", fr: "Numéro de membre" };
const whichProvince: Text = { en: "Province or territory of the law society", fr: "Province ou territoire du barreau" };

/** The fields that follow from what the representative is, paid or unpaid; each has a box of its own. */
const memberships: readonly FormField[] = [
  {
    path: "representative.unpaidOther",
    kind: "text",
    label: { en: "What is their relationship to you?", fr: "Quel est son lien avec vous?" },
    shown: unpaidIs("3"),
    needed: "always",
  },
  {
    path: "representative.unpaidCollegeMembership",
    kind: "text",
    label: membership,
    shown: unpaidIs("2"),
    needed: "always",
  },
  {
    path: "representative.unpaidLawProvince",
    kind: "province",
    label: whichProvince,
    shown: unpaidIs("4"),
    needed: "always",
  },
  { path: "representative.unpaidLawMembership", kind: "text", label: membership, shown: unpaidIs("4") },
  {
    path: "representative.unpaidNotaryMembership",
    kind: "text",
    label: membership,
    shown: unpaidIs("5"),
    needed: "always",
  },
  {
    path: "representative.paidCollegeMembership",
    kind: "text",
    label: membership,
    shown: paidIs("1"),
    needed: "always",
  },
  {
    path: "representative.paidLawProvince",
    kind: "province",
    label: whichProvince,
    shown: paidIs("2"),
    needed: "always",
  },
  { path: "representative.paidLawMembership", kind: "text", label: membership, shown: paidIs("2") },
  {
    path: "representative.paidNotaryMembership",
    kind: "text",
    label: membership,
    shown: paidIs("3"),
    needed: "always",
  },
];

const mayBeStudentAtLaw = any(paidIs("2"), unpaidIs("4"));

/** IMM 5476 has no box for a district. */
const address = addressFields({ at: "representative.address", answer: () => undefined }).filter(
  ({ path }) => !path.endsWith(".district"),
);

export const representative: FormSection = {
  id: "representative",
  title: { en: "Section B: representative", fr: "Section B\u00A0: représentant" },
  lead: {
    en: "One person, not a firm. An education agent may represent you only without pay, or as a member of one of the bodies named below.",
    fr: "Une personne, et non un cabinet. Un agent en éducation ne peut vous représenter que sans être payé, ou comme membre d’un des ordres nommés ci-dessous.",
  },
  shown: appoints,
  parts: [
    asked({
      path: "representative.familyName",
      kind: "name",
      label: { en: "Family name of the representative", fr: "Nom de famille du représentant" },
      needed: "always",
    }),
    asked({
      path: "representative.givenNames",
      kind: "name",
      label: { en: "Given names of the representative", fr: "Prénoms du représentant" },
      hint: nameWords.oneName,
    }),
    asked({
      path: "representative.isPaid",
      kind: "yesNo",
      label: {
        en: "Is the representative paid, or will they be?",
        fr: "Le représentant est-il payé, ou le sera-t-il?",
      },
      needed: "always",
      hint: {
        en: "Answer yes also if someone else pays, or if the payment is not money.",
        fr: "Répondez oui aussi si une autre personne paie, ou si le paiement n’est pas en argent.",
      },
    }),
    asked({
      path: "representative.unpaidKind",
      kind: "choice",
      label: { en: "The representative is", fr: "Le représentant est" },
      choices: choicesOf(imm5476UnpaidKinds),
      shown: isUnpaid,
      needed: "always",
    }),
    asked({
      path: "representative.paidKind",
      kind: "choice",
      label: { en: "The representative is in good standing as", fr: "Le représentant est en règle comme" },
      choices: choicesOf(imm5476PaidKinds),
      shown: isPaid,
      needed: "always",
    }),
    ...memberships.map(asked),
    asked({
      path: "representative.organization",
      kind: "text",
      label: { en: "Firm or organization", fr: "Cabinet ou organisme" },
    }),
    asked({
      path: "representative.supervisingLawyer",
      kind: "text",
      label: { en: "Supervising lawyer of a student-at-law", fr: "Avocat responsable d’un stagiaire en droit" },
      shown: mayBeStudentAtLaw,
    }),
    asked({
      path: "representative.supervisingLawyerMembership",
      kind: "text",
      label: { en: "Membership number of the supervising lawyer", fr: "Numéro de membre de l’avocat responsable" },
      shown: all(mayBeStudentAtLaw, isGiven("representative.supervisingLawyer")),
      needed: "always",
    }),
    ...address.map(asked),
    asked({
      path: "representative.phoneCountryCode",
      kind: "digits",
      label: { en: "Telephone: country code", fr: "Téléphone\u00A0: indicatif du pays" },
      checks: [countryCodeDigits],
    }),
    asked({
      path: "representative.phoneNumber",
      kind: "digits",
      label: { en: "Telephone: number", fr: "Téléphone\u00A0: numéro" },
      needed: "always",
      checks: [telephoneDigits],
    }),
    asked({
      path: "representative.faxCountryCode",
      kind: "digits",
      label: { en: "Fax: country code", fr: "Télécopieur\u00A0: indicatif du pays" },
      checks: [countryCodeDigits],
    }),
    asked({
      path: "representative.faxNumber",
      kind: "digits",
      label: { en: "Fax: number", fr: "Télécopieur\u00A0: numéro" },
      checks: [faxDigits],
    }),
    asked({
      path: "representative.email",
      kind: "email",
      label: { en: "Email address of the representative", fr: "Adresse courriel du représentant" },
      checks: [emailOnForms],
      hint: {
        en: "With this address you allow IRCC to send your personal information there.",
        fr: "Avec cette adresse, vous permettez à IRCC d’y envoyer vos renseignements personnels.",
      },
    }),
    {
      path: "representative.signedOn",
      kind: "date",
      label: { en: "Signed by the representative on", fr: "Signé par le représentant le" },
    },
    {
      path: "representative.supervisingLawyerSignedOn",
      kind: "date",
      label: { en: "Signed by the supervising lawyer on", fr: "Signé par l’avocat responsable le" },
      shown: all(mayBeStudentAtLaw, isGiven("representative.supervisingLawyer")),
    },
  ],
};
