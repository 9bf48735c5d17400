import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { personRoles } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Language, Text } from "@boreal/domain/kernel/text";
import { pageName } from "@boreal/domain/vault/pageName";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageOf, vaultPages } from "@boreal/domain/vault/pages";
import { extensionOf, pathPart } from "../files/checks/fileName.ts";

/** A file to be put into an archive, as far as its place there depends on it. */
export type ArchiveFile = {
  readonly id: string;
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber: number | null;
  readonly position: number;
  readonly uploadedAt: Date;
  readonly name: string;
};

export type ArchivePath = { readonly id: string; readonly path: string };

const people: Readonly<Record<PersonRole, Text>> = {
  main: { en: "Applicant", fr: "Personne qui présente la demande" },
  spouse: { en: "Spouse or partner", fr: "Conjoint ou partenaire" },
  child: { en: "Child", fr: "Enfant" },
  host: { en: "Host", fr: "Hôte" },
  visitor: { en: "Visitor", fr: "Personne qui visite" },
  financialSupporter: { en: "Financial supporter", fr: "Personne qui soutient" },
  secondFinancialSupporter: { en: "Second financial supporter", fr: "Deuxième personne qui soutient" },
  custodian: { en: "Custodian", fr: "Gardienne ou gardien" },
};

const unsorted: Text = { en: "To sort", fr: "À classer" };

/** What a page is called in an archive. */
export function archivePageName(slug: string, childNumber: number | null, language: Language, the: CaseReader): string {
  const page = pageOf(slug);
  if (isUnsorted({ page: slug })) return unsorted[language];
  return pathPart(page ? pageName(page, childNumber, the)[language] : slug);
}

/**
 * Where each file stands in an archive: a folder for each person, in it one for each page, in it the files in the order
 * of their slots, numbered where there are several. `flat` leaves the folders out, for the files of one page.
 */
export function archivePaths(
  files: readonly ArchiveFile[],
  language: Language,
  the: CaseReader,
  flat = false,
): readonly ArchivePath[] {
  const folders = new Map<string, ArchiveFile[]>();
  for (const file of files.toSorted(byPlace)) {
    const folder = flat
      ? ""
      : `${personFolder(file, language)}/${archivePageName(file.page, file.childNumber, language, the)}/`;
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, inside]) => {
    const names = uniqueNames(inside.map(({ name }) => pathPart(name)));
    const width = String(inside.length).length;
    return inside.map(({ id }, at) => ({
      id,
      path: `${folder}${inside.length === 1 ? "" : `${String(at + 1).padStart(width, "0")} `}${names[at] ?? id}`,
    }));
  });
}

function personFolder({ person, childNumber }: ArchiveFile, language: Language): string {
  const word = people[isRole(person) ? person : "main"][language];
  return childNumber === null ? word : `${word} ${childNumber}`;
}

const isRole = (person: string): person is PersonRole => (personRoles as readonly string[]).includes(person);

const placeOf = (file: ArchiveFile): readonly number[] => [
  (personRoles as readonly string[]).indexOf(file.person),
  file.childNumber ?? 0,
  vaultPages.findIndex(({ slug }) => slug === file.page),
  pageOf(file.page)?.slots.findIndex(({ id }) => id === file.slot) ?? 0,
  file.position,
  file.uploadedAt.getTime(),
];

function byPlace(a: ArchiveFile, b: ArchiveFile): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left.map((value, at) => value - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Systems that do not tell capitals apart would write one file over the other. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const extension = extensionOf(name);
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1)
      free = `${name.slice(0, name.length - extension.length)} (${n})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
