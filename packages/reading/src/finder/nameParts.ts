import type { ReadField } from "../reading.ts";
import type { PageText } from "../readers/reader.ts";
import { plain } from "../text/plainText.ts";
import { boxAround } from "../text/words.ts";

/** Which part of a printed name is the family name, as far as the print tells; a guess that a person confirms. */

const particles = new Set(
  "de,da,do,dos,das,del,della,di,du,des,la,le,van,von,der,den,ten,ter,bin,bint,binti,ibn,al,el,ul,ould,ait,ben,abu,mac,st,saint,o".split(
    ",",
  ),
);

const isCapitals = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

type Parts = { readonly firstName: string; readonly lastName: string };

/** Given names first, as `nameIn` gives them. Of a single name nobody can tell. */
export function nameParts(name: string, printed: string, pages: readonly PageText[]): Parts | undefined {
  const words = name.split(/\s+/);
  if (words.length < 2) return undefined;
  // Family name first, in capitals: “TRINH Quoc Viet”.
  const firstSmall = words.findIndex((word) => !isCapitals(word));
  if (firstSmall > 0 && words.slice(firstSmall).every((word) => !isCapitals(word)))
    return { firstName: words.slice(firstSmall).join(" "), lastName: words.slice(0, firstSmall).join(" ") };
  const from = familyFrom(words, printed, pages);
  return { firstName: words.slice(0, from).join(" "), lastName: words.slice(from).join(" ") };
}

function familyFrom(words: readonly string[], printed: string, pages: readonly PageText[]): number {
  const [family, given] = printed.split(",");
  const atEnd = family === undefined ? 0 : words.length - family.trim().split(/\s+/).length;
  if (given !== undefined && atEnd > 0 && plain(words.slice(atEnd).join(" ")) === plain(family ?? "").trim())
    return atEnd;
  const capitals = words.findIndex((word) => isCapitals(word));
  if (capitals > 0 && words.slice(capitals).every((word) => isCapitals(word))) return capitals;
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
  return (
    familyOfCode(words, lines) ??
    familyOfGreeting(words, lines) ??
    familyOfTitle(words, lines) ??
    particleIn(words) ??
    words.length - 1
  );
}

function particleIn(words: readonly string[]): number | undefined {
  const at = words.findIndex(
    (word, place) => place > 0 && (particles.has(plain(word)) || /^(?:d|l|al|el)['’-]/i.test(word)),
  );
  return at > 0 && at < words.length - 1 ? at : undefined;
}

const letters = (text: string): string => plain(text).replaceAll(/[^a-z]/g, "");

/** A permanent code of Quebec begins with three letters of the family name and one of the given name. */
function familyOfCode(words: readonly string[], lines: readonly string[]): number | undefined {
  for (const [code] of lines.flatMap((line) => [...line.matchAll(/(?<![A-Z])[A-Z]{4} ?\d{4} ?\d{4}(?!\d)/g)])) {
    const family = plain(code.slice(0, 3));
    const at = words.findIndex((_, place) => place > 0 && letters(words.slice(place).join("")).startsWith(family));
    if (at > 0 && letters(words[0] ?? "").startsWith(plain(code.slice(3, 4)))) return at;
  }
  return undefined;
}

const greeting =
  /^(?:dear|cher|chere|hello|bonjour) ((?:mr|mrs|ms|miss|mx|dr|madame|monsieur|mme|m)\b\.? ?)?([\p{L}' -]{2,60}?)\W*(?:[,:]|$)/u;

/** “Dear Amara,” names a given name, “Dear Ms. Okafor,” a family name. */
function familyOfGreeting(words: readonly string[], lines: readonly string[]): number | undefined {
  for (const line of lines) {
    const match = greeting.exec(plain(line));
    if (!match) continue;
    const greeted = (match[2] ?? "").trim().split(" ");
    const isAt = (place: number): boolean => greeted.every((word, at) => plain(words[place + at] ?? "") === word);
    if (match[1] !== undefined) {
      const at = words.findIndex((_, place) => place > 0 && isAt(place));
      if (at > 0) return at;
    } else if (greeted.length < words.length && isAt(0)) {
      return Math.max(greeted.length, particleIn(words) ?? words.length - 1);
    }
  }
  return undefined;
}

/** “Ms. Begum may apply”: behind a title, a part of the name is the family name. */
function familyOfTitle(words: readonly string[], lines: readonly string[]): number | undefined {
  const text = plain(lines.join(" "));
  const at = words.findIndex((_, place) => {
    const family = plain(words.slice(place).join(" "));
    return (
      place > 0 &&
      /^[\p{L}' -]+$/u.test(family) &&
      new RegExp(`\\b(?:mr|mrs|ms|miss|mx|mme|mlle|madame|monsieur|m)\\b\\.? ${family}\\b`).test(text)
    );
  });
  return at > 0 ? at : undefined;
}

/** A printed name in its parts, as far as nobody gave them: never sure. Parts that are printed apart make the whole name. */
export function withNameParts(
  fields: Readonly<Record<string, ReadField>>,
  pages: readonly PageText[],
): Readonly<Record<string, ReadField>> {
  const { applicantFullName: whole, firstName, lastName } = fields;
  // A label such as “Nom” may stand for the family name or for all of it: alone it tells no part.
  if (whole && lastName && !firstName && plain(lastName.value) === plain(whole.value)) {
    const { lastName: _, ...others } = fields;
    return withNameParts(others, pages);
  }
  if (firstName && lastName) return { ...fields, applicantFullName: joined(firstName, lastName) };
  if (!whole) return fields;
  const parts = nameParts(whole.value, printedAt(whole, pages), pages);
  if (!parts) return fields;
  const { checked: _, ambiguous: __, ...place } = whole;
  const guess = (value: string): ReadField => ({ ...place, value, confidence: Math.min(whole.confidence, 0.7) });
  return { ...fields, firstName: firstName ?? guess(parts.firstName), lastName: lastName ?? guess(parts.lastName) };
}

function joined(first: ReadField, second: ReadField): ReadField {
  const { checked, ambiguous: _, ...given } = first;
  return {
    ...given,
    value: `${first.value} ${second.value}`,
    confidence: Math.min(first.confidence, second.confidence),
    box: first.page === second.page ? boxAround([first.box, second.box]) : first.box,
    ...(checked !== undefined && checked === second.checked ? { checked } : {}),
  };
}

/** The line in which the name stands, for the comma that a name in order has lost. */
function printedAt({ value, page, box }: ReadField, pages: readonly PageText[]): string {
  const words = value.split(/\s+/);
  const line = pages
    .find(({ number }) => number === page)
    ?.lines.flatMap(({ cells }) => cells)
    .find(
      ({ text, words: [first] }) =>
        first && Math.abs(first.box[1] - box[1]) < 0.02 && words.every((word) => text.includes(word)),
    );
  const text = line?.text ?? value;
  const comma =
    new RegExp(`${words.at(-1)}, ${words[0]}`).exec(text) ?? new RegExp(`[\\p{L}’' -]+, ${words[0]}`, "u").exec(text);
  return comma?.[0] ?? value;
}
