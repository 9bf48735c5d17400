import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { pageName } from "@boreal/domain/vault/pageName";
import { pageTags, type PageTag } from "@boreal/domain/vault/page";
import { tagWords } from "../../../case/tagWords.ts";
import type { OverviewLine, PersonLines } from "../../../case/vaultOverview.ts";
import { fold } from "../../../ui/choices/typeAhead.ts";

/** What the reader wants to see of the list. */
export type IndexFilter = { readonly words: string; readonly tags: readonly PageTag[]; readonly onlyMissing: boolean };

export const everything: IndexFilter = { words: "", tags: [], onlyMissing: false };

export const isEverything = ({ words, tags, onlyMissing }: IndexFilter): boolean =>
  words.trim() === "" && tags.length === 0 && !onlyMissing;

/** Every word that was typed has to stand somewhere in the names, in either language, or in the words of a tag. */
function matches({ page, planned, slotName }: OverviewLine, words: string, the: CaseReader): boolean {
  const typed = fold(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (typed.length === 0) return true;
  const names = [
    page.name,
    pageName(page, planned.childNumber, the),
    ...(slotName ? [slotName] : page.slots.map(({ name }) => name)),
    ...page.tags.map((tag) => tagWords[tag]),
  ];
  const text = fold(names.map(({ en, fr }) => `${en} ${fr}`).join(" "));
  return typed.every((word) => text.includes(word));
}

/** The people with the lines that fit; who has none is left out. */
export function filtered(
  people: readonly PersonLines[],
  { words, tags, onlyMissing }: IndexFilter,
  the: CaseReader,
): readonly PersonLines[] {
  const fits = (line: OverviewLine) =>
    (!onlyMissing || ["missing", "returned", "needsAttention"].includes(line.standing)) &&
    (tags.length === 0 || line.page.tags.some((tag) => tags.includes(tag))) &&
    matches(line, words, the);
  return people
    .map((person) => ({ ...person, lines: person.lines.filter(fits) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Programs of their own: to everybody else, their name says nothing about a document. */
const ofProgram: Partial<Readonly<Record<PageTag, readonly string[]>>> = {
  ExpressEntry: ["ExpressEntry", "ExpressEntryIta"],
  Pgwp: ["WorkPermit", "PgwpFamily", "TrvPgwp"],
  Spe: ["StudentExtension", "SpeFamily", "TrvSpe"],
};

/** The tags that some page bears which may be needed, in their usual order; of programs only that of this application. */
export const tagsOf = (people: readonly PersonLines[], type: string): readonly PageTag[] => {
  const used = new Set(
    people.flatMap(({ lines }) => lines.flatMap(({ page, standing }) => (standing === "notNeeded" ? [] : page.tags))),
  );
  return pageTags.filter((tag) => used.has(tag) && ofProgram[tag]?.includes(type) !== false);
};
