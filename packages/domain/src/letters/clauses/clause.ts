import type { ApplicationType } from "../../caseFile/application.ts";
import type { LetterId } from "../../caseFile/letterValues.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import type { Language } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import type { LetterContent, LetterSection } from "../letterContent.ts";

/** What a firm says in a letter itself: beside what Boreal writes, or in its place (ADR 0250). */

/** Where in a section its words stand; `whole`: in place of every section that may be replaced. */
export const sectionPlaces = ["before", "after", "instead"] as const;
export type SectionPlace = (typeof sectionPlaces)[number];
export type ClausePlace = "whole" | `${SectionPlace}.${string}`;

/** One clause is one of these; its versions have them alike. */
export type ClauseKey = {
  readonly letter: LetterId;
  readonly language: Language;
  readonly applicationType: ApplicationType | "any";
  readonly place: ClausePlace;
};

/** `words`: empty where the firm says nothing any more from that day. */
export type ClauseVersion = ClauseKey & {
  readonly version: number;
  readonly words: string;
  readonly validFrom: IsoDate;
};

/** Most characters of a clause. */
export const longestClause = 20_000;

export const isSameClause = (one: ClauseKey, other: ClauseKey): boolean =>
  one.letter === other.letter &&
  one.language === other.language &&
  one.applicationType === other.applicationType &&
  one.place === other.place;

/** What a sentence of a clause rests on, beside the facts that it names. */
export const clauseRef = ({ place, version }: ClauseVersion): FactRef => `clauses.${version}.${place}`;

/** The number of the version that such a reference names. */
export const versionInRef = (ref: FactRef): number | undefined => {
  const found = /^clauses\.(\d+)\./.exec(ref)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** What is signed, sworn, served or begins a page keeps its form, and so does what the rules of the Court word. */
export const takesClauses = ({ look, startsPage, isAfterSignature, isFixed }: LetterSection): boolean =>
  look === undefined && startsPage === undefined && !isAfterSignature && !isFixed;

export const placeIn = (content: LetterContent, place: string): ClausePlace | undefined => {
  if (place === "whole") return place;
  const dot = place.indexOf(".");
  const at = sectionPlaces.find((one) => one === place.slice(0, dot));
  const section = content.sections.find(({ id }) => id === place.slice(dot + 1));
  return at && section && takesClauses(section) ? `${at}.${section.id}` : undefined;
};
