import type { DocumentsItem, SlotPart } from "@boreal/domain/filing/filingPackage";
import type { ManifestEntry, PackageFailure } from "@boreal/domain/filing/packageManifest";
import { rowOn } from "@boreal/domain/kernel/datedTable";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import type { PortalLimit } from "@boreal/domain/tables/authority/portalLimits";
import { portalLegibility } from "@boreal/domain/tables/authority/portalLimits";
import type { JoinResult, PortalJoiner } from "@boreal/reading/process/portal/joinForPortal";
import type { FitProgress } from "@boreal/reading/process/portal/fitForPortal";
import { joinMade, madeFile, megabytes, type Made } from "./madeFile.ts";
import type { PackageSource, SourceFile } from "./packageSource.ts";
import { failureWords, refusalOf, toDoWords } from "./packageWords.ts";

type Of = {
  readonly source: PackageSource;
  readonly joiner: PortalJoiner;
  readonly language: Language;
  readonly limit: PortalLimit;
  readonly onProgress?: (progress: FitProgress) => void;
  readonly signal?: AbortSignal;
};

/** One file of one slot, read once: what is hashed is what is sent. */
type Given = { readonly fileId: string; readonly part: SlotPart; readonly file: SourceFile };

/** What of a field goes into one file, and where that lies. */
type Wanted = {
  readonly item: DocumentsItem;
  readonly given: readonly Given[];
  readonly path: string;
  readonly isPart: boolean;
};

/**
 * The documents of a field: one file, as the portal takes one. What no way of packing brings under its limit is split, first by
 * slot, then by file; a single file that is still over it is named and left out. So is a file that cannot be opened.
 */
export async function documentFiles(item: DocumentsItem, of: Of): Promise<Made> {
  const given: Given[] = [];
  const broken: Pick<Given, "fileId" | "part">[] = [];
  for (const part of item.parts)
    for (const fileId of part.fileIds) {
      const file = await of.source.fileOf(fileId);
      if (file) given.push({ fileId, part, file });
      else broken.push({ fileId, part });
    }
  const rest = given.length > 0 ? await made({ item, given, path: item.path, isPart: false }, of) : nothing;
  const gone = broken.map((one) => failed(item, [one], { code: "fileBroken", text: failureWords.fileBroken }));
  return joinMade([rest, ...gone]);
}

async function made(wanted: Wanted, of: Of): Promise<Made> {
  const { item, given } = wanted;
  const result = await joined(wanted, of);
  if (result.kind === "joined") return { files: [fileOf(wanted, result)], failures: [] };
  if (result.kind === "refused") {
    const culprit = given[result.file];
    if (!culprit) throw new Error("a file was refused that was not given");
    const others = given.filter((one) => one !== culprit);
    const rest = others.length > 0 ? await made({ ...wanted, given: others }, of) : nothing;
    // A form with a program in it is no part of another file: it goes beside it.
    if (result.error === "adobeForm" && others.length > 0) {
      const alone = await made({ item, given: [culprit], path: beside(wanted, of.language), isPart: true }, of);
      return joinMade([rest, alone]);
    }
    return joinMade([rest, failed(item, [culprit], refusalOf(result.error, of.source))]);
  }
  const pieces = piecesOf(given);
  if (pieces.length > 1)
    return joinMade(
      await inSequence(pieces, (piece, index) =>
        made({ item, given: piece, path: `${wanted.path}-${partWord[of.language]}-${index + 1}`, isPart: true }, of),
      ),
    );
  if (result.kind === "failed") return failed(item, given, { code: "stopped", text: failureWords.stopped });
  return failed(item, given, { code: "tooLarge", text: tooLargeWords(result, of.limit) });
}

const nothing: Made = { files: [], failures: [] };
const partWord: Readonly<Record<Language, string>> = { en: "part", fr: "partie" };
const beside = ({ path }: Wanted, language: Language): string => `${path}-${language === "fr" ? "formulaire" : "form"}`;

async function inSequence<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [index, item] of items.entries()) results.push(await work(item, index));
  return results;
}

/** Slot by slot; the files of one slot one by one. */
function piecesOf(given: readonly Given[]): readonly (readonly Given[])[] {
  const bySlot = [...Map.groupBy(given, ({ part }) => part).values()];
  return bySlot.length > 1 ? bySlot : given.map((one) => [one]);
}

async function joined({ item, given }: Wanted, of: Of): Promise<JoinResult> {
  const { limit, language, source, joiner, onProgress, signal } = of;
  const legible = rowOn(portalLegibility, source.caseFile.today);
  if (!legible.found) return { kind: "failed", how: "no measure of legibility is known for today" };
  return await joiner.join({
    files: given.map(({ file, part }) => ({ ...file, bookmark: part.title[language] })),
    title: item.field.name[language],
    date: source.caseFile.today,
    limit: limit.maxBytes,
    types: limit.types,
    legible: legible.row.value,
    staysPicture: item.field.id === "photo" && given.length === 1,
    ...(onProgress ? { onProgress } : {}),
    ...(signal ? { signal } : {}),
  });
}

function fileOf({ item, given, path, isPart }: Wanted, result: Extract<JoinResult, { kind: "joined" }>) {
  const { bytes, ending, asGiven, pages, report } = result;
  const smaller: ManifestEntry["madeSmaller"] = report && {
    words: report.words,
    found: report.found,
    isLegible: report.isLegible,
  };
  return madeFile(
    {
      path: `${path}.${ending}`,
      kind: "documents",
      ...about(item, given),
      parts: partsOf(given),
      ...(asGiven ? { isOriginal: true as const } : {}),
      ...(pages === undefined ? {} : { pages }),
      ...(smaller ? { madeSmaller: smaller } : {}),
      toDo: [
        ...(isPart ? [toDoWords.oneOfSeveral] : []),
        ...(smaller && !smaller.isLegible ? [toDoWords.lookAtText] : []),
      ],
    },
    bytes,
  );
}

/** A file of one slot is called as the slot, one of several as the field. */
function about({ applicant, field }: DocumentsItem, given: readonly Pick<Given, "part">[]) {
  const titles = [...new Map(given.map(({ part }) => [part.slot + part.page, part.title])).values()];
  return { applicant, field, title: titles.length === 1 && titles[0] ? titles[0] : field.name };
}

const partsOf = (given: readonly Given[]): NonNullable<ManifestEntry["parts"]> =>
  [...Map.groupBy(given, ({ part }) => part)].map(([{ page, slot, title }, files]) => ({
    page,
    slot,
    title,
    files: files.map(({ fileId, file: { sha256 } }) => ({ fileId, sha256 })),
  }));

const failed = (
  item: DocumentsItem,
  given: readonly Pick<Given, "fileId" | "part">[],
  { code, text }: Pick<PackageFailure, "code" | "text">,
): Made => ({
  files: [],
  failures: [{ code, text, ...about(item, given), fileIds: given.map(({ fileId }) => fileId) }],
});

function tooLargeWords({ largest }: Extract<JoinResult, { kind: "tooLarge" }>, { maxBytes }: PortalLimit): Text {
  const limit = megabytes(maxBytes);
  return largest.length > 0
    ? fill(failureWords.tooLargePages, { limit, pages: largest.join(", ") })
    : fill(failureWords.tooLarge, { limit });
}
