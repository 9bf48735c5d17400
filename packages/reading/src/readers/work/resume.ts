import { valueIn, type Found } from "../../fields/labelledValue.ts";
import { nameIn } from "../../fields/nameField.ts";
import type { ReadField, ReadRow, ReadRows } from "../../reading.ts";
import { placeOf, type Cell, type Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { applicantName } from "../applicantName.ts";
import { foundValues, layoutOfPages } from "../../finder/find.ts";
import { ofResume } from "../../finder/people.ts";
import { ownTextField } from "../checkedField.ts";
import { isOwnText } from "../money/accountFields.ts";
import type { DocumentReader, PageText } from "../reader.ts";
import { anyYear, spanIn } from "./resumeSpans.ts";

/** A resume: whose, and each job and school with its times. */

type Section = "employmentHistory" | "educationHistory" | "other";

const headings: readonly (readonly [Section, RegExp])[] = [
  [
    "employmentHistory",
    /^(?:(?:professional|work|employment|career|relevant|volunteer|other)\W+(?:and |& )?)*(?:experience|employment|history|career|positions held|volunteering|experiences?(?: professionnelles?| de travail)?|emplois?(?: occupes)?|parcours professionnel|benevolat|experience benevole)(?: (?:history|summary|record))?$/,
  ],
  [
    "educationHistory",
    /^(?:education(?: (?:and|&) (?:training|qualifications))?|(?:academic|educational) (?:background|history|qualifications?|record)|studies|qualifications|formation(?: (?:academique|scolaire|universitaire))?|etudes|scolarite|parcours (?:scolaire|academique|universitaire)|diplomes(?: et formation)?|formation et diplomes)$/,
  ],
  [
    "other",
    /^(?:(?:technical|key|core|professional|personal|computer|language|compétences|competences|informatiques)\W+)*(?:skills|languages?|references?|awards?(?: and honou?rs)?|honou?rs|certifications?|certificates|interests|hobbies|projects?|publications?|summary|profile|objective|memberships?|licen[cs]es|training|courses|competences|langues|interets|loisirs|distinctions|prix|projets|profil|objectif|sommaire|perfectionnement)$/,
  ],
];

/** Without marks at its ends: "EDUCATION:", "— Formation —". */
const headingOf = (line: Line): Section | undefined => {
  const text = plain(line.cells.map((cell) => cell.text).join(" ")).replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  return headings.find(([, pattern]) => pattern.test(text))?.[0];
};

type Entry = { readonly section: Section; readonly row: ReadRow; readonly isClear: boolean };

type Told = {
  readonly entries: readonly Entry[];
  /** Every year in the sections that count stands in an entry of which both months are known. */
  readonly isWhole: boolean;
};

function told(pages: readonly PageText[]): Told {
  const lines = pages.flatMap((page) => page.lines);
  const entries: Entry[] = [];
  let section: Section | undefined;
  let isWhole = true;
  for (const [index, line] of lines.entries()) {
    section = headingOf(line) ?? section;
    const text = textOf(line);
    const span = spanIn(plain(text));
    const entry = span && section && section !== "other" ? entryOf(lines, index, section) : undefined;
    if (entry) entries.push(entry);
    const rest = span ? `${text.slice(0, span.start)} ${text.slice(span.end)}` : text;
    const isOutside = span !== undefined && section === undefined;
    // A year without a span may be a time that was not understood.
    if (isOutside || (section !== "other" && section !== undefined && anyYear.test(rest))) isWhole = false;
  }
  return { entries, isWhole: isWhole && entries.length > 0 && entries.every(({ isClear }) => isClear) };
}

const textOf = (line: Line): string => line.cells.map((cell) => cell.text).join(" ");

function entryOf(lines: readonly Line[], index: number, section: Section): Entry | undefined {
  const line = lines[index];
  const text = line ? textOf(line) : "";
  const span = spanIn(plain(text));
  const place = line && placeOf({ text, words: line.cells.flatMap(({ words }) => words) });
  if (!span || !place) return undefined;
  const what = described(text.slice(0, span.start), text.slice(span.end)) || besides(lines, index);
  const { page, box, confidence } = place;
  return {
    section,
    isClear: span.isClear,
    row: { values: { from: span.from, to: span.to, ...(what === "" ? {} : { what }) }, page, box, confidence },
  };
}

const longest = 150;
const marks = /^[\s:.,;()|•·*–—-]+|[\s:.,;(|•·*–—-]+$/gu;
const trimmed = (text: string): string => text.replaceAll(marks, "").trim();
const described = (before: string, behind: string): string =>
  [trimmed(before.replace(/\b(?:from|de|du|since|depuis|d’|d')\s*$/iu, "")), trimmed(behind)]
    .filter((part) => /\p{L}{2}/u.test(part))
    .join(", ")
    .slice(0, longest);

/** The line above says what a time was spent on, where it holds no time of its own; else the one below. */
function besides(lines: readonly Line[], index: number): string {
  const near = [lines[index - 1], lines[index + 1]].find(
    (line) => line && headingOf(line) === undefined && !anyYear.test(textOf(line)) && /\p{L}{2}/u.test(textOf(line)),
  );
  return near ? trimmed(textOf(near)).slice(0, longest) : "";
}

/**
 * Both tables are checked together or not at all: where one time was not understood, a gap in the others would be none. Nothing of
 * a picture is checked: one wrong digit makes a gap.
 */
function rows(pages: readonly PageText[]): ReadRows {
  const { entries, isWhole } = told(pages);
  const isChecked = isWhole && pages.every(({ number }) => isOwnText(pages, number));
  const of = (section: Section): readonly ReadRow[] =>
    entries
      .filter((entry) => entry.section === section)
      .map(({ row }) => (isChecked ? { ...row, checked: "textLayer" as const } : row));
  return { employmentHistory: of("employmentHistory"), educationHistory: of("educationHistory") };
}

/** It begins in one of the first lines, and goes on in the next ones. */
const firstLines = 4;
const furtherLines = 4;
/** Titles of the paper and of its parts. */
const isTitle =
  /\b(?:curriculum|vitae|resume|cv|work|experiences?|education|profile?|summary|objective|skills|employment|professional|contact|formation|competences|emplois?|objectif|coordonnees)\b/;
/** Cells of one name in a narrow column stand one below the other and are equally large. */
const sameEdge = 0.6;
const sameSize = 0.2;

/** The cells that follow this one in its column as one print. */
function goingOn(first: Cell, lines: readonly Line[]): Cell {
  const cells = [first];
  for (const line of lines) {
    const last = cells.at(-1) ?? first;
    const next = line.cells.find(
      ({ at }) =>
        Math.abs(at.left - first.at.left) < sameEdge * first.at.height &&
        Math.abs(at.height - first.at.height) < sameSize * first.at.height &&
        at.top - last.at.top < 2 * first.at.height,
    );
    if (next) cells.push(next);
    else if (line.at.top - last.at.top > 2 * first.at.height) break;
  }
  return { text: cells.map(({ text }) => text).join(" "), words: cells.flatMap(({ words }) => words), at: first.at };
}

/** The name stands at the head, mostly in the largest letters. */
function nameAtHead(pages: readonly PageText[]): Found | undefined {
  const lines = (pages[0]?.lines ?? []).slice(0, firstLines + furtherLines);
  const found = lines
    .slice(0, firstLines)
    .flatMap((line, at) => line.cells.map((cell) => ({ cell, below: lines.slice(at + 1) })))
    .filter(({ cell }) => !isTitle.test(plain(cell.text)) && !cell.text.includes(","))
    .flatMap(({ cell, below }) => {
      const alone = valueIn(cell, nameIn, { how: "unlabelled", start: 0, label: "" });
      const name = alone?.value.includes(" ")
        ? alone
        : valueIn(goingOn(cell, below), nameIn, { how: "unlabelled", start: 0, label: "" });
      return name?.value.includes(" ") ? [{ name, height: cell.at.height }] : [];
    });
  return found.toSorted((a, b) => b.height - a.height)[0]?.name;
}

async function read(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>> {
  const { applicantFullName } = foundValues(ofResume, layoutOfPages(pages), pages);
  const head = applicantFullName?.isPlain ? undefined : nameAtHead(pages);
  if (!head && applicantFullName) return { applicantFullName: applicantFullName.field };
  return head ? { applicantFullName: ownTextField(head, pages) } : applicantName(pages);
}

/** Resumes: whose, and the jobs and schools with their times. */
export const resume: DocumentReader = {
  documentType: "Resume",
  read,
  rows,
  missing: () => [],
  // A name in ornate letters of a picture is not missing; where all is text, it is looked for.
  lookedFor: (pages) =>
    pages.every(({ source }) => source === "layer" || source === "office") ? ["applicantFullName"] : [],
};
