import { birthdayInPast, bornSinceForms, fromNotAfterToday } from "../../fields/checks/dates.ts";
import { nameWords } from "../../fields/names.ts";
import type { Text } from "../../kernel/text.ts";
import { imm5669Applicants } from "../../lists/officialForms/formChoices5669.ts";
import { filledWith } from "../familyInformation/familyPrefill.ts";
import { ofParent, unknownParentLead } from "../familyInformation/unknownParent.ts";
import type { FactName, Member } from "../familyInformation/memberFacts.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormField, FormSection } from "../fields/field.ts";
import { byRule } from "../prefills/origins.ts";

/** Whose schedule it is, and the parents. */

const [principal, family] = ["1", "2"];

export const aboutYou: FormSection = {
  id: "aboutYou",
  title: { en: "About you", fr: "À propos de vous" },
  lead: {
    en: "You do not send this form with Express Entry. IRCC asks the same on screen: what you enter here is in order on the answer sheet, to be copied.",
    fr: "Vous n’envoyez pas ce formulaire avec Entrée express. IRCC demande la même chose à l’écran\u00A0: ce que vous entrez ici est en ordre sur la feuille de réponses, à recopier.",
  },
  parts: [
    {
      path: "applicantKind",
      kind: "choice",
      label: { en: "You are", fr: "Vous êtes" },
      choices: choicesOf(imm5669Applicants),
      isDerived: true,
      prefill: byRule({ en: "from whose form this is", fr: "d’après la personne dont c’est le formulaire" }, (the) =>
        the.person.role === "main" ? principal : family,
      ),
    },
    {
      path: "applicant.familyName",
      kind: "name",
      label: nameWords.familyName,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      prefill: filledWith("applicant", "familyName"),
    },
    {
      path: "applicant.givenNames",
      kind: "name",
      label: nameWords.givenNames,
      hint: {
        en: "As in the passport. Leave it empty if it shows only one name.",
        fr: "Comme dans le passeport. Laissez vide s’il ne porte qu’un seul nom.",
      },
      prefill: filledWith("applicant", "givenNames"),
    },
    {
      path: "applicant.nativeName",
      kind: "name",
      inAnyScript: true,
      label: {
        en: "Full name in the writing of your own language",
        fr: "Nom complet dans l’écriture de votre langue",
      },
      hint: {
        en: "For example in Chinese, Arabic or Cyrillic letters. Leave it empty if your language uses Latin letters.",
        fr: "Par exemple en caractères chinois, arabes ou cyrilliques. Laissez vide si votre langue s’écrit en lettres latines.",
      },
      prefill: filledWith("applicant", "nativeName"),
    },
    {
      path: "applicant.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: filledWith("applicant", "dateOfBirth"),
    },
  ],
};

type Parent = {
  readonly at: "father" | "mother";
  readonly of: Text;
  /** The mother by the name that she had at birth, which no other form asks. */
  readonly name: { readonly path: string; readonly label: Text; readonly fact?: FactName };
};

const parentFields = ({ at, of, name }: Parent): readonly FormField[] => {
  const label = (words: Text): Text => ({
    en: `${of.en}: ${words.en.charAt(0).toLowerCase()}${words.en.slice(1)}`,
    fr: `${of.fr}\u00A0: ${words.fr.charAt(0).toLowerCase()}${words.fr.slice(1)}`,
  });
  const member: Member = at;
  return ofParent(`${at}.${name.path}`, [
    {
      path: `${at}.${name.path}`,
      kind: "name",
      label: label(name.label),
      needed: "always",
      ...(name.fact ? { prefill: filledWith(member, name.fact) } : {}),
    },
    {
      path: `${at}.givenNames`,
      kind: "name",
      label: label(nameWords.givenNames),
      prefill: filledWith(member, "givenNames"),
    },
    {
      path: `${at}.dateOfBirth`,
      kind: "partialDate",
      label: label({ en: "Date of birth", fr: "Date de naissance" }),
      needed: "always",
      checks: [birthdayInPast],
      prefill: filledWith(member, "dateOfBirth"),
    },
    {
      path: `${at}.birthCity`,
      kind: "text",
      label: label({ en: "City or town of birth", fr: "Ville de naissance" }),
      needed: "always",
    },
    {
      path: `${at}.countryOfBirth`,
      kind: "country",
      label: label({ en: "Country or territory of birth", fr: "Pays ou territoire de naissance" }),
      needed: "always",
      prefill: filledWith(member, "countryOfBirth"),
    },
    {
      path: `${at}.dateOfDeath`,
      kind: "date",
      label: label({ en: "Date of death, if deceased", fr: "Date du décès, s’il y a lieu" }),
      checks: [fromNotAfterToday],
    },
  ]);
};

export const parents: FormSection = {
  id: "parents",
  title: { en: "Your father and your mother", fr: "Votre père et votre mère" },
  lead: unknownParentLead,
  parts: [
    ...parentFields({
      at: "father",
      of: { en: "Father", fr: "Père" },
      name: { path: "familyName", label: nameWords.familyName, fact: "familyName" },
    }),
    ...parentFields({
      at: "mother",
      of: { en: "Mother", fr: "Mère" },
      name: {
        path: "familyNameAtBirth",
        label: { en: "Family name at birth", fr: "Nom de famille à la naissance" },
      },
    }),
  ],
};
