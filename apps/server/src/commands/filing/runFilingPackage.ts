import { describePackage } from "@boreal/domain/filing/describePackage";
import type { LetterId } from "@boreal/domain/letters/letters";
import { letterIds } from "@boreal/domain/caseFile/letterValues";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { isRefused } from "@boreal/official-forms/openFormFile";
import type { Turn } from "@boreal/reading/text/box";
import { zip } from "../../files/zipWriter.ts";
import { SealedWriter } from "../../files/sealedWriter.ts";
import { buildPackage, packageEntries, type BuiltPackage } from "../../filing/buildPackage.ts";
import { hashOf } from "../../filing/madeFile.ts";
import type { PackageSource } from "../../filing/packageSource.ts";
import { publishChange } from "../../jobs/changes.ts";
import { letterFile } from "../../output/letters/letterFile.ts";
import { planOf } from "../../policies/redactedCase.ts";
import {
  inputsOfPackage,
  readPackage,
  sealManifest,
  setPackage,
  type FilingPackageRow,
  type PackageState,
} from "../../store/cases/filingPackages.ts";
import { loadCaseFile, type LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { openFilePassword, shownName } from "../../store/documents/caseDocument.ts";
import { listDocuments, type DocumentFileRow } from "../../store/documents/documents.ts";
import { readLetterhead } from "../../store/letterhead.ts";
import { listLetterClauses } from "../../store/letters/letterClauses.ts";
import { readFirmLines } from "../../store/office/firm.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import type { FormDeps } from "../forms/formDeps.ts";
import { StoredFileBroken, textOfStored } from "../storedText.ts";

export type PackagingDeps = FileDeps & Pick<FormDeps, "forms">;

type Case = { readonly loaded: LoadedCase; readonly files: readonly DocumentFileRow[]; readonly inputs: string };

/**
 * Puts together what goes to the authority and keeps it sealed. Where the case is another one at the end than it was when
 * somebody asked, nothing is kept: half of it would be of one case, half of the other.
 */
export async function runFilingPackage(deps: PackagingDeps, packageId: string, signal?: AbortSignal): Promise<void> {
  const row = await readPackage(deps.db, packageId);
  if (row === undefined || (row.state !== "waiting" && row.state !== "running")) return;
  const before = await caseOf(deps, row);
  if (before?.inputs !== row.inputs) return await finish(deps, row, "stale");
  await setPackage(deps.db, row.id, { state: "running" });
  const { caseFile } = before.loaded;
  const { limit, ...described } = describePackage(caseFile, {
    ...row,
    clausesOf: await clausesOf(deps, caseFile.letters ?? {}),
  });
  if (limit === undefined) return await finish(deps, row, "failed");
  const key = await deps.personKey(row.ownerId);
  const names = new Map(before.files.map((file) => [file.id, shownName(key, file)]));
  const built = await buildPackage({
    described: { ...described, limit },
    source: await sourceOf(deps, row, before),
    nameOfFile: (fileId) => names.get(fileId) ?? fileId,
    onProgress: ({ done }) => void tellProgress(deps, row, done).catch(deps.reportFault),
    ...(signal ? { signal } : {}),
  });
  const after = await caseOf(deps, row);
  if (after?.inputs !== row.inputs) return await finish(deps, row, "stale");
  const kept = await keep(deps, row, built);
  await finish(deps, row, "built", {
    ...kept,
    made: row.wanted,
    sealedManifest: sealManifest(key, row.id, built.manifest),
  });
}

async function caseOf(deps: PackagingDeps, { applicationId }: FilingPackageRow): Promise<Case | undefined> {
  const loaded = await loadCaseFile(deps, applicationId);
  if (!loaded) return undefined;
  const files = await listDocuments(deps.db, applicationId, "vault");
  return { loaded, files, inputs: inputsOfPackage(loaded.caseFile, files) };
}

/** What the firm says in the letters that somebody began. */
async function clausesOf(deps: PackagingDeps, begun: Readonly<Record<string, unknown>>) {
  const ids = letterIds.filter((id) => Object.keys(begun).some((key) => key.split(":")[0] === id));
  const clauses = new Map<LetterId, Awaited<ReturnType<typeof listLetterClauses>>>();
  for (const id of ids) clauses.set(id, await listLetterClauses(deps.db, id));
  return (letter: LetterId) => clauses.get(letter) ?? [];
}

async function sourceOf(deps: PackagingDeps, row: FilingPackageRow, { loaded, files }: Case): Promise<PackageSource> {
  const { caseFile } = loaded;
  const plan = planOf(loaded);
  if (!("readiness" in plan) || plan.readiness === undefined) throw new Error("a package is made of a whole case");
  const key = await deps.personKey(row.ownerId);
  const [{ letterhead: picture }, letterhead] = await Promise.all([readLetterhead(deps.db), readFirmLines(deps.db)]);
  return {
    caseFile,
    plan: plan as PackageSource["plan"],
    takesPasswords: true,
    clausesOf: await clausesOf(deps, caseFile.letters ?? {}),
    letterFile: async (draft) =>
      await letterFile(draft, { kind: "pdf", caseFile, main: readerFor(caseFile), picture, letterhead }),
    fillForm: async (form, values, language) => {
      for (const code of language === "fr" ? (["F", "E"] as const) : (["E", "F"] as const)) {
        const blank = await deps.forms.library.newest(form, code);
        if (blank === undefined) continue;
        const { sha256, edition } = blank;
        const filled = await deps.forms.desk.fill({ path: deps.forms.library.pathOf(sha256), sha256 }, values);
        if (isRefused(filled)) throw new Error(`a blank of the library cannot be filled: ${filled.code}`);
        if ("refused" in filled) return { refused: filled.refused };
        const spoken = code === "F" ? "fr" : "en";
        return { bytes: filled.bytes, edition, language: spoken, blank: sha256, notes: filled.unplaced };
      }
      return undefined;
    },
    fileOf: async (fileId) => {
      const file = files.find(({ id }) => id === fileId);
      if (!file) return undefined;
      try {
        const bytes = await textOfStored(deps, file);
        return {
          bytes,
          sha256: hashOf(bytes),
          password: openFilePassword(key, file),
          rotation: file.rotation as Turn,
        };
      } catch (fault) {
        if (!(fault instanceof StoredFileBroken)) throw fault;
        deps.reportFault(fault);
        return undefined;
      }
    },
  };
}

/** Seals the archive under the key of the person whose case it is, like the originals. */
async function keep(
  deps: FileDeps,
  { id, ownerId }: FilingPackageRow,
  built: BuiltPackage,
): Promise<{ readonly wrappedKey: Buffer; readonly bytes: number }> {
  const { key, wrapped } = await deps.files.newKey(ownerId, id);
  await deps.files.deleteReceived(id);
  const writer = await SealedWriter.open(deps.files.stagedPath(id), key, id);
  let bytes = 0;
  try {
    for await (const piece of zip(packageEntries(built))) {
      await writer.write(piece);
      bytes += piece.length;
    }
    await writer.sync();
  } finally {
    await writer.close();
  }
  await deps.files.blobs.put(id, deps.files.stagedPath(id));
  await deps.files.deleteReceived(id);
  return { wrappedKey: wrapped, bytes };
}

async function tellProgress(deps: FileDeps, { id, applicationId }: FilingPackageRow, made: number): Promise<void> {
  await setPackage(deps.db, id, { made });
  await publishChange(deps.db, { applicationId, kind: "filingPackage" });
}

async function finish(
  deps: FileDeps,
  { id, applicationId }: FilingPackageRow,
  state: PackageState,
  change: Parameters<typeof setPackage>[2] = {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await setPackage(tx, id, { ...change, state, finishedAt: deps.now() });
    await publishChange(tx, { applicationId, kind: "filingPackage" });
  });
}
