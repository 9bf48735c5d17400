import { lengthAtMost } from "../../fields/checks/texts.ts";
import type { Text } from "../../kernel/text.ts";
import { all, condition, not } from "../../kernel/condition.ts";
import { partOf } from "../../kernel/datedTable.ts";
import { familyFormLimits } from "../../tables/officialForms/formLimits.ts";
import { birthdayInPast } from "../../fields/checks/dates.ts";
import type { FormChoice, FormCondition, FormField, FormValue } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { filledWith } from "./familyPrefill.ts";
import type { Member } from "./memberFacts.ts";

/** Fields that both family forms ask of each person. */

const addressCharacters = partOf(familyFormLimits, (limits) => limits.addressCharacters);
const occupationCharacters = partOf(familyFormLimits, (limits) => limits.occupationCharacters);

/** Most children and siblings, by the dated table. */
export const mostOf =
  (people: "children" | "siblings") =>
  (the: FormReader): number | undefined => {
    const limits = the.case.row(familyFormLimits);
    return limits.found ? limits.row.value[people] : undefined;
  };

const hasDied: Text = {
  en: "the address says that the person has died",
  fr: "l’adresse indique que la personne est décédée",
};
export const saysDeceased = (value: FormValue | undefined): boolean =>
  typeof value === "string" && /^\s*(deceased|died|décédée?)(?!\p{L})/iu.test(value.normalize("NFC"));

/** Of a block by its path, or of the row in view. */
type BlockPath = { readonly at: string } | { readonly row: true };

const pathIn = (place: BlockPath, name: string): string => ("at" in place ? `${place.at}.${name}` : name);

export const isDeceased = (place: BlockPath): FormCondition =>
  condition(`deceased ${"at" in place ? place.at : "in row"}`, hasDied, (the) =>
    saysDeceased("at" in place ? the.value(pathIn(place, "presentAddress")) : the.inRow("presentAddress")),
  );

type Prefills = Partial<Record<DetailName, FormField["prefill"]>>;

type Block = {
  readonly place: BlockPath;
  /** Nothing in a row, which is filled in as a whole. */
  readonly prefills: Prefills;
  readonly choices: readonly FormChoice[];
  readonly needed: "always" | FormCondition;
  readonly shown?: FormCondition;
  readonly mayHaveDied: boolean;
};

type DetailName =
  | "dateOfBirth"
  | "countryOfBirth"
  | "maritalStatus"
  | "presentAddress"
  | "presentOccupation"
  | "willAccompany";

export const labels = {
  nativeName: { en: "Name in your own language and script", fr: "Nom dans votre langue et votre écriture" },
  nativeNameOfOther: { en: "Name in their own language and script", fr: "Nom dans sa langue et son écriture" },
  nativeHint: {
    en: "For example in Arabic, Cyrillic or Chinese characters. Leave it empty if you write it with Latin letters.",
    fr: "Par exemple en caractères arabes, cyrilliques ou chinois. Laissez vide si vous l’écrivez en lettres latines.",
  },
  dateOfBirth: { en: "Date of birth", fr: "Date de naissance" },
  countryOfBirth: { en: "Country or territory of birth", fr: "Pays ou territoire de naissance" },
  maritalStatus: { en: "Marital status", fr: "État matrimonial" },
  presentAddress: { en: "Present address, in one line", fr: "Adresse actuelle, sur une ligne" },
  addressHint: {
    en: "Street, city, province or state, postal code, country.",
    fr: "Rue, ville, province ou État, code postal, pays.",
  },
  addressOrDeath: {
    en: "If this person has died, write Deceased with the city, the country and the date.",
    fr: "Si cette personne est décédée, écrivez Décédé ou Décédée avec la ville, le pays et la date.",
  },
  presentOccupation: { en: "Present occupation", fr: "Profession actuelle" },
  occupationHint: {
    en: "Such as teacher, student, retired or homemaker.",
    fr: "Par exemple enseignement, études, retraite ou travail au foyer.",
  },
  willAccompany: {
    en: "Will this person come to Canada with you?",
    fr: "Cette personne viendra-t-elle au Canada avec vous?",
  },
  relationship: { en: "Relationship to you", fr: "Lien avec vous" },
} satisfies Record<string, Text>;

/** What is asked of a person besides the name; each form has its own order and leaves out what it has no box for. */
export function detailsOf({
  place,
  prefills,
  choices,
  needed,
  shown,
  mayHaveDied,
}: Block): Readonly<Record<DetailName, FormField>> {
  const inBlock = shown ? { shown } : {};
  const alive = not(isDeceased(place));
  const ofTheLiving = mayHaveDied ? (needed === "always" ? alive : all(needed, alive)) : needed;
  const shownToLiving = mayHaveDied ? { shown: shown ? all(shown, alive) : alive } : inBlock;
  const field = (name: DetailName, rest: Pick<FormField, "kind"> & Partial<FormField>): FormField => {
    const prefill = prefills[name];
    return {
      path: pathIn(place, name),
      label: labels[name],
      ...inBlock,
      needed,
      ...(prefill ? { prefill } : {}),
      ...rest,
    };
  };
  return {
    dateOfBirth: field("dateOfBirth", { kind: "partialDate", checks: [birthdayInPast] }),
    countryOfBirth: field("countryOfBirth", { kind: "country" }),
    maritalStatus: field("maritalStatus", { kind: "choice", choices, needed: ofTheLiving }),
    presentAddress: field("presentAddress", {
      kind: "text",
      hint: mayHaveDied ? labels.addressOrDeath : labels.addressHint,
      length: lengthAtMost(addressCharacters),
      goesOn: true,
    }),
    presentOccupation: field("presentOccupation", {
      kind: "text",
      hint: labels.occupationHint,
      needed: ofTheLiving,
      length: lengthAtMost(occupationCharacters),
    }),
    willAccompany: field("willAccompany", { kind: "yesNo", ...shownToLiving, needed: ofTheLiving }),
  };
}

/** In native script, where the form asks for it. */
export const nativeNameField = (member: Member, shown?: FormCondition): FormField => ({
  path: `${member}.nativeName`,
  kind: "name",
  inAnyScript: true,
  label: member === "applicant" ? labels.nativeName : labels.nativeNameOfOther,
  hint: labels.nativeHint,
  ...(shown ? { shown } : {}),
  prefill: filledWith(member, "nativeName"),
});

const prefillNames: readonly DetailName[] = [
  "dateOfBirth",
  "countryOfBirth",
  "presentAddress",
  "presentOccupation",
  "willAccompany",
];

/** What is known of a member, with the code that the form has for the marital status. */
export const prefillsOf = (
  member: Member,
  toCode: (word: FormValue, the: FormReader) => FormValue | undefined,
): Prefills => ({
  ...Object.fromEntries(prefillNames.map((name) => [name, filledWith(member, name)])),
  maritalStatus: filledWith(member, "maritalStatus", toCode),
});
