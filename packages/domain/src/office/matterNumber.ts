import { ofText } from "../fields/checks/checks.ts";
import type { ValueCheck } from "../fields/field.ts";
import { refusal } from "../kernel/validation.ts";
import type { OfficeReader } from "./officeField.ts";

/** The number of a case, in a form that the firm sets: what stands in braces is filled in. It names nobody. */

/** Digits of the running number; more are written when there are more. */
const runningDigits = 4;
/** Characters of a number and of its form. */
export const longestMatterNumber = 30;

/** Letters, digits, blanks and the signs with which files are numbered. */
const isWritten = (text: string): boolean => /^[\p{L}\p{N} ./_-]+$/u.test(text);

export const matterNumberForm: ValueCheck<OfficeReader> = ofText((value) => {
  const literal = value.replaceAll("{year}", "").replaceAll("{running}", "");
  const isRight =
    value.split("{running}").length === 2 &&
    value.length <= longestMatterNumber &&
    (literal === "" || isWritten(literal));
  return isRight
    ? undefined
    : refusal("matterNumberForm", {
        en: "Write {running} once for the running number, and {year} if you like. Otherwise use letters, digits, spaces and - . / _ only.",
        fr: "Écrivez {running} une fois là où figure le numéro courant, et {year} si vous le voulez. Pour le reste, seulement des lettres, des chiffres, des espaces et - . / _",
      });
});

/** A number as the form writes it. */
export const matterNumberOf = (form: string, { year, running }: { year: number; running: number }): string =>
  form.replaceAll("{year}", String(year)).replaceAll("{running}", String(running).padStart(runningDigits, "0"));

/** A number that the firm gives by hand; nothing for what is no number of a file, such as a name without a digit. */
export function writtenMatterNumber(typed: string): string | undefined {
  const number = typed.trim().replaceAll(/\s+/gu, " ");
  return number.length <= longestMatterNumber && isWritten(number) && /\p{N}/u.test(number) ? number : undefined;
}
