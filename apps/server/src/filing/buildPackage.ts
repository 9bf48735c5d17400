import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import type { FilingPackage, PackageItem } from "@boreal/domain/filing/filingPackage";
import { isWhole } from "@boreal/domain/filing/filingPackage";
import {
  manifestPath,
  packageFormat,
  type ManifestFile,
  type PackageManifest,
} from "@boreal/domain/filing/packageManifest";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { rowOn } from "@boreal/domain/kernel/datedTable";
import type { PortalLimit } from "@boreal/domain/tables/authority/portalLimits";
import { everyTable } from "@boreal/domain/tables/everyTable";
import { portals } from "@boreal/domain/vault/files/portals";
import { PortalJoiner } from "@boreal/reading/process/portal/joinForPortal";
import type { ZipEntry } from "../files/zipWriter.ts";
import { packageIndexPdf } from "../output/packageIndexPdf.ts";
import { documentFiles } from "./documentFiles.ts";
import { formFiles } from "./formFiles.ts";
import { letterFiles } from "./letterFiles.ts";
import { hashOf, joinMade, type Made } from "./madeFile.ts";
import { packageIndex } from "./packageIndex.ts";
import type { PackageSource } from "./packageSource.ts";

export type PackageProgress = { readonly done: number; readonly of: number; readonly path: string };

export type BuildOf = {
  readonly described: FilingPackage & { readonly limit: PortalLimit };
  readonly source: PackageSource;
  /** What a file is called for people; its id where nobody named it. */
  readonly nameOfFile?: (fileId: string) => string;
  readonly onProgress?: (progress: PackageProgress) => void;
  readonly signal?: AbortSignal;
};

type Content = { readonly path: string; readonly content: Uint8Array };

export type BuiltPackage = { readonly manifest: PackageManifest; readonly files: readonly Content[] };

/** Makes every file of a package, piece after piece, and the manifest of all of them. From the same case the same bytes. */
export async function buildPackage(of: BuildOf): Promise<BuiltPackage> {
  const { described, source, onProgress, signal, nameOfFile = (fileId) => fileId } = of;
  const joiner = new PortalJoiner();
  const made: Made[] = [];
  try {
    for (const [done, item] of described.items.entries()) {
      signal?.throwIfAborted();
      onProgress?.({ done, of: described.items.length, path: item.path });
      made.push(await filesOf(item, of, joiner));
    }
  } finally {
    joiner.close();
  }
  const { files, failures } = joinMade(made);
  const { caseFile } = source;
  const { portal, limit, language, leftOut, gaps } = described;
  const said = {
    format: packageFormat,
    rulesVersion: source.plan.rulesVersion,
    today: caseFile.today,
    applicationType: caseFile.application.type,
    portal: { id: portal, name: portals[portal].name, ...limit },
    language,
    isWhole: isWhole(described) && failures.length === 0,
    entries: files.map(({ entry }) => entry),
    failures,
    leftOut,
    gaps,
  } as const;
  const index = await packageIndexPdf(packageIndex(said, caseFile, nameOfFile), language);
  const records: readonly Content[] = [
    { path: "index.pdf", content: index },
    { path: "record/case.json", content: asJson(writeCase(caseFile)) },
    { path: "record/plan.json", content: asJson(source.plan) },
    { path: "record/tables.json", content: asJson(rowsOn(caseFile.today)) },
  ];
  const manifest: PackageManifest = { ...said, records: records.map(recordOf) };
  const [cover, ...others] = records;
  return {
    manifest,
    files: [
      ...(cover ? [cover] : []),
      { path: manifestPath, content: asJson(manifest) },
      ...files.map(({ entry, content }) => ({ path: entry.path, content })),
      ...others,
    ],
  };
}

async function filesOf(item: PackageItem, of: BuildOf, joiner: PortalJoiner): Promise<Made> {
  const { source, described, signal } = of;
  const { language, limit } = described;
  switch (item.kind) {
    case "form":
      return await formFiles(item, { source, language, maxBytes: limit.maxBytes });
    case "letter":
      return await letterFiles(item, { source, maxBytes: limit.maxBytes });
    case "documents":
      return await documentFiles(item, { source, joiner, language, limit, ...(signal ? { signal } : {}) });
  }
}

const recordOf = ({ path, content }: Content): ManifestFile => ({
  path,
  bytes: content.byteLength,
  sha256: hashOf(content),
});

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`, "utf8");

/** The rows that held on the day: a table that changes later says nothing about what was filed. */
const rowsOn = (day: IsoDate) =>
  everyTable.map((table) => {
    const row = rowOn(table, day);
    return { id: table.id, title: table.title, unit: table.unit, row: row.found ? row.row : null };
  });

/** Entries of the archive, all of the day of the package: nothing in it tells when it was built. */
export async function* packageEntries({ manifest, files }: BuiltPackage): AsyncGenerator<ZipEntry> {
  const modifiedAt = new Date(`${manifest.today}T00:00:00Z`);
  for (const { path, content } of files) {
    yield await Promise.resolve({ path, modifiedAt, chunks: [Buffer.from(content)] });
  }
}
