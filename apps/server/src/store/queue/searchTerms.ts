import { nameKeys } from "@boreal/domain/kernel/names/nameKeys";
import type { WrittenName } from "@boreal/domain/kernel/personName";
import {
  isFoundByWords,
  searchedEmail,
  searchedNumber,
  waysOfNumber,
  type Findable,
} from "@boreal/domain/plan/findable";
import type { Database, Transaction } from "../../database/connect.ts";
import { runPrepared } from "../../database/prepared.ts";
import type { SealingKey } from "../../keys/sealingKey.ts";

/**
 * A search over sealed names (ADR 0144). Each case has a row for every beginning of each word of its applicant's name, of the
 * names of spouse, children and school, and for each of its numbers, as a MAC under the installation's key: who types "oka" looks for one value. Without the key the rows
 * tell which cases have something in common, and not what.
 */

/** A beginning of fewer letters finds too many to be of use; a whole word may be shorter. */
const shortest = 2;
/** Longer words are told apart by so many letters. */
const longest = 12;
/** Of a name beside the applicant’s so many words are found. */
const mostWordsBeside = 8;
/** As many rows as the next multiple of this, so that their number hardly tells how long a name is. */
const filledUpTo = 32;
const termBytes = 12;

/** The key is derived from the installation's own. */
export const searchKeyOf = ({ systemKey }: { readonly systemKey: SealingKey }): SealingKey =>
  systemKey.derive("search terms");

/** "Désirée O’Neil-Kaya" as desiree, o, neil, kaya. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const termOf = (
  key: SealingKey,
  kind: "name" | "beside" | "number" | "email" | "person" | "filler",
  text: string,
): Buffer => key.mac(kind, text).subarray(0, termBytes);

function beginningsOf(word: string): readonly string[] {
  const letters = [...word].slice(0, longest);
  const whole = letters.join("");
  return [
    whole,
    ...letters.map((_, at) => letters.slice(0, at + 1).join("")).filter((one) => [...one].length >= shortest),
  ];
}

/** By which everybody is found whom a case names, however they are spelt: two words of one name (kernel/names/nameKeys.ts). */
export const personTerms = (key: SealingKey, people: readonly WrittenName[]): readonly Buffer[] =>
  [...new Set(people.flatMap(nameKeys))].map((one) => termOf(key, "person", one));

type Found = {
  readonly names: string;
  readonly findable: readonly Findable[];
  readonly people?: readonly WrittenName[];
};

/** A word beside the applicant’s name is a term of another kind: only those look for it who know all of a case. */
function findableTerms(key: SealingKey, one: Findable): readonly Buffer[] {
  if (one.by === "email") return [termOf(key, "email", searchedEmail(one.text))];
  if (!isFoundByWords(one.by)) return waysOfNumber(one).map((number) => termOf(key, "number", number));
  return wordsOf(one.text)
    .slice(0, mostWordsBeside)
    .flatMap(beginningsOf)
    .map((beginning) => termOf(key, "beside", beginning));
}

const distinct = (terms: readonly Buffer[]): readonly Buffer[] => [
  ...new Map(terms.map((term) => [term.toString("base64"), term])).values(),
];

/** Every term of one case. */
export function termsOf(
  key: SealingKey,
  applicationId: string,
  { names, findable, people = [] }: Found,
): readonly Buffer[] {
  const terms = distinct([
    ...wordsOf(names)
      .flatMap(beginningsOf)
      .map((beginning) => termOf(key, "name", beginning)),
    ...findable.flatMap((one) => findableTerms(key, one)),
    ...personTerms(key, people),
  ]);
  const fillers = (filledUpTo - (terms.length % filledUpTo)) % filledUpTo;
  return [...terms, ...Array.from({ length: fillers }, (_, at) => termOf(key, "filler", `${applicationId} ${at}`))];
}

/** Longer texts are no name and no number. */
const longestSearch = 200;
const mostWords = 6;

const wordsSearched = (text: string): readonly string[] =>
  [...new Set(wordsOf(text))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, longest).join(""));

/** What to look for among the names of applicants alone: all of these terms in one case, or nothing where nothing could be found. */
export const searchedNames = (key: SealingKey, text: string): readonly Buffer[] =>
  text.length > longestSearch || /\p{N}/u.test(text)
    ? []
    : wordsSearched(text).map((word) => termOf(key, "name", word));

/** Of each of these one has to be in the case. */
export type SearchedTerms = readonly (readonly Buffer[])[];

/**
 * What to look for, for those who know all of a case: a text with a digit is a number, one with an "@" an address of mail, and
 * every other word may be of the applicant or stand beside.
 */
export function searchedTerms(key: SealingKey, text: string, knowsAll: boolean): SearchedTerms {
  if (!knowsAll) return searchedNames(key, text).map((term) => [term]);
  if (text.length > longestSearch) return [];
  if (text.includes("@")) return [[termOf(key, "email", searchedEmail(text))]];
  if (/\p{N}/u.test(text)) return [[termOf(key, "number", searchedNumber(text))]];
  return wordsSearched(text).map((word) => [termOf(key, "name", word), termOf(key, "beside", word)]);
}

/** Writes the terms of a case over those of before. */
export async function writeTerms(
  tx: Transaction | Database,
  applicationId: string,
  terms: readonly Buffer[],
): Promise<void> {
  await runPrepared(tx, "boreal.writeTerms", writing, [applicationId, terms]);
}

const writing = `with gone as (delete from boreal.search_term where application_id = $1 and term <> all($2::bytea[]))
  insert into boreal.search_term (term, application_id) select term, $1 from unnest($2::bytea[]) as term on conflict do nothing`;
