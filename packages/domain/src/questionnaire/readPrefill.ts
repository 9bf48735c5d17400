import type { PersonRef } from "../caseFile/personRole.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { readWithFile } from "../conditions/documentsRead.ts";
import { isIsoDate } from "../kernel/calendarDate.ts";
import { isPartialDate } from "../kernel/partialDate.ts";
import type { Text } from "../kernel/text.ts";
import { countryCodes } from "../lists/countries.ts";
import { isOwnNational } from "../lists/nationalityCodes.ts";
import type { Prefill } from "./step.ts";

/** How a question is filled in with a value of a document. Fields of documents are named as docs/facts/vault.md section 1 says. */

const anyText = (value: string): unknown => value;
export const aDate = (value: string): unknown => (isIsoDate(value) ? value : undefined);
/** A birthday as far as the document has it. */
export const aBirthday = (value: string): unknown => (isPartialDate(value) ? value : undefined);
export const aNumber = (value: string): unknown => (/^\d+(\.\d{1,2})?$/.test(value) ? Number(value) : undefined);
export const aCountry = (value: string): unknown => (countryCodes.some((code) => code === value) ? value : undefined);
export const countries = (value: string): unknown => (aCountry(value) === undefined ? undefined : [value]);

/** The value of a field as read in a page's documents, when it has the form that the question needs. */
export const readOf =
  (person?: PersonRef) =>
  (page: PageSlug, field: string, origin: Text, form: (value: string) => unknown = anyText): Prefill =>
  (the) => {
    const found = readWithFile(the, page, field, person);
    const value = found && form(found.value);
    return found === undefined || value === undefined
      ? undefined
      : { value, origin, readIn: { page, fileId: found.fileId, field } };
  };

/**
 * Whose passport somebody holds, by who issued it. A travel document of a refugee or of a stateless person is no passport of the
 * state that issued it: then nothing is filled in (ADR 0242).
 */
export const passportOf =
  (page: PageSlug, prefill: Prefill): Prefill =>
  (the) => {
    const [issuer, nationality] = [readWithFile(the, page, "country"), readWithFile(the, page, "nationality")];
    const isOwn =
      nationality === undefined ||
      issuer === undefined ||
      issuer.fileId !== nationality.fileId ||
      isOwnNational(nationality.value, issuer.value);
    return isOwn ? prefill(the) : undefined;
  };
