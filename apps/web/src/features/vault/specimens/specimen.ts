import type { DocumentType } from "@boreal/domain/vault/files/documentTypes";
import type { Language } from "../../../ui/language.tsx";
import { specimenTypes } from "./drawn/specimenTypes.ts";

/** From the top left of the page, in points. */
type Place = readonly [left: number, top: number, width: number, height: number];

/** The page of a made-up paper: what is printed where, and which values matter. Written by `npm run specimens`. */
export type SpecimenPage = {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly (readonly [...Place, words: string])[];
  readonly marks: readonly (readonly [field: string, ...Place])[];
  readonly picture?: Place;
};

export type SpecimenType = (typeof specimenTypes)[number];

const drawn: ReadonlySet<DocumentType> = new Set<DocumentType>(specimenTypes);

/** The kind of document that is drawn for a slot: the first that it expects; nothing where none of them is drawn. */
export const specimenTypeOf = (expected: readonly DocumentType[] = []): SpecimenType | undefined =>
  expected.find((type): type is SpecimenType => drawn.has(type));

const files = import.meta.glob<SpecimenPage>("./drawn/*.json", { import: "default" });

/** Fetched when it is shown: one file for a kind and a language. */
export const fetchSpecimen = async (type: SpecimenType, language: Language): Promise<SpecimenPage | undefined> =>
  await files[`./drawn/${type}.${language}.json`]?.();
