import { addYears, inMessage, isIsoDate, isIsoMonth } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { advice, refusal, type Refusal } from "../../kernel/validation.ts";
import { countryCodes, namesNoCountry } from "../../lists/countries.ts";
import { unitedKingdomParts } from "../../lists/officialForms/unitedKingdomParts.ts";
import { provinceCodes } from "../../lists/provinces.ts";
import { stateFormCodes } from "../../lists/officialForms/placeFormCodes.ts";
import { dateWindow } from "../../tables/answerLimits.ts";
import type { FormCheck, FormField } from "./field.ts";
import type { FormReader } from "../formReader.ts";
import { languageChoices } from "./choices.ts";

/** What every value of a kind must satisfy. English wording marked "spec" is document 1 section 5’s own. */

const ofText =
  (check: (value: string, the: Parameters<FormCheck>[1]) => ReturnType<FormCheck>): FormCheck =>
  (value, the) =>
    typeof value === "string" ? check(value, the) : wrongKind;

const wrongKind = refusal("formValueKind", {
  en: "This value does not fit the field. Enter it again.",
  fr: "Cette valeur ne convient pas au champ. Entrez-la de nouveau.",
});

/** spec */
export const invalidDate = refusal("invalidDateFormat", { en: "Invalid date format", fr: "Format de date non valide" });

/** spec: after 100 years ago and before 30 years ahead. */
function withinWindow(value: string, the: FormReader): Refusal | undefined {
  const window = the.case.row(dateWindow);
  if (!window.found) return undefined;
  const earliest = addYears(the.case.today(), -window.row.value.yearsBack);
  const latest = addYears(the.case.today(), window.row.value.yearsAhead);
  const asPrecise = (day: string) => day.slice(0, value.length);
  if (value <= asPrecise(earliest))
    return refusal(
      "dateMustBeAfter",
      { en: "Date must be after {date}", fr: "La date doit être après le {date}" },
      { date: inMessage(earliest) },
    );
  return value >= asPrecise(latest)
    ? refusal(
        "dateMustBeBefore",
        { en: "Date must be before {date}", fr: "La date doit être avant le {date}" },
        { date: inMessage(latest) },
      )
    : undefined;
}

/** spec: a valid date. */
const dateInWindow: FormCheck = ofText((value, the) => (isIsoDate(value) ? withinWindow(value, the) : invalidDate));

/** spec: the same of a month, which is compared as one. */
const monthInWindow: FormCheck = ofText((value, the) => (isIsoMonth(value) ? withinWindow(value, the) : invalidDate));

/**
 * What the boxes of the authority’s forms take: what an English keyboard writes, and letters with French accents
 * (docs/facts/official-forms.md section 3). The offending signs are named, for they are easily overlooked.
 */
export const fitsForm = /^[ -{}~\néàèùâêîôûëïöüæçœÉÀÈÙÂÊÎÔÛËÏÖÜÆÇŒ]$/;

/** Curved quotes, long dashes, an ellipsis and wide spaces: typed plainly when the file is written (official-forms, maps/signs.ts). */
const setByPrograms =
  /[\u2018\u2019\u02BC\u00B4\u2032\u201C\u201D\u00AB\u00BB\u2010-\u2015\u2212\u2026\u00A0\u202F\u2009]/g;

const charactersFit: FormCheck = ofText((value) => {
  const others = [...new Set(value.normalize("NFC").replaceAll(setByPrograms, "-"))].filter(
    (sign) => !fitsForm.test(sign),
  );
  if (others.length === 0) return undefined;
  const signs: Text = {
    en: "The official form cannot hold {signs}. Write it in Latin letters, with French accents at most.",
    fr: "Le formulaire officiel ne peut pas contenir {signs}. Écrivez-le en lettres latines, avec des accents français tout au plus.",
  };
  return refusal("formCharacters", signs, { signs: others.slice(0, 5).join(" ") });
});

const onlyDigits = (code: string, sentence: Text): FormCheck =>
  ofText((value) => (/^\d+$/.test(value) ? undefined : refusal(code, sentence)));

const digits = onlyDigits("formDigits", {
  en: "Enter digits only, without spaces or signs.",
  fr: "Entrez seulement des chiffres, sans espaces ni signes.",
});

const amount: FormCheck = ofText((value) =>
  /^\d+$/.test(value)
    ? undefined
    : refusal("formAmount", {
        en: "Enter whole dollars, in digits only.",
        fr: "Entrez des dollars entiers, en chiffres seulement.",
      }),
);

const notAChoice = refusal("formNotAChoice", {
  en: "Choose one of the values of the list.",
  fr: "Choisissez une des valeurs de la liste.",
});

const among = (ids: readonly string[]): FormCheck => {
  const known = new Set(ids);
  return ofText((value) => (known.has(value) ? undefined : notAChoice));
};

const yesOrNo: FormCheck = (value) => (typeof value === "boolean" ? undefined : wrongKind);

const ofKind: { readonly [kind in FormField["kind"]]: readonly FormCheck[] } = {
  text: [charactersFit],
  name: [charactersFit],
  nativeName: [],
  multiline: [charactersFit],
  date: [dateInWindow],
  month: [monthInWindow],
  yesNo: [yesOrNo],
  tick: [yesOrNo],
  choice: [],
  language: [among(languageChoices.map(({ id }) => id))],
  country: [among([...countryCodes, ...unitedKingdomParts.map(({ code }) => code)])],
  province: [among(provinceCodes)],
  state: [among([...provinceCodes, ...stateFormCodes.entries.map(({ id }) => id)])],
  amount: [amount],
  digits: [digits],
  phone: [],
  email: [],
};

const ofChoices =
  (field: FormField): FormCheck =>
  (value, the) => {
    const choices = typeof field.choices === "function" ? field.choices(the) : (field.choices ?? []);
    return choices.some(({ id }) => id === value) ? undefined : notAChoice;
  };

const tooLong: Text = { en: "Write {most} characters or fewer.", fr: "Écrivez {most} caractères ou moins." };

/** Most characters that the product takes. */
const mostTaken = (field: FormField, the: FormReader): number | undefined => {
  const row = field.most && the.case.row(field.most);
  return row?.found ? row.row.value : undefined;
};

/** Most characters that the box of the edition of the day holds. */
const mostInBox = (field: FormField, the: FormReader): number | undefined => {
  const lengths = the.form.lengths && the.case.row(the.form.lengths);
  return lengths?.found ? lengths.row.value[the.lengthKey(field)] : undefined;
};

/** Most characters that a text may have; a long text may go on outside its box. */
export function mostOfText(field: FormField, the: FormReader): number | undefined {
  const limits = [mostTaken(field, the), field.kind === "multiline" ? undefined : mostInBox(field, the)].filter(
    (most) => most !== undefined,
  );
  return limits.length === 0 ? undefined : Math.min(...limits);
}

const withinMost =
  (field: FormField): FormCheck =>
  (value, the) => {
    const most = mostTaken(field, the);
    return most !== undefined && typeof value === "string" && [...value].length > most
      ? refusal("formTextMax", tooLong, { most })
      : undefined;
  };

/** A number of a paper, of a telephone or of dollars: with a part of it left out it is another number. */
export const isNumber = ({ kind, asWritten }: FormField): boolean =>
  kind === "digits" || kind === "amount" || asWritten !== undefined;

const numberTooLong: Text = {
  en: "The box on the official form holds {most} characters. Check what stands here, and enter it anew.",
  fr: "La case du formulaire officiel contient {most} caractères. Vérifiez ce qui est inscrit ici, puis entrez-le de nouveau.",
};
const boxHolds: Text = {
  en: "The box on the official form holds {most} characters. Shorten this.",
  fr: "La case du formulaire officiel contient {most} caractères. Raccourcissez ce texte.",
};
/** The code of the advice about a text that goes on elsewhere; its values say how much the box holds (`most`). */
export const textGoesOn = "formTextGoesOn";
const restGoesElsewhere: Text = {
  en: "The box on the official form holds {most} characters. The whole text goes on the answer sheet, to be sent as a separate page.",
  fr: "La case du formulaire officiel contient {most} caractères. Le texte entier va sur la feuille de réponses, à envoyer comme page distincte.",
};

/** What the edition of the day holds; a long text may go on, on a page of its own. */
const withinBox =
  (field: FormField): FormCheck =>
  (value, the) => {
    const most = mostInBox(field, the);
    if (most === undefined || typeof value !== "string" || [...value].length <= most) return undefined;
    return field.kind === "multiline"
      ? advice(textGoesOn, restGoesElsewhere, { most })
      : refusal("formBoxMax", isNumber(field) ? numberTooLong : boxHolds, { most });
  };

const chooseAPart = refusal("formCountryInParts", {
  en: "The official form asks for England, Northern Ireland, Scotland or Wales here. Choose one of them.",
  fr: "Le formulaire officiel demande ici l’Angleterre, l’Écosse, l’Irlande du Nord ou le pays de Galles. Choisissez l’un d’eux.",
});
const aPart: FormCheck = (value) => (value === "GB" ? chooseAPart : undefined);

const chooseACountry = refusal("formRealCountry", {
  en: "The form needs a country or territory here. Choose one of the list.",
  fr: "Le formulaire demande ici un pays ou un territoire. Choisissez-en un dans la liste.",
});
const aRealCountry: FormCheck = (value) => (namesNoCountry(value) ? chooseACountry : undefined);

const checks = new WeakMap<FormField, readonly FormCheck[]>();

/** The checks that go with the kind of a field, its choices and its lengths. */
export function checksOfKind(field: FormField): readonly FormCheck[] {
  const known = checks.get(field);
  if (known) return known;
  const all = [
    ...ofKind[field.kind],
    ...(field.choices ? [ofChoices(field)] : []),
    ...(field.inParts ? [aPart] : []),
    ...(field.isRealCountry ? [aRealCountry] : []),
    withinMost(field),
    withinBox(field),
  ];
  checks.set(field, all);
  return all;
}
