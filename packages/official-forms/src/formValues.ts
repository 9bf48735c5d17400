/** A value of ours: text, a code of the form, a day as YYYY-MM-DD, a month as YYYY-MM, or Yes and No. */
export type FormValue = string | boolean;

/** By dotted path of the specification. What is not answered is not there. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** By data path of the file. */
export type DataValues = ReadonlyMap<string, string>;
