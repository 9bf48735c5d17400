import type { BilingualText } from "../../ui/language.tsx";
import { checkText } from "./checks.text.ts";

/** The server's own limits; what is too common only the server knows. */
const shortestPassword = 12;
const longestPassword = 256;

/** What is wrong with an e-mail address; only what can be seen from here, the mail itself proves the rest. */
export function emailFault(email: string): BilingualText | undefined {
  if (email.trim() === "") return checkText.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : checkText.emailMalformed;
}

export function newPasswordFault(password: string): BilingualText | undefined {
  if (password === "") return checkText.newPasswordMissing;
  const length = Array.from(password).length;
  if (length < shortestPassword) return checkText.passwordShort;
  return length > longestPassword ? checkText.passwordLong : undefined;
}

export const passwordFault = (password: string): BilingualText | undefined =>
  password === "" ? checkText.passwordMissing : undefined;

/** Names as people have them: any letters, one may be missing, but not both. */
export const namesFault = (first: string, last: string): BilingualText | undefined =>
  first.trim() === "" && last.trim() === "" ? checkText.nameMissing : undefined;

/** Six figures of an authenticator app, with or without spaces between. */
export const plainCode = (code: string): string => code.replaceAll(/\s/g, "");

export const codeFault = (code: string): BilingualText | undefined =>
  /^\d{6}$/.test(plainCode(code)) ? undefined : checkText.codeMalformed;

export const backupCodeFault = (code: string): BilingualText | undefined =>
  code.trim() === "" ? checkText.backupCodeMissing : undefined;
