import { createHash, randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FormEdition } from "@boreal/official-forms/maps/fieldMapping";
import { makeFolder, syncFolder, unlessMissing } from "../localBlobStore.ts";

/** What is known of a blank official form from the file itself. */
export type BlankFacts = Pick<FormEdition, "form" | "edition" | "language" | "comparedWith"> & {
  readonly sha256: string;
  readonly kind: "dynamic" | "static";
};

/** Where a blank came from. */
export type Provenance = {
  readonly addedAt: string;
  /** A user, `folder` (taken in at start) or `command`. */
  readonly addedBy: string;
  /** The authority's address, when it was fetched there. */
  readonly source: string | null;
};

export type FormBlank = BlankFacts & Provenance;

/**
 * The blank official forms of this installation: the files as the authority published them and a line about each, in a folder
 * of their own. They hold nothing of anybody, so they lie there unsealed and the command line reads them too.
 */
export type FormLibrary = {
  /** By form, language and edition, the newest first. */
  list(): Promise<readonly FormBlank[]>;
  /** The newest edition of a form in a language. */
  newest(form: FormEdition["form"], language: FormEdition["language"]): Promise<FormBlank | undefined>;
  bytesOf(sha256: string): Promise<Buffer | undefined>;
  pathOf(sha256: string): string;
  /** The entry, as it was when the same file is there already. */
  keep(bytes: Buffer, facts: BlankFacts, from: Provenance): Promise<FormBlank>;
};

const digest = /^[0-9a-f]{64}$/;

/** `06-2026` as something that can be compared. */
const monthOf = (edition: string): string => edition.split("-").toReversed().join("-");

const byEdition = (one: FormBlank, other: FormBlank): number =>
  one.form.localeCompare(other.form) ||
  one.language.localeCompare(other.language) ||
  monthOf(other.edition).localeCompare(monthOf(one.edition)) ||
  other.addedAt.localeCompare(one.addedAt);

export function openFormLibrary(dataFolder: string): FormLibrary {
  const folder = join(dataFolder, "forms");
  const at = (sha256: string, ending: "pdf" | "json") => {
    if (!digest.test(sha256)) throw new Error("not the digest of a form");
    return join(folder, `${sha256}.${ending}`);
  };
  const entryOf = async (sha256: string): Promise<FormBlank | undefined> => {
    const text = await readFile(at(sha256, "json"), "utf8").catch(unlessMissing);
    return text === undefined ? undefined : (JSON.parse(text) as FormBlank);
  };
  const list = async (): Promise<readonly FormBlank[]> => {
    const names = (await readdir(folder).catch(unlessMissing)) ?? [];
    const entries = await Promise.all(
      names
        .filter((name) => name.endsWith(".json") && digest.test(name.slice(0, -5)))
        .map((name) => entryOf(name.slice(0, -5))),
    );
    return entries.filter((entry) => entry !== undefined).toSorted(byEdition);
  };
  return {
    list,
    newest: async (form, language) =>
      (await list()).find((entry) => entry.form === form && entry.language === language),
    bytesOf: async (sha256) => {
      const bytes = await readFile(at(sha256, "pdf")).catch(unlessMissing);
      if (bytes && createHash("sha256").update(bytes).digest("hex") !== sha256)
        throw new Error("a blank form in the library was changed on the disk");
      return bytes;
    },
    pathOf: (sha256) => at(sha256, "pdf"),
    keep: async (bytes, facts, from) => {
      const known = await entryOf(facts.sha256);
      if (known) return known;
      await makeFolder(folder);
      // The line comes last: a blank counts once it is whole.
      await writeWhole(folder, at(facts.sha256, "pdf"), bytes);
      const entry: FormBlank = { ...facts, ...from };
      await writeWhole(folder, at(facts.sha256, "json"), Buffer.from(`${JSON.stringify(entry, null, 2)}\n`));
      return entry;
    },
  };
}

/** Under another name first, so that nobody ever sees half of it. */
async function writeWhole(folder: string, path: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (fault) {
    await rm(draft, { force: true });
    throw fault;
  }
  await syncFolder(folder);
}
