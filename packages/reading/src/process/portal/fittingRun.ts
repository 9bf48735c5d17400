import type { Turn } from "../../text/box.ts";
import type {
  FileToFit,
  FitError,
  FitPart,
  FitReply,
  PageKind,
  PageName,
  TakenPicture,
} from "../../portal/fitRequest.ts";
import { nextTrials, type Standing } from "../../portal/levels.ts";
import { bestLevel, smallestLevel } from "../../portal/pageEncoding.ts";
import { allShares, shareOf, type WordShare } from "../../portal/wordShare.ts";
import type { FittingTeam } from "./fittingTeam.ts";

export type EncodedSize = Extract<FitReply, { kind: "encoded" }>;

/** One page of the result while it is made. */
export type RunPage = {
  readonly name: PageName;
  readonly kind: PageKind;
  /** The process that holds its picture. */
  readonly member: number;
  /** Whether it becomes a picture: scans always do. */
  isPicture: boolean;
  turned: Turn;
  level: number;
  share: WordShare;
};

/** A file that cannot be part of a merged PDF. */
export class FileRefused extends Error {
  readonly file: number;
  readonly reason: FitError;
  constructor(file: number, reason: FitError) {
    super("a file cannot be part of the merged PDF");
    this.file = file;
    this.reason = reason;
  }
}

type Tell = (done: number, of: number) => void;

const mostRounds = 3;
/** Reading takes longest. Up to so many pages are read whole; of more, the same number of lines in stripes of every page. */
const wholePagesRead = 6;

/** The steps of fitting one slot, over the processes that do them. */
export class FittingRun {
  readonly #team: FittingTeam;
  readonly #sizes = new Map<string, Promise<EncodedSize>>();
  #pages: RunPage[] = [];

  constructor(team: FittingTeam) {
    this.#team = team;
  }

  get pages(): readonly RunPage[] {
    return this.#pages;
  }

  get pictures(): RunPage[] {
    return this.#pages.filter(({ isPicture }) => isPicture);
  }

  async open(files: readonly FileToFit[]): Promise<void> {
    const replies = await this.#everyMember((member) => this.#team.ask(member, { kind: "open", files }, "opened"));
    const [reply] = replies;
    if (reply?.kind !== "opened") throw new Error("the files were not opened");
    for (const [file, found] of reply.files.entries()) {
      if ("error" in found) throw new FileRefused(file, found.error);
      for (const { number, kind } of found.pages) {
        const member = this.#pages.length % this.#team.size;
        this.#pages.push({
          name: { file, page: number },
          kind,
          member,
          isPicture: kind === "scan",
          turned: 0,
          level: bestLevel,
          share: { words: 0, found: 0 },
        });
      }
    }
  }

  /** Sets pages upright, reads them, and holds them ready to be encoded. */
  async prepare(pages: readonly RunPage[], tell: Tell): Promise<void> {
    const part = Math.min(1, wholePagesRead / pages.length);
    await this.#eachPage(pages, tell, async (page) => {
      const reply = await this.#ask(
        page,
        { kind: "prepare", page: page.name, drawn: page.kind !== "scan", part },
        "prepared",
      );
      page.turned = reply.turned;
    });
  }

  sizeOf(page: RunPage, level: number): Promise<EncodedSize> {
    const key = `${page.name.file} ${page.name.page} ${level}`;
    const known = this.#sizes.get(key) ?? this.#ask(page, { kind: "encode", page: page.name, level }, "encoded");
    this.#sizes.set(key, known);
    return known;
  }

  /** Reads the encoded pages again; makes those clearer that read badly, as far as there is room. */
  async check(pages: readonly RunPage[], enough: number, room: number, tell: Tell): Promise<void> {
    const tried = new Map<RunPage, Map<number, WordShare>>(pages.map((page) => [page, new Map()]));
    const tryAll = (trials: readonly (readonly [RunPage, number])[], report: Tell) => {
      const levels = new Map(trials);
      return this.#eachPage(
        trials.map(([page]) => page),
        report,
        async (page) => {
          const level = levels.get(page) ?? page.level;
          const known = tried.get(page);
          if (!known || known.has(level)) return;
          known.set(level, (await this.#ask(page, { kind: "check", page: page.name, level }, "checked")).share);
        },
      );
    };
    await tryAll(
      pages.map((page) => [page, page.level]),
      tell,
    );
    const settle = () => {
      for (const page of pages) page.share = tried.get(page)?.get(page.level) ?? page.share;
    };
    settle();
    for (let round = 0; round < mostRounds; round++) {
      const before = pages.map(({ level, share }) => ({ level, share }));
      const standing: Standing[] = pages.map(({ level, share }) => ({ level, share: shareOf(share) }));
      const trials = await nextTrials(
        standing,
        enough,
        room,
        async (page, level) => (await this.sizeOf(at(pages, page), level)).bytes,
      );
      if (trials.size === 0) return;
      await tryAll(
        [...trials].map(([page, level]) => [at(pages, page), level]),
        () => undefined,
      );
      for (const [page, level] of trials) at(pages, page).level = level;
      settle();
      if (shareOf(allShares(pages.map(({ share }) => share))) > shareOf(allShares(before.map(({ share }) => share))))
        continue;
      for (const [index, { level, share }] of before.entries()) Object.assign(at(pages, index), { level, share });
      return;
    }
  }

  /** The pages that are taken over as they are, as one PDF: what they take together, and each file alone. */
  async keptPages(): Promise<{ readonly bytes: number; readonly ofFile: ReadonlyMap<number, number> }> {
    const parts = keptParts(this.#pages);
    if (parts.length === 0) return { bytes: 0, ofFile: new Map() };
    const sizeOf = async (some: readonly FitPart[]) => (await this.#merged(some)).pdf.byteLength;
    const bytes = await sizeOf(parts);
    const ofFile = new Map<number, number>();
    for (const part of parts)
      if (part.kind === "kept")
        ofFile.set(part.file, (ofFile.get(part.file) ?? 0) + (parts.length === 1 ? bytes : await sizeOf([part])));
    return { bytes, ofFile };
  }

  /** All pages in order, as one PDF, and the share of kept words that stand in it. */
  async merge(): Promise<{ readonly pdf: Uint8Array; readonly keptShare: WordShare }> {
    const pictures = new Map<RunPage, TakenPicture>();
    for (const page of this.pictures) {
      const { picture } = await this.#ask(page, { kind: "take", page: page.name, level: page.level }, "taken");
      pictures.set(page, picture);
    }
    const { pdf, keptShare, turned } = await this.#merged(partsOf(this.#pages, (page) => pictures.get(page)));
    for (const { file, page, turn } of turned)
      for (const one of this.#pages) if (one.name.file === file && one.name.page === page) one.turned = turn;
    return { pdf, keptShare };
  }

  /** All pages in order, nothing measured: pages of PDFs as they are, pictures as pages of their own at the best level. */
  async mergeAsTheyAre(isPdf: (file: number) => boolean): Promise<Uint8Array> {
    const pictures = new Map<RunPage, TakenPicture>();
    await this.#eachPage(
      this.#pages.filter(({ name }) => !isPdf(name.file)),
      () => undefined,
      async (page) => void pictures.set(page, await this.wholePicture(page)),
    );
    return (await this.#merged(partsOf(this.#pages, (page) => pictures.get(page)))).pdf;
  }

  /** What the scans take at least, however badly they would read then. */
  async leastBytes(): Promise<ReadonlyMap<RunPage, number>> {
    const least = new Map<RunPage, number>();
    await this.#eachPage(
      this.pictures,
      () => undefined,
      async (page) => void least.set(page, (await this.wholePicture(page, smallestLevel)).bytes.byteLength),
    );
    return least;
  }

  /** A file that cannot be drawn is refused here. */
  async lookAt(page: RunPage): Promise<void> {
    await this.#ask(page, { kind: "look", page: page.name }, "drawn");
  }

  async wholePicture(page: RunPage, level = bestLevel): Promise<TakenPicture> {
    return (await this.#ask(page, { kind: "whole", page: page.name, level }, "taken")).picture;
  }

  async #merged(parts: readonly FitPart[]): Promise<Extract<FitReply, { kind: "merged" }>> {
    const reply = await this.#team.ask(0, { kind: "merge", parts }, "merged");
    if (reply.kind === "refused") throw new Error("the pages were not merged");
    return reply;
  }

  async #ask<Kind extends FitReply["kind"]>(
    page: RunPage,
    request: Parameters<FittingTeam["ask"]>[1],
    expected: Kind,
  ): Promise<Extract<FitReply, { kind: Kind }>> {
    const reply = await this.#team.ask(page.member, request, expected);
    if (reply.kind === "refused")
      throw new FileRefused(page.name.file, (reply as Extract<FitReply, { kind: "refused" }>).error);
    return reply as Extract<FitReply, { kind: Kind }>;
  }

  async #everyMember<T>(work: (member: number) => Promise<T>): Promise<T[]> {
    return await Promise.all(Array.from({ length: this.#team.size }, (_, member) => work(member)));
  }

  async #eachPage(pages: readonly RunPage[], tell: Tell, work: (page: RunPage) => Promise<void>): Promise<void> {
    let done = 0;
    tell(0, pages.length);
    await Promise.all(
      pages.map(async (page) => {
        await work(page);
        done += 1;
        tell(done, pages.length);
      }),
    );
  }
}

/** Pages in their order, those that follow each other in one file together. */
function partsOf(
  pages: readonly RunPage[],
  pictureOf: (page: RunPage) => TakenPicture | undefined,
): readonly FitPart[] {
  const parts: FitPart[] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    const picture = pictureOf(page);
    if (picture === undefined) {
      if (last?.kind === "kept" && last.file === page.name.file)
        parts[parts.length - 1] = { ...last, pages: [...last.pages, page.name.page] };
      else parts.push({ kind: "kept", file: page.name.file, pages: [page.name.page] });
    } else if (last?.kind === "pictures")
      parts[parts.length - 1] = { kind: "pictures", pages: [...last.pages, picture] };
    else parts.push({ kind: "pictures", pages: [picture] });
  }
  return parts;
}

function keptParts(pages: readonly RunPage[]): FitPart[] {
  const ofFile = new Map<number, number[]>();
  for (const { isPicture, name } of pages)
    if (!isPicture) ofFile.set(name.file, [...(ofFile.get(name.file) ?? []), name.page]);
  return [...ofFile].map(([file, numbers]) => ({ kind: "kept", file, pages: numbers }));
}

function at(pages: readonly RunPage[], index: number): RunPage {
  const page = pages[index];
  if (!page) throw new RangeError("no such page");
  return page;
}
