import { isIsoDate, latestToday, type IsoDate } from "../../kernel/calendarDate.ts";
import { hasPictures } from "../../kernel/pictures.ts";
import { isPartialDate, knownPart } from "../../kernel/partialDate.ts";
import { isOfOtherCalendar, isPastOfOtherCalendar, otherCalendar } from "../../kernel/otherCalendar.ts";
import type { Text } from "../../kernel/text.ts";
import { amountRefusal, readTypedAmount } from "../../kernel/typedAmount.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import { countryCodes } from "../../lists/countries.ts";
import { provinceCodes } from "../../lists/provinces.ts";
import type { DocumentField, TypedValue } from "./documentField.ts";

/** A typed value as it is kept, or why it is not taken. Nothing is guessed: what is not plainly of its kind is asked for again. */
export type ReadTyped = { readonly value: TypedValue } | { readonly refused: Refusal };

const sentences = {
  date: {
    en: "This value is a date. Enter the day, the month and the year as they are printed on the document.",
    fr: "Cette valeur est une date. Entrez le jour, le mois et l’année comme ils figurent sur le document.",
  },
  future: {
    en: "This date is after today. Look at the document again.",
    fr: "Cette date est après aujourd’hui. Regardez de nouveau le document.",
  },
  money: {
    en: "This value is an amount. Enter it in digits with at most three decimals, such as 450.50. The currency is a value of its own.",
    fr: "Cette valeur est un montant. Entrez-le en chiffres avec au plus trois décimales, par exemple 450,50. La devise est une valeur à part.",
  },
  positive: { en: "This amount cannot be below zero.", fr: "Ce montant ne peut pas être inférieur à zéro." },
  whole: {
    en: "This value is a whole number from 0 to {most}.",
    fr: "Cette valeur est un nombre entier de 0 à {most}.",
  },
  number: { en: "This value is a number from 0 to {most}.", fr: "Cette valeur est un nombre de 0 à {most}." },
  choice: { en: "Choose one of the listed values.", fr: "Choisissez une des valeurs de la liste." },
  country: { en: "Choose the country from the list.", fr: "Choisissez le pays dans la liste." },
  province: {
    en: "Choose the province or territory from the list.",
    fr: "Choisissez la province ou le territoire dans la liste.",
  },
  yesNo: { en: "Answer yes or no.", fr: "Répondez par oui ou par non." },
  long: {
    en: "This value is too long. Enter only what is printed on the document, at most {most} characters.",
    fr: "Cette valeur est trop longue. Entrez seulement ce qui est imprimé sur le document, au plus {most} caractères.",
  },
  short: {
    en: "This number is too short. It has at least {least} characters. Enter all of it, as it is printed.",
    fr: "Ce numéro est trop court. Il compte au moins {least} caractères. Entrez-le en entier, comme il est imprimé.",
  },
  signs: {
    en: "Use letters and digits only, as they are printed.",
    fr: "Utilisez seulement des lettres et des chiffres, comme ils sont imprimés.",
  },
  name: {
    en: "Write the name with letters only, as it is printed on the document.",
    fr: "Écrivez le nom avec des lettres seulement, comme il figure sur le document.",
  },
  notTyped: {
    en: "You cannot enter this value. It is found in the file itself.",
    fr: "Vous ne pouvez pas entrer cette valeur. Elle est constatée dans le fichier lui-même.",
  },
} satisfies Record<string, Text>;

const no = (code: string, text: Text, values?: Readonly<Record<string, number>>): ReadTyped => ({
  refused: refusal(code, text, values),
});

/** Spaces, hyphens and full stops in a printed number say nothing. */
const printedSeparators = /[\s.\u002D\u2010-\u2015]/g;

/** `typed` is not empty. */
export function readTyped(field: DocumentField, typed: string, today: IsoDate): ReadTyped {
  switch (field.kind) {
    case "text":
      return readText(field, typed);
    case "code":
      return readCode(field, typed);
    case "date":
      if (isIsoDate(typed) && (field.isPast ? isPastOfOtherCalendar : isOfOtherCalendar)(typed, today))
        return { refused: otherCalendar };
      if (field.mayBePartial && /^(?:19|20)\d\d(?:-|$)/.test(knownPart(typed)) && isPartialDate(typed))
        return knownPart(typed) > latestToday(today)
          ? no("dateAfterToday", sentences.future)
          : { value: knownPart(typed) };
      if (!isIsoDate(typed) || typed < "1900-01-01" || typed > "2199-12-31") return no("dateExpected", sentences.date);
      return field.isPast && typed > latestToday(today) ? no("dateAfterToday", sentences.future) : { value: typed };
    case "money":
      return readMoney(typed, field.mayBeNegative === true);
    case "number":
      return readNumber(typed, field);
    case "choice":
      return oneOf(
        typed,
        field.choices.map(({ id }) => id),
        "choiceExpected",
        sentences.choice,
      );
    case "country":
      return oneOf(typed, countryCodes, "countryExpected", sentences.country);
    case "province":
      return oneOf(typed, provinceCodes, "provinceExpected", sentences.province);
    case "yesNo":
      return typed === "true" || typed === "false" ? { value: typed === "true" } : no("yesNoExpected", sentences.yesNo);
    case "found":
    case "rows":
      return no("fieldNotTyped", sentences.notTyped);
  }
}

function readText({ most, isName }: Extract<DocumentField, { kind: "text" }>, typed: string): ReadTyped {
  if (typed.length > most) return no("valueTooLong", sentences.long, { most });
  return isName && (!/\p{L}/u.test(typed) || hasPictures(typed))
    ? no("nameExpected", sentences.name)
    : { value: typed };
}

function readCode(field: Extract<DocumentField, { kind: "code" }>, typed: string): ReadTyped {
  const code = typed.replaceAll(printedSeparators, "").toUpperCase();
  if (field.among && !field.among.has(code)) return no("codeExpected", field.otherwise ?? sentences.signs);
  if (code.length > field.most) return no("valueTooLong", sentences.long, { most: field.most });
  if (code === "" || (field.pattern && !field.pattern.test(code)))
    return no("codeExpected", field.otherwise ?? sentences.signs);
  if (field.least !== undefined && code.length < field.least)
    return no("valueTooShort", sentences.short, { least: field.least });
  return { value: code };
}

/** In the shape of the case file: a point for the decimals, no mark for the thousands. The screen reads what each language writes. */
/** With marks of thousands, and a sign that no one country has to itself. Letters name a currency, which is a value of its own. */
export function amountInDigits(typed: string): number | undefined {
  const read = /\p{L}/u.test(typed) ? undefined : readTypedAmount(typed);
  return read?.is === "amount" && Math.abs(read.dollars) < 1e12 ? read.dollars : undefined;
}

function readMoney(typed: string, mayBeNegative: boolean): ReadTyped {
  const value = /^-?\d{1,12}(\.\d{1,3})?$/.test(typed) ? Number(typed) : amountInDigits(typed);
  if (value === undefined) {
    const told = amountRefusal(typed);
    return told.code === "twoReadings" ? { refused: told } : no("moneyExpected", sentences.money);
  }
  return value < 0 && !mayBeNegative ? no("moneyNegative", sentences.positive) : { value };
}

function readNumber(typed: string, { whole, most }: Extract<DocumentField, { kind: "number" }>): ReadTyped {
  const value = Number(typed);
  const fits = /^\d{1,4}(\.\d{1,2})?$/.test(typed) && value <= most && (!whole || Number.isInteger(value));
  return fits ? { value } : no("numberExpected", whole ? sentences.whole : sentences.number, { most });
}

const oneOf = (typed: string, ids: readonly string[], code: string, sentence: Text): ReadTyped =>
  ids.includes(typed) ? { value: typed } : no(code, sentence);
