export type LetterKind = "request" | "collection" | "validity" | "receipt";

/** What a made-up letter says. Every person is invented. Dates are YYYY-MM-DD. */
export type Letter = {
  readonly language: "en" | "fr";
  readonly kind: LetterKind;
  readonly givenNames: string;
  readonly familyName: string;
  readonly birthday: string;
  readonly uci: string;
  readonly applicationNumber: string;
  readonly issueDate: string;
  readonly expiryDate?: string;
  readonly biometricsNumber?: string;
};

/** Given names, family name, birthday, UCI, application number. */
const people: readonly (readonly [string, string, string, string, string])[] = [
  ["Amara Chidinma", "OKAFOR", "2003-05-14", "11-2345-6780", "S304417265"],
  ["Mei", "LIN", "2001-11-30", "1234-5678", "S301928374"],
  ["Élodie", "TREMBLAY-NGUYEN", "1998-02-09", "11-4077-9312", "W308812345"],
  ["João Pedro", "DOS SANTOS", "1995-08-21", "11-3901-4476", "V305561702"],
  ["Priya", "RAMACHANDRAN", "2010-12-03", "11-5520-0187", "S309912457"],
  ["Zoë", "O'BRIEN", "2004-07-17", "11-8263-0954", "E307130048"],
  ["Ngozi", "ADEYEMI", "1999-01-25", "8123-4509", "S302246810"],
  ["Lucía Fernanda", "GARCÍA MUÑOZ", "2002-10-06", "11-6650-7723", "S306785521"],
];

const issueDates = [
  "2026-03-04",
  "2026-09-21",
  "2026-11-02",
  "2026-06-15",
  "2026-01-28",
  "2026-10-12",
  "2026-08-07",
  "2026-12-19",
];

/** The letter of one invented person: `index` picks the person and the dates. */
export function madeUpLetter(index: number, language: "en" | "fr", kind: LetterKind): Letter {
  const [givenNames = "", familyName = "", birthday = "", uci = "", applicationNumber = ""] =
    people[index % people.length] ?? [];
  const issueDate = issueDates[(index * 3 + (language === "fr" ? 1 : 0)) % issueDates.length] ?? "2026-03-04";
  const letter: Letter = { language, kind, givenNames, familyName, birthday, uci, applicationNumber, issueDate };
  if (kind !== "validity" && kind !== "receipt") return letter;
  return {
    ...letter,
    ...(kind === "validity" ? { expiryDate: `${Number(issueDate.slice(0, 4)) + 10}${issueDate.slice(4)}` } : {}),
    biometricsNumber: `VB${String(40_217_300 + index * 9173)}`,
  };
}

const months = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  fr: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
};

/** As the Office québécois de la langue française shortens them. */
const shortMonths = [
  "janv.",
  "févr.",
  "mars",
  "avr.",
  "mai",
  "juin",
  "juill.",
  "août",
  "sept.",
  "oct.",
  "nov.",
  "déc.",
];

export type DateStyle = "long" | "iso" | "slashes" | "short";

export function printedDate(date: string, language: "en" | "fr", style: DateStyle): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const name = months[language][Number(month) - 1] ?? "";
  if (style === "iso") return date;
  if (style === "slashes") return `${year}/${month}/${day}`;
  if (style === "short")
    return language === "en"
      ? `${name.slice(0, 3).toUpperCase()} ${day}, ${year}`
      : `${Number(day)} ${shortMonths[Number(month) - 1] ?? ""} ${year}`;
  if (language === "fr") return `${day === "01" ? "1er" : String(Number(day))} ${name} ${year}`;
  return `${name} ${Number(day)}, ${year}`;
}

/** What a reader should find in a letter. */
export function expectedFields(letter: Letter): Record<string, string> {
  return {
    applicantFullName: `${letter.givenNames} ${letter.familyName}`,
    uciNumber: letter.uci.replaceAll("-", ""),
    issueDate: letter.issueDate,
    birthday: letter.birthday,
    letterKind: letter.kind,
    ...(letter.expiryDate ? { biometricsExpiryDate: letter.expiryDate } : {}),
    ...(letter.biometricsNumber ? { biometricsIdentificationNumber: letter.biometricsNumber } : {}),
  };
}
