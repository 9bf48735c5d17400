import type { FactList } from "@boreal/domain/lists/factList";
import type { Repeats } from "../xfa/datasets.ts";
import type { Signs } from "./signs.ts";

/** Codes that a field takes: those of lists that the form carries, or written here for a form without lists. */
export type Codes = { readonly lists: readonly string[] } | { readonly codes: readonly string[] };

/**
 * Where one value of ours lies in the file. `field` is the dotted path of the specification; `at` are data paths, more than
 * one when the form asks the same twice.
 */
export type FieldMapping =
  | {
      readonly kind: "text";
      readonly field: string;
      readonly at: readonly string[];
      readonly most: number | undefined;
      readonly signs: Signs;
      /** What the box does not hold goes on elsewhere: the text is cut, and the box says so (ADR 0080). */
      readonly goesOn: boolean;
    }
  | ({ readonly kind: "code"; readonly field: string; readonly at: readonly string[] } & Codes)
  /** Two letters of ours, a number on a list of the form. */
  | {
      readonly kind: "country" | "region";
      readonly field: string;
      readonly at: readonly string[];
      readonly lists: readonly string[];
    }
  /** One box for two names: `name` and `nativeName` of the person that `field` names. */
  | { readonly kind: "names"; readonly field: string; readonly at: readonly string[] }
  /** A box for text that says so where there is nothing to tell: `none` is the answer whose no it stands for. */
  | { readonly kind: "textOrNone"; readonly field: string; readonly at: readonly string[]; readonly none: string }
  /** A box for text where we hold a country, or an entry of a list. */
  | { readonly kind: "countryName"; readonly field: string; readonly at: readonly string[] }
  | { readonly kind: "word"; readonly field: string; readonly at: readonly string[]; readonly of: FactList }
  /** A city of the school: a code of the list of its province. */
  | { readonly kind: "city"; readonly field: string; readonly at: readonly string[]; readonly province: string }
  /** Yes and No as two codes on one place. */
  | {
      readonly kind: "yesNo";
      readonly field: string;
      readonly at: readonly string[];
      readonly yes: string;
      readonly no: string;
    }
  /** Yes and No as two boxes. */
  | { readonly kind: "pair"; readonly field: string; readonly at: readonly [yes: string, no: string] }
  /** A box for each choice, one of them ticked. */
  | {
      readonly kind: "boxes";
      readonly field: string;
      readonly at: readonly string[];
      readonly choices: readonly string[];
    }
  | { readonly kind: "date"; readonly field: string; readonly at: readonly string[] }
  /** Boxes for year, month and, where there is a third, day. Unknown parts are stars. */
  | { readonly kind: "dateParts"; readonly field: string; readonly at: readonly string[] }
  | PhoneMapping;

/** A telephone: five values of ours, and boxes of the form that a person fills or that only a click uncovers. */
export type PhoneMapping = {
  readonly kind: "phone";
  readonly field: string;
  readonly at: readonly string[];
  readonly boxes: Readonly<Record<"canadaUs" | "other" | "country" | "number" | "extension", string>> & {
    readonly type?: string;
  };
  /** Three boxes that only a click of a person in Adobe Reader uncovers: read, never written. */
  readonly uncovered: readonly [area: string, first: string, last: string];
};

export type FormNumber =
  | "IMM1294"
  | "IMM1295"
  | "IMM5257"
  | "IMM5708"
  | "IMM5709"
  | "IMM5710"
  | "IMM5645"
  | "IMM5707"
  | "IMM5476"
  | "IMM5646"
  | "IMM0008"
  | "IMM5406"
  | "IMM5669"
  | "IMM5744"
  | "IMM5409";

/** A place that we leave to the form or to the person, and why. */
export type LeftAlone = {
  readonly path: string;
  readonly why: "computed" | "signature" | "uncovered" | "decoration" | "unread";
};

/** A value of ours that the form has no place for, and why. */
export type NotOnForm = { readonly field: string; readonly why: string };

/** One edition of one form in one language, place by place. Together `places` and `leftAlone` name every place of the file. */
export type FormEdition = {
  readonly form: FormNumber;
  readonly number: string;
  readonly edition: string;
  readonly language: "E" | "F";
  readonly places: readonly FieldMapping[];
  readonly leftAlone: readonly LeftAlone[];
  readonly notOnForm: readonly NotOnForm[];
  /** Where the form notes that a person pressed Validate; forms without that button have none. */
  readonly validation?: {
    readonly flag: string;
    readonly year: string;
    readonly month: string;
    readonly day: string;
    readonly barcodes: readonly string[];
  };
  /** Text boxes that stand for a signature. */
  readonly signatures: readonly string[];
  /** What this map was compared with. */
  readonly comparedWith: "official file" | "copy with its data removed" | "published lists";
  /** Of that file, where it is one of an edition that is no longer in use; those in use stand in a dated table. */
  readonly digest?: string;
  /** Values whose codes in the file were not read, without the number of a row: the person chooses them in Adobe Reader, and is told. */
  readonly chosenInForm?: readonly string[];
  /** A group of places that the file has once, and of which more are made. */
  readonly repeats?: Repeats;
  /** Files of other editions are taken too where they have the very places of this map (ADR 0198). */
  readonly alsoTakes?: "editionsThatAgree";
};

type Text = { readonly most?: number | undefined; readonly signs?: Signs; readonly goesOn?: boolean };

/** Short ways to write a map. */
export const text = (
  field: string,
  at: string | readonly string[],
  { most, signs = "text", goesOn = false }: Text = {},
): FieldMapping => ({ kind: "text", field, at: [at].flat(), most, signs, goesOn });
export const ofList = (field: string, at: string, ...lists: readonly string[]): FieldMapping => ({
  kind: "code",
  field,
  at: [at],
  lists,
});
export const country = (field: string, at: string, list: string): FieldMapping => ({
  kind: "country",
  field,
  at: [at],
  lists: [list],
});
export const region = (field: string, at: string, ...lists: readonly string[]): FieldMapping => ({
  kind: "region",
  field,
  at: [at],
  lists,
});
export const names = (field: string, at: string): FieldMapping => ({ kind: "names", field, at: [at] });
export const countryName = (field: string, at: string | readonly string[]): FieldMapping => ({
  kind: "countryName",
  field,
  at: [at].flat(),
});
export const textOrNone = (field: string, none: string, at: string): FieldMapping => ({
  kind: "textOrNone",
  field,
  at: [at],
  none,
});
export const word = (field: string, at: string, of: FactList): FieldMapping => ({ kind: "word", field, at: [at], of });
export const ofCodes = (field: string, at: string | readonly string[], codes: readonly string[]): FieldMapping => ({
  kind: "code",
  field,
  at: [at].flat(),
  codes,
});
export const yesNo = (field: string, at: string, yes = "Y", no = "N"): FieldMapping => ({
  kind: "yesNo",
  field,
  at: [at],
  yes,
  no,
});
export const pair = (field: string, yes: string, no: string): FieldMapping => ({ kind: "pair", field, at: [yes, no] });
export const date = (field: string, at: string | readonly string[]): FieldMapping => ({
  kind: "date",
  field,
  at: [at].flat(),
});
export const dateParts = (field: string, ...at: readonly string[]): FieldMapping => ({ kind: "dateParts", field, at });

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** How the data names the nth of several with one name. */
export const nth = (name: string, index: number): string => (index === 0 ? name : `${name}[${index}]`);

/** The same map for paths that begin alike. */
export const under =
  (root: string) =>
  (path: string): string =>
    `${root}/${path}`;
