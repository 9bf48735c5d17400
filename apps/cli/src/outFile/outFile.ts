import { fstat, type BigIntStats } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { WrongInput } from "../exitStatus.ts";

const words: Readonly<Record<string, string>> = {
  ENOENT: "its folder is not there",
  ENOTDIR: "its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "nothing can be written there",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "it is a link that leads back to itself",
};

/** What is thrown where `--out` cannot be written: its place is wrong input, a full disk is a fault of the machine. */
export function notWritten(out: string, fault: unknown): unknown {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  const says = words[code];
  return says === undefined
    ? fault
    : new WrongInput(
        `--out: found ${out}, a file that cannot be written (${code}): ${says}; accepted is a path in a folder that is there`,
      );
}

/** `caseFile`: a path, or `-` for standard input, which may be a file too. */
type Read = { readonly caseFile?: string; readonly documents?: string | undefined; readonly data?: string };

const what = {
  caseFile: "which is the case file that is read",
  documents: "a file in the folder of the documents",
  data: "a file in the data folder, which is read",
} as const;

/**
 * Before any work: what a command reads is never written over, by whatever name or link it is reached. `written` is all that
 * the command may write, the first of it by the name that was given. Any other file of that name is written over.
 */
export async function keepWhatIsRead(written: readonly [string, ...string[]], read: Read): Promise<void> {
  const [out] = written;
  for (const path of written) {
    const there = await statOf(path);
    if (!there?.isFile()) continue;
    const found = await readAs(await realpath(path), there, read);
    if (found === undefined) continue;
    const goesTo = path === out ? "" : `, for which ${path} is written`;
    throw new WrongInput(`--out: found ${out}${goesTo}, ${what[found]}; accepted is the name of another file`);
  }
}

async function readAs(path: string, there: BigIntStats, read: Read): Promise<keyof typeof what | undefined> {
  if (read.caseFile !== undefined && isSame(there, await statOf(read.caseFile))) return "caseFile";
  for (const folder of ["documents", "data"] as const)
    if (read[folder] !== undefined && (await isIn(read[folder], path))) return folder;
  if (read.documents === undefined) return undefined;
  const names = await readdir(read.documents).catch(() => []);
  for (const name of names) if (isSame(there, await statOf(join(read.documents, name)))) return "documents";
  return undefined;
}

const isSame = (one: BigIntStats, other: BigIntStats | undefined): boolean =>
  other !== undefined && one.ino === other.ino && one.dev === other.dev;

/** Nothing where no file is there, or none that can be looked at: whoever reads or writes it says why. */
async function statOf(path: string): Promise<BigIntStats | undefined> {
  try {
    return await (path === "-" ? promisify(fstat)(0, { bigint: true }) : stat(path, { bigint: true }));
  } catch {
    return undefined;
  }
}

async function isIn(folder: string, path: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined) return false;
  const way = relative(real, path);
  return way !== "" && !isAbsolute(way) && way.split(sep)[0] !== "..";
}
