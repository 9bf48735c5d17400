import { nameWords } from "../../fields/names.ts";
import type { Text } from "../../kernel/text.ts";
import { imm5476Purposes } from "../../lists/officialForms/formChoices5476.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { emailOnForms } from "../../fields/checks/texts.ts";
import { uciHasDigits, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { choicesOf } from "../fields/choices.ts";
import { enteredOnApplication } from "../prefills/enteredOnApplication.ts";
import { knownOf } from "../familyInformation/known.ts";
import type { FactName } from "../familyInformation/memberFacts.ts";
import { inFrench } from "../familyInformation/oneLine.ts";
import type { FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { isAt, isNotGiven } from "../fields/fieldConditions.ts";
import { answered, byPerson, byRule, firstOf, inProfile, ofApplicant } from "../prefills/origins.ts";
import { applicationWords, visaWords } from "./applicationWords.ts";

export const appoints = isAt("purpose", "1", "2", "4");
const cancels = isAt("purpose", "3", "4");
const withdraws = isAt("purpose", "5");

export const purpose: FormSection = {
  id: "purpose",
  title: { en: "What this form is for", fr: "À quoi sert ce formulaire" },
  lead: {
    en: "You do not need a representative to apply. Fill this in only if someone acts for you.",
    fr: "Vous pouvez faire une demande sans représentant. Remplissez ceci seulement si quelqu’un agit en votre nom.",
  },
  parts: [
    {
      path: "purpose",
      kind: "choice",
      label: { en: "Purpose", fr: "But" },
      choices: choicesOf(imm5476Purposes),
      needed: "always",
      prefill: byRule(
        {
          en: "you name your representative with a new application",
          fr: "vous nommez votre représentant avec une nouvelle demande",
        },
        () => "1",
      ),
    },
  ],
};

const ofApplicantHere =
  (fact: FactName): FormPrefill =>
  (the) =>
    knownOf(the, "applicant", fact);

const typeInWords: FormPrefill = (the) => {
  const words = (text: { readonly en: string; readonly fr: string }) => (inFrench(the) ? text.fr : text.en);
  const { role } = the.person;
  if (role === "main" || role === "visitor") {
    const type = the.case.application("type");
    return (
      type && {
        value: words(applicationWords[type]),
        from: {
          fact: "application.type",
          says: { en: "from the type of this application", fr: "d’après le type de cette demande" },
        },
      }
    );
  }
  const dependent = role === "spouse" ? the.case.spouse() : the.case.child();
  const visa = dependent && the.case.dependent(dependent, "visaType");
  const text = visa ? visaWords[visa] : undefined;
  return (
    dependent &&
    text && {
      value: words(text),
      from: {
        fact: `dependents.${dependent.id}.visaType`,
        says: { en: "from what this person asks for", fr: "d’après ce que cette personne demande" },
      },
    }
  );
};

/** The form takes the words of its own language, whatever its reader reads. */
const meaningOfType = (value: string): Text | undefined =>
  [...Object.values(applicationWords), ...Object.values(visaWords)].find(
    (words) => words?.en === value || words?.fr === value,
  );

export const applicant: FormSection = {
  id: "applicant",
  title: { en: "Section A: applicant", fr: "Section A\u00A0: personne qui fait la demande" },
  parts: [
    {
      path: "applicant.familyName",
      kind: "name",
      label: nameWords.familyName,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      prefill: ofApplicantHere("familyName"),
    },
    {
      path: "applicant.givenNames",
      kind: "name",
      label: nameWords.givenNames,
      hint: {
        en: "As in the passport. Leave it empty if it shows only one name.",
        fr: "Comme dans le passeport. Laissez vide s’il ne porte qu’un seul nom.",
      },
      prefill: ofApplicantHere("givenNames"),
    },
    {
      path: "applicant.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: ofApplicantHere("dateOfBirth"),
    },
    {
      path: "applicant.email",
      kind: "email",
      label: { en: "Email address", fr: "Adresse courriel" },
      checks: [emailOnForms],
      hint: { en: "Your own, not that of the representative.", fr: "La vôtre, et non celle du représentant." },
      prefill: firstOf(
        enteredOnApplication("contactInformation.emailAddress"),
        ofApplicant(inProfile("email", (email) => email)),
      ),
    },
    {
      path: "applicant.contactWithoutEmail",
      kind: "text",
      label: {
        en: "Telephone number or address, without an email address",
        fr: "Numéro de téléphone ou adresse, sans adresse courriel",
      },
      shown: isNotGiven("applicant.email"),
      needed: "always",
      prefill: ofApplicantHere("presentAddress"),
    },
    {
      path: "application.type",
      kind: "text",
      label: { en: "Type of application", fr: "Type de demande" },
      needed: "always",
      prefill: typeInWords,
      meaning: meaningOfType,
    },
    {
      path: "application.number",
      kind: "text",
      label: { en: "Application number, if you have one", fr: "Numéro de la demande, si vous en avez un" },
    },
    {
      path: "applicant.uci",
      kind: "digits",
      label: {
        en: "Unique client identifier (UCI), if you have one",
        fr: "Identificateur unique du client (IUC), si vous en avez un",
      },
      checks: [uciHasDigits],
      asWritten: withoutSeparators,
      prefill: firstOf(enteredOnApplication("uci"), byPerson({ main: answered("uciNumber", (number) => number) })),
    },
  ],
};

const namesOf = (at: string): readonly FormField[] => [
  {
    path: `${at}.familyName`,
    kind: "name",
    label: { en: "Family name of the representative", fr: "Nom de famille du représentant" },
    needed: "always",
  },
  {
    path: `${at}.givenNames`,
    kind: "name",
    label: { en: "Given names of the representative", fr: "Prénoms du représentant" },
    hint: nameWords.oneName,
  },
  { path: `${at}.organization`, kind: "text", label: { en: "Firm or organization", fr: "Cabinet ou organisme" } },
];

export const cancelled: FormSection = {
  id: "cancelled",
  title: { en: "Section C: representative who no longer acts", fr: "Section C\u00A0: représentant qui n’agit plus" },
  shown: cancels,
  parts: namesOf("cancelled"),
};

export const withdrawn: FormSection = {
  id: "withdrawn",
  title: { en: "Section D: representative who withdraws", fr: "Section D\u00A0: représentant qui se retire" },
  shown: withdraws,
  parts: [
    ...namesOf("withdrawn"),
    {
      path: "withdrawn.signedOn",
      kind: "date",
      label: { en: "Signed by the representative on", fr: "Signé par le représentant le" },
    },
  ],
};

export const declaration: FormSection = {
  id: "declaration",
  title: { en: "Section E: declaration", fr: "Section E\u00A0: déclaration" },
  lead: {
    en: "Sign on the form after you have read it. A parent or guardian signs for a person under 18. Fill in a date only if that is the day on which you sign.",
    fr: "Signez le formulaire après l’avoir lu. Un parent ou tuteur signe pour une personne de moins de 18 ans. Ne remplissez une date que si c’est le jour de la signature.",
  },
  parts: [
    {
      path: "declaration.signedOn",
      kind: "date",
      label: { en: "Signed by the applicant on", fr: "Signé par la personne qui fait la demande le" },
    },
  ],
};
