import { fill, type Text } from "@boreal/domain/kernel/text";

const texts = {
  tooLong: {
    en: "The form has room for {limit} characters here and this has {length}. Shorten it, or put the rest in a letter of explanation.",
    fr: "Le formulaire a de la place pour {limit} caractères ici et il y en a {length}. Raccourcissez, ou mettez la suite dans une lettre d’explication.",
  },
  wrongSigns: {
    en: "The form does not accept all of these characters. Write it as the passport does in plain letters.",
    fr: "Le formulaire n’accepte pas tous ces caractères. Écrivez-le comme dans le passeport, en lettres simples.",
  },
  notAnOption: {
    en: "This is not one of the choices of the form. Choose again.",
    fr: "Ce n’est pas un des choix du formulaire. Choisissez de nouveau.",
  },
  notADate: {
    en: "This is not a date that the form accepts. Write year, month and day.",
    fr: "Ce n’est pas une date que le formulaire accepte. Écrivez l’année, le mois et le jour.",
  },
  notYesOrNo: {
    en: "The form accepts Yes or No here.",
    fr: "Le formulaire accepte Oui ou Non ici.",
  },
  notATelephoneNumber: {
    en: "A number in Canada or the United States has ten digits, and any other has a country code of one to three digits.",
    fr: "Un numéro au Canada ou aux États-Unis compte dix chiffres, et tout autre a un indicatif de pays d’un à trois chiffres.",
  },
  cityNotListed: {
    en: "The form’s list of cities for this province does not have this name. Choose the city in the form, in Adobe Reader.",
    fr: "La liste des villes du formulaire pour cette province ne contient pas ce nom. Choisissez la ville dans le formulaire, dans Adobe Reader.",
  },
  countryNotListed: {
    en: "The form’s list does not have this country or territory here. Choose what fits in the form, in Adobe Reader.",
    fr: "La liste du formulaire ne contient pas ce pays ou territoire ici. Choisissez ce qui convient dans le formulaire, dans Adobe Reader.",
  },
  countryInParts: {
    en: "The form asks for England, Northern Ireland, Scotland or Wales here. Choose it in the form, in Adobe Reader.",
    fr: "Le formulaire demande ici l’Angleterre, l’Écosse, l’Irlande du Nord ou le pays de Galles. Choisissez dans le formulaire, dans Adobe Reader.",
  },
  goesOn: {
    en: "The box has room for {limit} characters and this has {length}. The whole text is on the further sheet, to be sent with the form.",
    fr: "La case a de la place pour {limit} caractères et il y en a {length}. Le texte entier figure sur la feuille supplémentaire, à envoyer avec le formulaire.",
  },
  dateInPart: {
    en: "The box takes only a whole date, so it stays empty. What is known of this date is on the further sheet, to be sent with the form.",
    fr: "La case n’accepte qu’une date complète et reste donc vide. Ce qui est connu de cette date figure sur la feuille supplémentaire, à envoyer avec le formulaire.",
  },
  rowsGoOn: {
    en: "The file has {limit} rows here and there are {length}. The first {limit} are in it. The others are on the further sheet, to be sent with the form.",
    fr: "Le fichier a {limit} lignes ici et il y en a {length}. Les {limit} premières y sont. Les autres figurent sur la feuille supplémentaire, à envoyer avec le formulaire.",
  },
  chosenInForm: {
    en: "How the form stores this choice is not known. Choose it in the form, in Adobe Reader, as on the answer sheet.",
    fr: "La façon dont le formulaire enregistre ce choix n’est pas connue. Choisissez dans le formulaire, dans Adobe Reader, comme sur la feuille de réponses.",
  },
  noPlace: {
    en: "The form has no field for this. It stays in the case.",
    fr: "Le formulaire n’a pas de champ pour cela. Cela reste dans le dossier.",
  },
} as const satisfies Readonly<Record<string, Text>>;

export type ValueCode = keyof typeof texts;

export const valueTexts: Readonly<Record<ValueCode, Text>> = texts;

/** A value that the form cannot hold. Nothing is cut: whoever asks decides what becomes of it. */
export type ValueRefusal = {
  readonly field: string;
  readonly code: ValueCode;
  readonly text: Text;
  /** The place in the file. */
  readonly path: string;
  readonly limit?: number;
  readonly length?: number;
  /** The nearest text that the form does hold. */
  readonly nearest?: string;
};

type Facts = Pick<ValueRefusal, "limit" | "length" | "nearest">;

export const valueRefusal = (code: ValueCode, field: string, path: string, facts: Facts = {}): ValueRefusal => ({
  field,
  code,
  path,
  text: fill(texts[code], {
    ...(facts.limit === undefined ? {} : { limit: facts.limit }),
    ...(facts.length === undefined ? {} : { length: facts.length }),
  }),
  ...facts,
});
