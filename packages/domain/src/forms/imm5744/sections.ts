import { addressParts } from "../../fields/address.ts";
import { nameWords } from "../../fields/names.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { emailOnForms } from "../../fields/checks/texts.ts";
import { withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import type { Text } from "../../kernel/text.ts";
import { consentForm } from "../../tables/officialForms/consentForm.ts";
import { hasProvinces, provinceAtCountry } from "../fields/addressFields.ts";
import { provincesAndStates } from "../fields/choices.ts";
import type { FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { knownOf } from "../familyInformation/known.ts";
import type { FactName } from "../familyInformation/memberFacts.ts";
import { statedOfRepresentative } from "../imm5476/officeRepresentative.ts";
import { firstOf } from "../prefills/origins.ts";

/** Who may ask, and whose file it is. */

const onRepresentativeForm: Text = {
  en: "from the form that names your representative",
  fr: "d’après le formulaire qui nomme votre représentant",
};

/** The same person acts and asks for the file: named once, in IMM 5476. */
const asOn5476 =
  (...paths: readonly string[]): FormPrefill =>
  (the) => {
    const found = paths.flatMap((path) => {
      const value =
        the.enteredIn("IMM5476").values.get(path) ??
        statedOfRepresentative(the.case, path.slice("representative.".length));
      return typeof value === "string" && value.trim() !== "" ? [value.trim()] : [];
    });
    return found.length === 0
      ? undefined
      : { value: found.join(" "), from: { fact: `forms.IMM5476.${paths[0] ?? ""}`, says: onRepresentativeForm } };
  };

const country = "representative.address.countryTerritory";

const addressOfRepresentative: readonly FormField[] = [
  {
    path: "representative.address.street",
    kind: "text",
    label: { en: "Number, street and unit", fr: "Numéro, rue et unité" },
    needed: "always",
    prefill: asOn5476(
      "representative.address.streetNo",
      "representative.address.streetName",
      "representative.address.aptUnit",
    ),
  },
  {
    path: "representative.address.cityTown",
    kind: "text",
    label: addressParts.city.words,
    needed: "always",
    prefill: asOn5476("representative.address.cityTown"),
  },
  {
    path: country,
    kind: "country",
    isRealCountry: true,
    label: addressParts.country.words,
    needed: "always",
    prefill: asOn5476("representative.address.countryTerritory"),
  },
  {
    path: "representative.address.provinceState",
    kind: "choice",
    choices: provincesAndStates,
    label: addressParts.province.words,
    shown: hasProvinces(country),
    needed: "always",
    checks: [provinceAtCountry(country)],
    prefill: asOn5476("representative.address.provinceState"),
  },
  {
    path: "representative.address.postalCode",
    kind: "text",
    label: addressParts.postalCode.words,
    needed: hasProvinces(country),
    prefill: asOn5476("representative.address.postalCode"),
  },
];

export const representative: FormSection = {
  id: "representative",
  title: { en: "Section 1: the person who may ask", fr: "Section 1\u00A0: la personne qui peut demander" },
  lead: {
    en: "The person to whom IRCC may give the file. They have to be in Canada, or hold Canadian citizenship or permanent residence.",
    fr: "La personne à qui IRCC peut remettre le dossier. Elle doit se trouver au Canada, ou avoir la citoyenneté canadienne ou la résidence permanente.",
  },
  parts: [
    {
      path: "representative.familyName",
      kind: "name",
      label: nameWords.familyName,
      needed: "always",
      prefill: asOn5476("representative.familyName"),
    },
    {
      path: "representative.givenNames",
      kind: "name",
      label: nameWords.givenNames,
      hint: nameWords.oneName,
      prefill: asOn5476("representative.givenNames"),
    },
    {
      path: "representative.organization",
      kind: "text",
      label: { en: "Firm or organization", fr: "Cabinet ou organisme" },
      prefill: asOn5476("representative.organization"),
    },
    {
      path: "representative.phoneNumber",
      kind: "digits",
      asWritten: withoutSeparators,
      label: { en: "Telephone number", fr: "Numéro de téléphone" },
      needed: "always",
      prefill: asOn5476("representative.phoneCountryCode", "representative.phoneNumber"),
    },
    {
      path: "representative.otherPhoneNumber",
      kind: "digits",
      asWritten: withoutSeparators,
      label: { en: "Other telephone number", fr: "Autre numéro de téléphone" },
    },
    ...addressOfRepresentative,
    {
      path: "representative.email",
      kind: "email",
      label: { en: "Email address", fr: "Adresse courriel" },
      checks: [emailOnForms],
      prefill: asOn5476("representative.email"),
    },
  ],
};

/** What the other form says of the applicant, else what the case knows. */
const ofApplicant = (path: string, fact: FactName): FormPrefill =>
  firstOf(asOn5476(path), (the) => knownOf(the, "applicant", fact));

export const applicant: FormSection = {
  id: "applicant",
  title: { en: "Section 2: applicant", fr: "Section 2\u00A0: personne qui fait la demande" },
  lead: {
    en: "Print the form and sign it by hand, in ink. IRCC takes no typed or electronic signature on this form.",
    fr: "Imprimez le formulaire et signez-le à la main, à l’encre. IRCC n’y accepte aucune signature tapée ou électronique.",
  },
  parts: [
    {
      path: "applicant.familyName",
      kind: "name",
      label: nameWords.familyName,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      prefill: ofApplicant("applicant.familyName", "familyName"),
    },
    {
      path: "applicant.givenNames",
      kind: "name",
      label: nameWords.givenNames,
      hint: {
        en: "As in the passport. Leave it empty if it shows only one name.",
        fr: "Comme dans le passeport. Laissez vide s’il ne porte qu’un seul nom.",
      },
      prefill: ofApplicant("applicant.givenNames", "givenNames"),
    },
    {
      path: "applicant.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: ofApplicant("applicant.dateOfBirth", "dateOfBirth"),
    },
  ],
};

export const others: FormSection = {
  id: "others",
  title: { en: "Other people in the file", fr: "Autres personnes du dossier" },
  lead: {
    en: "Only people whose information is in the same file and who agree to hand it over. Each signs by hand; for a young child a parent signs.",
    fr: "Seulement les personnes dont les renseignements sont dans le même dossier et qui acceptent qu’on les remette. Chacune signe à la main; pour un jeune enfant, un parent signe.",
  },
  parts: [
    {
      list: "others",
      title: { en: "Other people who consent", fr: "Autres personnes qui consentent" },
      rowTitle: { en: "Person {number}", fr: "Personne {number}" },
      addLabel: { en: "Add a person", fr: "Ajouter une personne" },
      most: (the) => {
        const limits = the.case.row(consentForm);
        return limits.found ? limits.row.value : undefined;
      },
      tooMany: {
        en: "The form has room for {most} people besides the applicant. Keep {most} here and use a second copy of the form for the others.",
        fr: "Le formulaire a de la place pour {most} personnes en plus de celle qui fait la demande. Gardez-en {most} ici et utilisez une deuxième copie du formulaire pour les autres.",
      },
      fields: [
        { path: "familyName", kind: "name", label: nameWords.familyName, needed: "always" },
        { path: "givenNames", kind: "name", label: nameWords.givenNames },
        {
          path: "dateOfBirth",
          kind: "partialDate",
          label: { en: "Date of birth", fr: "Date de naissance" },
          needed: "always",
          checks: [birthdayInPast],
        },
        {
          path: "relationship",
          kind: "text",
          label: { en: "Relationship to the applicant", fr: "Lien avec la personne qui fait la demande" },
          needed: "always",
        },
      ],
    },
  ],
};
