import { anything, objectOf, recordOf, type Shape } from "../kernel/shape.ts";

/** Official forms that are filled in here, by the authority’s number. */
export const formNumbers = [
  "IMM1294",
  "IMM1295",
  "IMM5257",
  "IMM5708",
  "IMM5709",
  "IMM5710",
  "IMM5645",
  "IMM5707",
  "IMM5476",
  "IMM5646",
  "IMM5744",
  "IMM5409",
  "IMM5257B",
  "IMM1436",
  "NAS2120",
  "IR1",
  "IMM5669",
  "IMM0008",
  "IMM5406",
] as const;
export type FormNumber = (typeof formNumbers)[number];

/** Of these, those of which no file of the authority is filled in: an answer sheet in the order of the form is all there is (ADR 0206). */
export const sheetForms = ["IMM5257B", "IMM1436", "NAS2120", "IR1"] as const satisfies readonly FormNumber[];

/** Those that are written into the authority’s own file. */
export type FileForm = Exclude<FormNumber, (typeof sheetForms)[number]>;

export const hasOfficialFile = (form: FormNumber): form is FileForm => !sheetForms.some((one) => one === form);

/** The same of a form’s key. */
export const isWrittenIntoFile = (key: FormKey): boolean => !sheetForms.some((form) => form === key.split(":")[0]);

/** Of these the forms by which somebody applies for a temporary stay: they ask most things alike. */
export const applicationForms = [
  "IMM1294",
  "IMM1295",
  "IMM5257",
  "IMM5708",
  "IMM5709",
  "IMM5710",
] as const satisfies readonly FormNumber[];
export type ApplicationForm = (typeof applicationForms)[number];

/** A typed or drawn signature counts for nothing on it (docs/facts/official-forms.md section 7). */
export const isSignedByHand = (form: string): boolean => form.split(":")[0] === "IMM5744";

/** Forms that nobody sends: what they ask is typed on screen, so that none comes back into the vault. */
export const typedOnScreen: readonly FormNumber[] = ["IMM0008", "IMM5406", "IMM5669"];

/** As many numbers as children of a case can have: a number is never used again (ADR 0245). */
const mostChildren = 30;

/** Whose form it is, as it follows the number: nothing for the applicant. */
type FormOwner = "" | ":spouse" | ":visitor" | `:child${number}`;

/** One form of one person: `IMM1294`, `IMM1294:spouse`, `IMM1294:child1`. */
export type FormKey = `${FormNumber}${FormOwner}`;

const owners: readonly FormOwner[] = [
  "",
  ":spouse",
  ":visitor",
  ...Array.from({ length: mostChildren }, (_, index) => `:child${index + 1}` as const),
];

export const formKeys: readonly FormKey[] = formNumbers.flatMap((number) =>
  owners.map((owner): FormKey => `${number}${owner}`),
);

/** A person’s own life is asked for like a form, and kept with the account: it is never part of the forms of a case from outside. */
export const lifeForm = "life";
export type LifeForm = typeof lifeForm;

const valuesByPath = recordOf(anything());

/**
 * What was entered in official forms: by the form’s key, then by dotted path as document 1 section 3 spells it. A list such
 * as `previousCountries` is one value, a list of rows; `previousCountries[0].name` is read as a part of it. Empty text says
 * that a person emptied what was filled in for them.
 */
export const formValuesShape = objectOf(
  Object.fromEntries(formKeys.map((key) => [key, valuesByPath])) as Record<
    FormKey,
    Shape<Readonly<Record<string, unknown>>>
  >,
);

export type FormValues = { readonly [form in FormKey | LifeForm]?: Readonly<Record<string, unknown>> };

/** A question that was answered with yes, as forms and their files spell it. */
export const isEnteredYes = (entered: unknown): boolean => entered === true || entered === "Yes";

/** Forms with a button that checks them and adds barcodes (docs/facts/official-forms.md section 4), filled in here or not; the others are only signed. */
const withValidate: readonly string[] = ["IMM0008", "IMM1294", "IMM1295", "IMM5257", "IMM5708", "IMM5709", "IMM5710"];

/** By the number of a form, or its key. */
export const hasValidate = (form: string): boolean => withValidate.includes(form.split(":")[0] ?? "");
