import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import { isIsoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Language } from "@boreal/domain/kernel/text";
import { notAnAddress, readEmailAddress } from "../accounts/emailAddress.ts";
import { says, type PlacedRefusal } from "../deps.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { unknownType } from "../startApplication.ts";
import { longestName, nameMissing, nameTooLong } from "../clients/clientNames.ts";
import type { ClientColumn } from "./clientColumns.ts";

/** One line of a list as it was typed there; formulas of a spreadsheet stay the text that they are. */
export type ClientLine = { readonly line: number } & Partial<Readonly<Record<ClientColumn, string | null>>>;

/** Whoever may be given a case, by address and by name. */
export type StaffByWord = ReadonlyMap<string, string>;

export type Defaults = {
  readonly language: Language;
  readonly type: string | null;
  readonly staffId: string | null;
  readonly staff: StaffByWord;
  readonly today: IsoDate;
};

export type ClientOfLine = {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly type: ApplicationType;
  readonly staffId: string | null;
  readonly birthday: IsoDate | null;
  /** What has no place of its own: number, telephone and note. */
  readonly telephone: string;
  readonly number: string;
  readonly note: string;
};

export type CheckedLine = {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The list has the name in one, without a comma: which part is the family name is a guess that somebody has to look at. */
  readonly isNameGuessed: boolean;
  readonly faults: readonly PlacedRefusal[];
  /** Where nothing is wrong. */
  readonly client: ClientOfLine | null;
};

const longest = { telephone: 60, number: 60, note: 2000 } as const;

const birthdayNotRead = says("birthdayNotRead", {
  en: "Write the date of birth as year, month, day: 1996-04-12.",
  fr: "Écrivez la date de naissance dans l’ordre année, mois, jour\u00A0: 1996-04-12.",
});
const birthdayAhead = says("birthdayAhead", {
  en: "The date of birth lies in the future.",
  fr: "La date de naissance est dans l’avenir.",
});
const languageNotKnown = says("languageNotKnown", {
  en: "The language is not one of English and French. Write en or fr.",
  fr: "La langue n’est ni le français ni l’anglais. Écrivez fr ou en.",
});
const staffNotKnown = says("staffNotKnown", {
  en: "Nobody of the team has this name or address, or may be given cases. Write the email address of a lawyer or paralegal.",
  fr: "Personne de l’équipe n’a ce nom ou cette adresse, ou ne peut recevoir de dossiers. Écrivez l’adresse courriel de quelqu’un de l’équipe juridique.",
});
const tooLong = says("clientCellTooLong", {
  en: "This is longer than can be kept. Shorten it.",
  fr: "C’est plus long que ce qui peut être gardé. Raccourcissez-le.",
});

const languages: Readonly<Record<string, Language>> = {
  en: "en",
  english: "en",
  anglais: "en",
  fr: "fr",
  french: "fr",
  francais: "fr",
};

const isType = (type: string): type is ApplicationType => applicationTypes.some((one) => one === type);
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The word by which somebody of the team is found. */
export const staffWord = (text: string): string => plain(text).replaceAll(/\s+/g, " ").trim();

type NameParts = Pick<CheckedLine, "firstName" | "lastName" | "isNameGuessed">;

/** A whole name in its parts: before a comma the family name, else probably the last word. */
function partsOf(name: string): NameParts {
  const comma = name.indexOf(",");
  if (comma > 0)
    return { lastName: name.slice(0, comma).trim(), firstName: name.slice(comma + 1).trim(), isNameGuessed: false };
  const words = name.split(/\s+/u);
  return { lastName: words.at(-1) ?? "", firstName: words.slice(0, -1).join(" "), isNameGuessed: words.length > 1 };
}

/** Days that nobody can read in two ways; undefined for any other. */
function birthdayOf(text: string): IsoDate | undefined {
  const separated = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/u;
  const [, year, month, day] = separated.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/u.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(date) ? date : undefined;
}

/** What can be stored of a line, or everything that is wrong with it, each with its column. */
export function checkLine(given: ClientLine, defaults: Defaults): CheckedLine {
  const cell = (column: ClientColumn): string => oneLineOf(given[column]);
  const inParts = cell("lastName") !== "" || cell("firstName") !== "";
  const { firstName, lastName, isNameGuessed }: NameParts = inParts
    ? { firstName: cell("firstName"), lastName: cell("lastName"), isNameGuessed: false }
    : partsOf(cell("name"));
  const email = readEmailAddress(cell("email"));
  const language = cell("language") === "" ? defaults.language : languages[plain(cell("language"))];
  const type = cell("type") === "" ? (defaults.type ?? "") : cell("type");
  const staffId = cell("staff") === "" ? defaults.staffId : defaults.staff.get(staffWord(cell("staff")));
  const birthday = cell("birthday") === "" ? null : birthdayOf(cell("birthday"));
  const faults: PlacedRefusal[] = [];
  const say = (isWrong: boolean, path: ClientColumn, refusal: PlacedRefusal): void => {
    if (isWrong) faults.push({ ...refusal, path });
  };
  say(lastName === "", "lastName", nameMissing);
  say(lastName.length > longestName, "lastName", nameTooLong);
  say(firstName.length > longestName, "firstName", nameTooLong);
  say(email === undefined, "email", notAnAddress);
  say(language === undefined, "language", languageNotKnown);
  say(!isType(type), "type", unknownType);
  say(staffId === undefined, "staff", staffNotKnown);
  say(birthday === undefined, "birthday", birthdayNotRead);
  say(typeof birthday === "string" && birthday > defaults.today, "birthday", birthdayAhead);
  for (const column of ["telephone", "number", "note"] as const)
    say(isLongerThan(cell(column), longest[column]), column, tooLong);
  const shown = { line: given.line, firstName, lastName, isNameGuessed, email: email ?? cell("email") };
  if (faults.length > 0 || !email || !language || !isType(type) || staffId === undefined || birthday === undefined)
    return { ...shown, faults, client: null };
  const others = { telephone: cell("telephone"), number: cell("number"), note: cell("note") };
  return { ...shown, faults, client: { ...shown, email, language, type, staffId, birthday, ...others } };
}
