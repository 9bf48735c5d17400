import type { Text } from "../../kernel/text.ts";
import { ofText } from "../../fields/checks/checks.ts";
import type { FieldKind } from "../../fields/kinds.ts";
import { refusalOf } from "../../fields/kindChecks.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { isPartialDate, knownPart } from "../../kernel/partialDate.ts";
import { advice, refusal, type Refusal } from "../../kernel/validation.ts";
import { namesNoCountry } from "../../lists/countries.ts";
import { isBritishNationality } from "../../lists/officialForms/britishNationalities.ts";
import type { FormCheck, FormField, FormValue } from "./field.ts";
import type { FormReader } from "../formReader.ts";

/** What the boxes of an official form ask of a value beside its kind and its own checks: characters, lengths, countries. */

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
    en: "The official form does not accept {signs}. Write it in Latin letters, with French accents at most.",
    fr: "Le formulaire officiel n’accepte pas {signs}. Écrivez-le en lettres latines, avec des accents français tout au plus.",
  };
  return refusal("formCharacters", signs, { signs: others.slice(0, 5).join(" ") });
});

const inLatin: ReadonlySet<FieldKind> = new Set<FieldKind>(["text", "name", "multiline"]);

const tooLong: Text = { en: "Write {most} characters or fewer.", fr: "Écrivez {most} caractères ou moins." };

/** Most characters that the product takes. */
const mostTaken = (field: FormField, the: FormReader): number | undefined => field.length?.(the)?.most;

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
    if (most === undefined || typeof value !== "string" || [...value].length <= most) return undefined;
    return field.goesOn ? advice(textGoesOn, goesOnSheet, { most }) : refusal("formTextMax", tooLong, { most });
  };

/** A number of a paper, of a telephone or of dollars: with a part of it left out it is another number. */
export const isNumber = ({ kind, asWritten }: FormField): boolean =>
  kind === "digits" || kind === "amount" || asWritten !== undefined;

const numberTooLong: Text = {
  en: "The box on the official form has room for {most} characters. Check what is here, and enter it again.",
  fr: "La case du formulaire officiel a de la place pour {most} caractères. Vérifiez ce qui est inscrit ici, puis entrez-le de nouveau.",
};
const boxHolds: Text = {
  en: "The box on the official form has room for {most} characters. Shorten this.",
  fr: "La case du formulaire officiel a de la place pour {most} caractères. Raccourcissez ce texte.",
};
/** The code of the advice about a text that goes on elsewhere; its values say how much the box holds (`most`). */
export const textGoesOn = "formTextGoesOn";
const goesOnSheet: Text = {
  en: "The box on the official form has room for {most} characters. The whole text goes on the further sheet. Send it with the form.",
  fr: "La case du formulaire officiel a de la place pour {most} caractères. Le texte entier va sur la feuille supplémentaire. Envoyez-la avec le formulaire.",
};
const restGoesElsewhere: Text = {
  en: "The box on the official form has room for {most} characters. The whole text goes on the answer sheet, to be sent as a separate page.",
  fr: "La case du formulaire officiel a de la place pour {most} caractères. Le texte entier va sur la feuille de réponses, à envoyer comme page distincte.",
};

/** What the edition of the day holds; a long text may go on, on a page of its own. */
const withinBox =
  (field: FormField): FormCheck =>
  (value, the) => {
    const most = mostInBox(field, the);
    if (most === undefined || typeof value !== "string" || [...value].length <= most) return undefined;
    return field.kind === "multiline" || field.goesOn
      ? advice(textGoesOn, restGoesElsewhere, { most })
      : refusal("formBoxMax", isNumber(field) ? numberTooLong : boxHolds, { most });
  };

const chooseAPart = refusal("formCountryInParts", {
  en: "The official form asks for England, Northern Ireland, Scotland or Wales here. Choose one of them.",
  fr: "Le formulaire officiel demande ici l’Angleterre, l’Écosse, l’Irlande du Nord ou le pays de Galles. Choisissez l’un d’eux.",
});
const aPart: FormCheck = (value) => (value === "GB" ? chooseAPart : undefined);

const chooseACountry = refusal("formRealCountry", {
  en: "The form needs a country or territory here. Choose one from the list.",
  fr: "Le formulaire demande ici un pays ou un territoire. Choisissez-en un dans la liste.",
});
const aRealCountry: FormCheck = (value) => (namesNoCountry(value) ? chooseACountry : undefined);

/** The code of the advice about a date that no single box can hold. */
export const dateGoesOn = "formDateGoesOn";
const inOneBox: Text = {
  en: "The box on the official form accepts whole dates only, so it stays empty. What you know goes on the further sheet. Send it with the form.",
  fr: "La case du formulaire officiel n’accepte que les dates complètes et reste donc vide. Ce que vous savez va sur la feuille supplémentaire. Envoyez-la avec le formulaire.",
};
const aWholeDate: FormCheck = ofText((value) =>
  isPartialDate(value) && !isIsoDate(knownPart(value)) ? advice(dateGoesOn, inOneBox) : undefined,
);

const notBritishKind: FormCheck = (value) => (isBritishNationality(value) ? chooseACountry : undefined);

const boxChecks = (field: FormField): readonly FormCheck[] => [
  ...(inLatin.has(field.kind) && !field.inAnyScript ? [charactersFit] : []),
  ...(field.inParts ? [aPart] : []),
  ...(field.isRealCountry ? [aRealCountry] : []),
  ...(field.kind === "partialDate" && !field.takesParts ? [aWholeDate] : []),
  ...(field.kind === "country" && !field.isCitizenship ? [notBritishKind] : []),
  withinMost(field),
  withinBox(field),
];

/** What is wrong with a value of a form, else what follows from it. */
export const formRefusal = (field: FormField, value: FormValue, the: FormReader): Refusal | undefined =>
  refusalOf(field, value, the, boxChecks(field));
