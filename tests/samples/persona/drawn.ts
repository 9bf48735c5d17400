import type { PageSlug } from "@boreal/domain/caseFile/vaultPlaces";
import { degraded } from "../degrade.ts";
import { paperWith, type DefectFile } from "../defects/defect.ts";
import { madeUpPassport, type PassportLayout } from "../identity/drawn.ts";
import type { MadeUpHolder } from "../identity/people.ts";
import { pageImage } from "../pageImage.ts";

/** How the papers of a family come: as the program that wrote them made them, out of a scanner, or from a telephone. */

type Draw = () => Promise<Buffer>;
/** The name of a made-up paper and the words that are changed in it, or something drawn by itself. */
type Source = string | Draw;
type Words = Readonly<Record<string, string>>;

export type PersonaFile = DefectFile;

const drawing = (source: Source, words: Words): Draw =>
  typeof source === "string" ? paperWith(source, words) : source;

/** A passport is a picture already; a paper is one once it was scanned. */
async function pictureOf(source: Source, words: Words): Promise<Buffer> {
  const drawn = await drawing(source, words)();
  return drawn.subarray(0, 4).toString("latin1") === "%PDF" ? pageImage(drawn) : drawn;
}

const file = (page: PageSlug, slot: string, bytes: Draw): PersonaFile => ({ page, slot, bytes });

export const passportOf =
  (holder: MadeUpHolder, layout: PassportLayout): Draw =>
  () =>
    madeUpPassport(holder, layout, 300);

export const paper = (page: PageSlug, slot: string, source: Source, words: Words = {}): PersonaFile =>
  file(page, slot, drawing(source, words));

export const scanned = (page: PageSlug, slot: string, source: Source, words: Words = {}): PersonaFile =>
  file(page, slot, async () => degraded(await pictureOf(source, words), "jpeg150"));

export const onTable = (page: PageSlug, slot: string, source: Source, words: Words = {}): PersonaFile =>
  file(page, slot, async () => degraded(await pictureOf(source, words), "onTable"));
