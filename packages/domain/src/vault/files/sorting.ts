import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { mediaTypes } from "../../kernel/fileType.ts";
import type { Slot } from "../page.ts";
import { pageOf } from "../pages.ts";
import type { SlotStatus } from "../slotStatus.ts";

/**
 * Which slot an unsorted file may be for (ADR 0138). A slot says itself which types of documents it expects; nothing here says
 * it again. Nothing is guessed either: of a type that several slots expect, all of them are offered.
 */

/** A slot of the plan, as it stands for its reader. */
export type PlaceToFill = {
  readonly page: string;
  readonly slot: string;
  readonly childNumber?: number | null | undefined;
  readonly requirement: string;
  readonly standing: SlotStatus;
  /** Those that stand for the document. */
  readonly files: number;
  readonly mayAdd: boolean;
};

/** A file as reading left it; `documentType` is null while it is not read, and of one that nothing recognises. */
export type FileToSort = Pick<UploadedDocument, "fileId" | "documentType" | "parsedValues"> & {
  readonly mime: string;
};

export type Sorting<P> = {
  /** Open slots that expect what was recognised; first those that are required and empty. */
  readonly fitting: readonly P[];
  /** The one slot of this case that expects it, while it is empty. */
  readonly certain?: P;
  /** Every slot that this file may be put in, as the plan has them. */
  readonly open: readonly P[];
  /** Whether reading knows what kind of document it is, wherever it belongs. */
  readonly recognised: boolean;
};

/** More are no help: every other place is found in the list of all. */
const mostLikely = 5;

/** The places that a file is most likely for: those that fit what was recognised, then those that are required and empty. */
export function likelyPlaces<P extends PlaceToFill>({ fitting, open }: Sorting<P>): readonly P[] {
  const awaited = open.filter((place) => rank(place) === 0 && !fitting.includes(place));
  return [...fitting, ...awaited].slice(0, mostLikely);
}

/** What is known of the place of each file. */
export function sortFiles<P extends PlaceToFill>(
  caseFile: Pick<CaseFile, "profile" | "dependents">,
  files: readonly FileToSort[],
  places: readonly P[],
): ReadonlyMap<string, Sorting<P>> {
  const found = new Map(files.map((file) => [file.fileId, sortFile(caseFile, file, places)]));
  // Of several files for one slot with less room, nothing says which is meant.
  const wanting = (place: P) => [...found.values()].filter(({ certain }) => certain === place).length;
  return new Map(
    [...found].map(([fileId, sorting]) => {
      const { certain, ...others } = sorting;
      return [fileId, certain && wanting(certain) > roomIn(certain) ? others : sorting];
    }),
  );
}

function sortFile<P extends PlaceToFill>(
  caseFile: Pick<CaseFile, "profile" | "dependents">,
  file: FileToSort,
  places: readonly P[],
): Sorting<P> {
  const taking = places.filter((place) => place.standing !== "notNeeded" && place.mayAdd && takes(place, file.mime));
  const open = taking.filter((place) => roomIn(place) > 0);
  const expecting = ofNamedPerson(caseFile, file, taking.filter(expects(file.documentType)));
  const fitting = expecting.filter((place) => roomIn(place) > 0).toSorted((a, b) => rank(a) - rank(b));
  const [only] = fitting;
  // A full slot expects it too: then the one that has room may be the wrong one.
  const isCertain = only?.files === 0 && expecting.length === 1;
  const recognised = typeof file.documentType === "string" && file.documentType !== "Other";
  return { fitting, open, recognised, ...(isCertain ? { certain: only } : {}) };
}

const slotAt = ({ page, slot }: PlaceToFill): Slot | undefined => pageOf(page)?.slots.find(({ id }) => id === slot);

const takes = (place: PlaceToFill, mime: string): boolean =>
  slotAt(place)?.acceptedTypes.some((type) => mediaTypes[type] === mime) ?? false;

const roomIn = (place: PlaceToFill): number => (slotAt(place)?.maxFiles ?? 0) - place.files;

const expects = (type: string | null | undefined) => (place: PlaceToFill) =>
  typeof type === "string" && (slotAt(place)?.documentTypes as readonly string[] | undefined)?.includes(type) === true;

/** What is required and empty comes first, then what is asked for and empty; what has a file already comes last. */
function rank({ standing, requirement }: PlaceToFill): number {
  if (standing === "missing") return requirement === "Required" ? 0 : 1;
  return standing === "present" ? 3 : 2;
}

type NamedPerson = { readonly person: PersonRole; readonly childNumber: number | null; readonly name: string };

/** Where the name that was read is that of one person of the case, only this person’s slots; else all of them. */
function ofNamedPerson<P extends PlaceToFill>(
  { profile, dependents }: Pick<CaseFile, "profile" | "dependents">,
  { parsedValues }: FileToSort,
  places: readonly P[],
): readonly P[] {
  const read = parsedValues?.["applicantFullName"];
  if (typeof read !== "string") return places;
  const people: readonly NamedPerson[] = [
    { person: "main", childNumber: null, name: `${profile.firstName ?? ""} ${profile.lastName ?? ""}` },
    ...dependents.map(({ type, childNumber, applicantFullName }): NamedPerson => ({
      person: type === "Spouse" ? "spouse" : "child",
      childNumber: childNumber ?? null,
      name: applicantFullName ?? "",
    })),
  ];
  const [named, another] = people.filter(({ name }) => isSameName(name, read));
  if (!named || another) return places;
  return places.filter(
    (place) =>
      pageOf(place.page)?.person === named.person &&
      (named.person !== "child" || (place.childNumber ?? null) === named.childNumber),
  );
}

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");

/** The same words in any order; a document may print further given names. One word alone names nobody. */
function isSameName(name: string, read: string): boolean {
  const [known, printed] = [wordsOf(name), wordsOf(read)];
  const [fewer, more] = known.length <= printed.length ? [known, printed] : [printed, known];
  return fewer.length > 1 && fewer.every((word) => more.includes(word));
}
