import { addYears, inMessage, isIsoDate, isIsoMonth } from "../kernel/calendarDate.ts";
import { isOfOtherCalendar, otherCalendar } from "../kernel/otherCalendar.ts";
import { isPartialDate } from "../kernel/partialDate.ts";
import { amountRefusal } from "../kernel/typedAmount.ts";
import { refusal, type Refusal } from "../kernel/validation.ts";
import { countryCodes } from "../lists/countries.ts";
import { britishNationalities } from "../lists/officialForms/britishNationalities.ts";
import { unitedKingdomParts } from "../lists/officialForms/unitedKingdomParts.ts";
import { provinceCodes } from "../lists/provinces.ts";
import { dateWindow, largestAmount } from "../tables/answerLimits.ts";
import { matches, ofText } from "./checks/checks.ts";
import { withoutPictures } from "./checks/texts.ts";
import type { FieldDefinition, Today, ValueCheck } from "./field.ts";
import { storedAs, type FieldKind } from "./kinds.ts";

/** What every value of a kind must satisfy. English wording marked "spec" is the specification’s own (document 1 section 5). */

const wrongKind = refusal("formValueKind", {
  en: "This value is not right for this field. Enter it again.",
  fr: "Cette valeur ne convient pas au champ. Entrez-la de nouveau.",
});

const isOfKind = (kind: FieldKind): ValueCheck => {
  const isOne = storedAs(kind);
  return (value) => (isOne(value) ? undefined : wrongKind);
};

/** spec */
const invalidDate = refusal("invalidDateFormat", {
  en: "Invalid date format",
  fr: "Entrez une date réelle, par exemple 7 9 2027",
});

const isReal = (isFine: (value: string) => boolean): ValueCheck =>
  ofText((value) => (isFine(value) ? undefined : invalidDate));

const ofThisCalendar: ValueCheck = ofText((value, the) =>
  isOfOtherCalendar(value, the.today()) ? otherCalendar : undefined,
);

/** spec; after 100 years ago and before 30 years ahead. A month is compared as one; what goes on has no end to compare. */
const inWindow: ValueCheck = ofText((value, the) => {
  const window = the.row(dateWindow);
  if (!window.found || value === "ongoing") return undefined;
  const earliest = addYears(the.today(), -window.row.value.yearsBack);
  const latest = addYears(the.today(), window.row.value.yearsAhead);
  const asPrecise = (day: string) => day.slice(0, value.length);
  if (value <= asPrecise(earliest)) {
    return refusal(
      "dateAfterWindow",
      { en: "Date must be after {date}", fr: "La date doit être après le {date}" },
      { date: inMessage(earliest) },
    );
  }
  return value >= asPrecise(latest)
    ? refusal(
        "dateBeforeWindow",
        { en: "Date must be before {date}", fr: "La date doit être avant le {date}" },
        { date: inMessage(latest) },
      )
    : undefined;
});

const digits = matches(
  "formDigits",
  {
    en: "Enter digits only, without spaces or symbols.",
    fr: "Entrez seulement des chiffres, sans espaces ni symboles.",
  },
  /^\d+$/,
);
const inDigits = refusal("formAmount", {
  en: "Enter whole dollars, in digits only.",
  fr: "Entrez des dollars entiers, en chiffres seulement.",
});
/** Another currency, or a text that can be read in two ways, is told as such. */
const amount: ValueCheck = ofText((value) => {
  if (/^\d+$/.test(value)) return undefined;
  const told = amountRefusal(value);
  return told.code === "notAnAmount" ? inDigits : told;
});

/** More than anybody pays or owns here is a slip of the hand, such as a number of an account. */
const amountTaken: ValueCheck = (value, the) => {
  const most = the.row(largestAmount);
  return most.found && Number(value) > most.row.value
    ? refusal(
        "amountTooLarge",
        {
          en: "This amount is too large. Check the number of zeros, and that it is in Canadian dollars.",
          fr: "Ce montant est trop élevé. Vérifiez le nombre de zéros, et qu’il est en dollars canadiens.",
        },
        { most: most.row.value },
      )
    : undefined;
};

const notAChoice = refusal("formNotAChoice", {
  en: "Choose one of the values on the list.",
  fr: "Choisissez une des valeurs de la liste.",
});

const areAmong = (value: unknown, known: ReadonlySet<unknown>): boolean =>
  Array.isArray(value) ? value.every((one) => known.has(one)) : known.has(value);

const amongThese = (values: readonly unknown[]): ValueCheck => {
  const known = new Set(values);
  return (value) => (areAmong(value, known) ? undefined : notAChoice);
};

const aCountry = amongThese([
  ...countryCodes,
  ...[...unitedKingdomParts, ...britishNationalities].map(({ code }) => code),
]);
const aProvince = amongThese(provinceCodes);

function amongChoices<R extends Today, V, C extends string | number>({
  choices = [],
}: FieldDefinition<R, V, C>): ValueCheck<R> {
  if (typeof choices !== "function") return amongThese(choices.map((choice) => choice.value));
  return (value, the) => (areAmong(value, new Set(choices(the).map((one) => one.value))) ? undefined : notAChoice);
}

type Checks = { readonly first: readonly ValueCheck[]; readonly last: readonly ValueCheck[] };

const none: Checks = { first: [], last: [] };

/** `first`: without it a check of the field would look at no value at all. `last`: a field has a sentence of its own before the one that all have. */
const ofKind: { readonly [kind in FieldKind]: Checks } = {
  text: none,
  name: { first: [], last: [withoutPictures] },
  multiline: none,
  texts: none,
  phone: none,
  email: none,
  number: none,
  money: { first: [], last: [amountTaken] },
  amount: { first: [], last: [amount, amountTaken] },
  digits: { first: [], last: [digits] },
  date: { first: [isReal(isIsoDate), ofThisCalendar], last: [inWindow] },
  // Parents may be older than any window; whoever applies has a check of its own (bornSinceForms).
  partialDate: { first: [isReal(isPartialDate), ofThisCalendar], last: [] },
  month: { first: [isReal(isIsoMonth), ofThisCalendar], last: [inWindow] },
  monthOrOngoing: {
    first: [isReal((value) => value === "ongoing" || isIsoMonth(value)), ofThisCalendar],
    last: [inWindow],
  },
  yesNo: none,
  tick: none,
  choice: none,
  choices: none,
  country: { first: [], last: [aCountry] },
  countries: { first: [], last: [aCountry] },
  province: { first: [], last: [aProvince] },
  // The list of codes comes with the questions that ask for one (checks/occupations.ts).
  occupation: none,
};

/** The checks of a field in the order in which they speak: those of its kind and its own. */
export function checksOf<R extends Today, V, C extends string | number>(
  field: FieldDefinition<R, V, C>,
): readonly ValueCheck<R, V>[] {
  const { first, last } = ofKind[field.kind];
  return [
    isOfKind(field.kind),
    ...first,
    ...(field.checks ?? []),
    ...(field.choices ? [amongChoices(field)] : []),
    ...last,
  ];
}

/** What is wrong with a value, else what follows from it. One thing at a time; `further`: what else is asked where the field stands. */
export function refusalOf<R extends Today, V, C extends string | number>(
  field: FieldDefinition<R, V, C>,
  value: V,
  the: R,
  further: readonly ValueCheck<R, V>[] = [],
): Refusal | undefined {
  return firstRefusal(further, value, the, firstRefusal(checksOf(field), value, the));
}

/** A refusal is never hidden behind advice. */
function firstRefusal<R, V>(
  checks: readonly ValueCheck<R, V>[],
  value: V,
  the: R,
  before?: Refusal,
): Refusal | undefined {
  let said = before;
  for (let at = 0; at < checks.length && (said === undefined || said.isAdvice); at += 1) {
    const next = (checks[at] as ValueCheck<R, V>)(value, the);
    if (next && (said === undefined || !next.isAdvice)) said = next;
  }
  return said;
}
