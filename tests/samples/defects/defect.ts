import type { DocumentWarningId } from "@boreal/domain/warnings/warningIds";
import type { PageSlug } from "@boreal/domain/caseFile/vaultPlaces";
import { aCase, type CaseBuilder } from "../../../packages/domain/test/caseBuilder.ts";
import { papers } from "../papers/all.ts";
import { drawPaper, type Paper } from "../papers/paper.ts";

/** One made-up file and where somebody put it. */
export type DefectFile = {
  readonly bytes: () => Promise<Uint8Array>;
  readonly page: PageSlug;
  readonly slot: string;
  readonly person?: string;
  readonly childNumber?: number;
};

/** Files of a made-up case, one of which has one thing wrong with it: the warning that tells it. */
export type Defect = {
  readonly warning: DocumentWarningId;
  readonly of: CaseBuilder;
  readonly files: readonly DefectFile[];
};

/** Ngozi ADEYEMI, whose papers most samples are, on 20 November 2026. */
export const ngozi = aCase().profile({ firstName: "Ngozi", lastName: "ADEYEMI" });

type Change = Partial<Omit<Paper, "rows">> & {
  /** Rows by their label; null takes one out, a new label adds one. */
  readonly rows?: Readonly<Record<string, string | null>>;
};

/** A made-up paper in the layout of letters, with one thing changed. */
export function paperLike(name: string, { rows = {}, ...rest }: Change = {}): () => Promise<Buffer> {
  const sample = papers.find((one) => one.name === name);
  if (!sample) throw new Error(`no paper ${name}`);
  const known = sample.paper.rows.flatMap(([label, value]): [string, string][] => {
    const changed = rows[label];
    return changed === null ? [] : [[label, changed ?? value]];
  });
  const added = Object.entries(rows).flatMap(([label, value]): [string, string][] =>
    value === null || sample.paper.rows.some(([one]) => one === label) ? [] : [[label, value]],
  );
  return () => drawPaper({ layout: "letter", paper: { ...sample.paper, ...rest, rows: [...known, ...added] } });
}

/** The same words with another day or number in them, wherever they are. */
export function paperWith(name: string, words: Readonly<Record<string, string>>): () => Promise<Buffer> {
  const sample = papers.find((one) => one.name === name);
  if (!sample) throw new Error(`no paper ${name}`);
  const changed = Object.entries(words).reduce(
    (text, [before, after]) => text.replaceAll(before, after),
    JSON.stringify(sample.paper),
  );
  return () => drawPaper({ layout: "letter", paper: JSON.parse(changed) as Paper });
}

/** A paper that no sample is like. */
export const paperOf =
  (title: string, rest: Partial<Paper>): (() => Promise<Buffer>) =>
  () =>
    drawPaper({ layout: "letter", paper: { letterhead: [], rows: [], paragraphs: [], ...rest, title } });
