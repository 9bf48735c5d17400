import type { OwnSlotId } from "../caseFile/vaultPlaces.ts";
import type { Text } from "../kernel/text.ts";

/** What a letter asks for, taken apart line by line; a person looks at every line before anything is recorded. */

/** A place of the vault, by the names that people know. */
export type NamedPlace = {
  readonly page: string;
  readonly slot: string;
  readonly childNumber: number | null;
  readonly name: Text;
  /** The role of the person whose page it is. */
  readonly person: string;
};

export type SplitLine = { readonly words: string; readonly place: NamedPlace | undefined };

/** What letters call a document, in words that its own name does not have. */
const alsoCalled: Partial<Readonly<Record<OwnSlotId, readonly string[]>>> = {
  policeCertificate: ["police clearance", "police check", "certificat de police", "verification policiere"],
  medicalExam: ["medical examination", "medical exam", "examen medical"],
  digitalPhoto: ["passport photo", "photograph", "photographie"],
  letterOfAcceptance: ["acceptance letter", "lettre d admission", "lettre d acceptation"],
  bankStatements: [
    "bank statement",
    "bank statements",
    "proof of funds",
    "releve bancaire",
    "releves bancaires",
    "releves de compte",
    "preuve de fonds",
  ],
  marriageCertificate: ["marriage certificate", "acte de mariage", "certificat de mariage"],
  passportBioPage: ["copy of your passport", "pages of your passport", "copie de votre passeport"],
};

/** Marks by which letters begin the points of a list. */
const mark = /^\s*(?:[-–—*•·▪◦‣]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+/u;

/** One thing on each line. Where some lines begin with the mark of a list, these are the points, and the rest is the letter round them. */
export function splitLetter(
  text: string,
  places: readonly NamedPlace[],
  about: { readonly addressee: string; readonly childNumber: number | null },
): readonly SplitLine[] {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  const marked = lines.filter((line) => mark.test(line));
  const points = (marked.length > 0 ? marked : lines).map((line) => line.replace(mark, "").trim());
  return points
    .filter((words) => /\p{L}/u.test(words))
    .map((words) => ({ words, place: placeFor(words, places, about) }));
}

/** The one place whose name stands in the line; nothing where several do as well. */
function placeFor(
  words: string,
  places: readonly NamedPlace[],
  { addressee, childNumber }: { readonly addressee: string; readonly childNumber: number | null },
): NamedPlace | undefined {
  const line = ` ${plain(words)} `;
  const named = places
    .filter((place) => place.person === addressee && (addressee !== "child" || place.childNumber === childNumber))
    .map((place) => ({
      place,
      length: Math.max(0, ...namesOf(place).map((name) => (line.includes(` ${name} `) ? name.length : 0))),
    }))
    .filter(({ length }) => length >= shortestName);
  const longest = Math.max(0, ...named.map(({ length }) => length));
  const [first, ...others] = named.filter(({ length }) => length === longest);
  return others.length === 0 ? first?.place : undefined;
}

/** A name of three letters stands in too many words of a letter. */
const shortestName = 5;

const namesOf = ({ name, slot }: NamedPlace): readonly string[] => {
  const own = slot.replace(/^(?:spouse|child)(?=[A-Z])/u, "");
  const ownId = (own.charAt(0).toLowerCase() + own.slice(1)) as OwnSlotId;
  // “Page – slot”: the words of the slot alone tell it from the others of its page.
  const called = [name.en, name.fr].map((one) =>
    plain((one.split(" – ").at(-1) ?? one).replaceAll(/\([^)]*\)/gu, " ")),
  );
  return [...called, ...(alsoCalled[ownId] ?? [])].filter((one) => one !== "");
};

/** Small letters without accents and signs. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
