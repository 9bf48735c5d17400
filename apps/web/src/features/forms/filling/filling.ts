import type { FormKey, LifeForm } from "@boreal/domain/caseFile/formValues";
import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { AskedForm } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import type { Entries } from "../useEntries.ts";

/** What fields are drawn and saved with, on an official form and on the page about an own life alike. */
export type Filling = Pick<Entries, "applicationId" | "own" | "documents" | "caseFile" | "sheet" | "view">;

/** What is filled in: an official form of one person, or an own life. */
export type Asked = {
  readonly key: FormKey | LetterKey | LifeForm;
  readonly definition: AskedForm;
  readonly the: FormReader;
};
