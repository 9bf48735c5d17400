/**
 * Every kind of field there is, with what is stored of it. A question and a field of an official form are both made of
 * these; whatever draws, reads, checks or keeps a value asks the kind, never where the field stands (ADR 0109).
 */
const stored = {
  /** One line. */
  text: "text",
  /** A text that names a person. */
  name: "text",
  multiline: "text",
  /** A list of short texts ("multi" in document 3 section 3.6). */
  texts: "texts",
  phone: "text",
  email: "text",
  number: "number",
  /** Canadian dollars and cents. */
  money: "number",
  /** Whole Canadian dollars, as the official forms keep them. */
  amount: "text",
  /** A number that nobody counts with, such as that of a telephone or of a paper. */
  digits: "text",
  /** `YYYY-MM-DD` */
  date: "text",
  /** A day, or as much of it as is known: `YYYY-MM`, `YYYY`, or stars for nothing of it. */
  partialDate: "text",
  /** `YYYY-MM` */
  month: "text",
  /** A month, or `ongoing`. */
  monthOrOngoing: "text",
  yesNo: "yesNo",
  /** Yes, or nothing. */
  tick: "yesNo",
  /** One of the choices of the field. */
  choice: "chosen",
  /** Several of them. */
  choices: "severalChosen",
  /** Two letters. */
  country: "text",
  /** "multidropdown" in document 3 section 3.6. */
  countries: "texts",
  /** Of Canada, two letters. */
  province: "text",
  /** Five digits of the National Occupational Classification, searched by the title of the job. */
  occupation: "text",
} as const;

export type FieldKind = keyof typeof stored;

/** Every kind there is. */
export const fieldKinds: readonly FieldKind[] = Object.keys(stored) as FieldKind[];

const isTextOrNumber = (value: unknown): boolean => typeof value === "string" || Number.isFinite(value);

const hasForm: { readonly [form in (typeof stored)[FieldKind]]: (value: unknown) => boolean } = {
  text: (value) => typeof value === "string",
  texts: (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
  number: (value) => Number.isFinite(value),
  yesNo: (value) => typeof value === "boolean",
  chosen: isTextOrNumber,
  severalChosen: (value) => Array.isArray(value) && value.every(isTextOrNumber),
};

/** Tells whether a value is stored as this kind stores them, right or wrong. */
export const storedAs = (kind: FieldKind): ((value: unknown) => boolean) => hasForm[stored[kind]];

/** Whether a kind stores yes and no. */
export const isTwoWay = (kind: FieldKind): boolean => stored[kind] === "yesNo";
