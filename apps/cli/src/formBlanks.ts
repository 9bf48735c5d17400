import type { FileForm } from "@boreal/domain/caseFile/formValues";
import { checkBlank, type KnownBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import type { FormFileRefusal } from "@boreal/official-forms/formRefusals";
import { now } from "@boreal/server/clock";
import { takeInFolder } from "@boreal/server/files/forms/formFolder";
import { openFormLibrary, type BlankFacts, type FormLibrary } from "@boreal/server/files/forms/formLibrary";
import { settingsFor } from "./settingsFor.ts";
import type { Terminal } from "./terminal.ts";

/** The library in the data folder; it is there without a running server too. */
export const libraryOf = (data: string | undefined, terminal: Terminal): FormLibrary =>
  openFormLibrary(settingsFor({ data }, terminal).dataFolder);

export function checkedBlank(
  bytes: Buffer,
): { readonly facts: BlankFacts; readonly known: KnownBlank } | { readonly refusal: FormFileRefusal } {
  const known = checkBlank(bytes);
  if (isRefused(known)) return { refusal: known };
  const { blank, edition } = known;
  const { form, language, comparedWith } = edition;
  return {
    known,
    facts: { form, edition: edition.edition, language, comparedWith, sha256: blank.sha256, kind: blank.kind },
  };
}

/** The newest blank of a form: of the library, and of `BOREAL_FORMS`, which is taken into it first when the library has none. */
export async function findBlank(
  {
    form,
    language,
    data,
  }: { readonly form: FileForm; readonly language: "E" | "F"; readonly data: string | undefined },
  terminal: Terminal,
): Promise<KnownBlank | undefined> {
  const { formsFolder, dataFolder } = settingsFor({ data }, terminal);
  const library = openFormLibrary(dataFolder);
  let found = await library.newest(form, language);
  if (!found && formsFolder !== undefined) {
    const check = (bytes: Buffer): Promise<BlankFacts | FormFileRefusal> => {
      const checked = checkedBlank(bytes);
      return Promise.resolve("facts" in checked ? checked.facts : checked.refusal);
    };
    await takeInFolder(formsFolder, library, check, now);
    found = await library.newest(form, language);
  }
  const bytes = found && (await library.bytesOf(found.sha256));
  const checked = bytes && checkedBlank(bytes);
  return checked && "known" in checked ? checked.known : undefined;
}
