import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { Queryable, Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { letterModelKey, readFormValues, writeFormValues } from "./formValues.ts";

/**
 * What is kept of a language model for the letters of a case (ADR 0252), sealed where entries of letters are: whether the
 * applicant allows it, how often it was asked today, and suggestions on which nobody decided yet. None of it is part of the case.
 */

type Kept = {
  /** Who ran the model when the applicant allowed it; null where that was taken back. */
  readonly allowedFor: string | null;
  readonly asked: { readonly day: string; readonly times: number } | null;
  readonly suggestion: KeptSuggestion | null;
};

/** A suggestion as it came. */
export type KeptSuggestion = { readonly text: string };

const pathOf = (what: keyof Kept, letter: LetterKey): string => (what === "suggestion" ? `${what} ${letter}` : what);

type Place = { readonly key: PersonKey; readonly applicationId: string; readonly letter: LetterKey };

export async function readLetterModel(db: Queryable, { key, applicationId, letter }: Place): Promise<Kept> {
  const paths = (["allowedFor", "asked", "suggestion"] as const).map((what) => pathOf(what, letter));
  const found = await readFormValues(db, key, { applicationId, formKey: letterModelKey, paths });
  const value = <T>(what: keyof Kept) => (found.get(pathOf(what, letter))?.value ?? null) as T;
  return { allowedFor: value("allowedFor"), asked: value("asked"), suggestion: value("suggestion") };
}

/** The application has to be locked and its names hidden. */
export async function writeLetterModel(
  tx: Transaction,
  { key, applicationId, letter }: Place,
  { by, at, ...kept }: Partial<Kept> & { readonly by: string; readonly at: Date },
): Promise<void> {
  const values = new Map(
    Object.entries(kept).map(([what, value]) => [pathOf(what as keyof Kept, letter), value] as const),
  );
  const formKey = letterModelKey;
  const before = await readFormValues(tx, key, { applicationId, formKey, paths: [...values.keys()] });
  const writes = [...values].map(([path, value]) => ({
    path,
    value,
    version: (before.get(path)?.version ?? 0) + 1,
  }));
  await writeFormValues(tx, { applicationId, formKey, key, by, at }, writes);
}
