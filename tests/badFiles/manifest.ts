import { readFileSync } from "node:fs";
import path from "node:path";

export type Expectation =
  | "reject"
  | "accept"
  | "reject_or_unreadable"
  | "accept_or_unreadable"
  | "sanitise"
  | "either"
  | "any_no_crash";

/** One file of the corpus, as its manifest describes it. */
export type BadFile = {
  readonly file: string;
  readonly bytes: number;
  readonly category: string;
  readonly bad: string;
  readonly expect: Expectation;
  /** Codes one of which a refusal must have; `(warning)` behind one: the kept file must carry that warning. */
  readonly code: string | null;
  readonly max_ms: number;
  readonly max_extra_rss_mb: number;
  /** What a plain reader made of the file, where it made something of it. */
  readonly reference?: {
    readonly pages?: number;
    readonly text?: number;
    readonly w?: number;
    readonly result?: string;
  };
};

export type FileName = { readonly name: string; readonly what: string };

export type Corpus = {
  readonly folder: string;
  readonly files: readonly BadFile[];
  readonly names: readonly FileName[];
};

export function readCorpus(folder: string): Corpus {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  const { files } = read("manifest.json") as { files: BadFile[] };
  const { names } = read("names.json") as { names: FileName[] };
  return { folder, files, names };
}

/** Under which names a file is sent: its own, and those that its description asks for ("upload as .pdf", "as is, and as .docx"). */
export function namesToSend(bad: BadFile): string[] {
  const own = path.basename(bad.file);
  const asked = /\bupload (as is, and )?as (\.\w+)/.exec(bad.bad);
  if (!asked) return [own];
  const renamed = own.endsWith(asked[2] ?? "") ? own : `${own}${asked[2]}`;
  return asked[1] === undefined ? [renamed] : [own, renamed];
}
