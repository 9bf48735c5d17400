import { fill, type Text } from "@boreal/domain/kernel/text";
import type { Slot } from "@boreal/domain/vault/page";
import type { Findings } from "./camera/checks.ts";
import type { Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";

/** A picture as it was taken. */
export type Taken = {
  readonly source: Blob;
  readonly width: number;
  readonly height: number;
  /** The page's corners, where they were found with confidence and lie inside. */
  readonly corners?: Quadrilateral;
  readonly findings: Findings;
};

/** What a person chose to do with it. */
export type Treatment = { readonly straighten: boolean; readonly quarterTurns: number };

/** A picture that is kept, as it will be sent. */
export type Shot = {
  readonly id: number;
  readonly taken: Taken;
  readonly treatment: Treatment;
  readonly picture: Blob;
};

/** Pictures of one document at most: a booklet with every page. */
export const mostShots = 30;

/** The shot moved one place up (-1) or down (1). */
export function moved(shots: readonly Shot[], id: number, by: -1 | 1): readonly Shot[] {
  const from = shots.findIndex((shot) => shot.id === id);
  const to = from + by;
  const [one, other] = [shots[from], shots[to]];
  return one && other ? shots.with(from, other).with(to, one) : shots;
}

/** Bytes that one picture may have, so that all together stay under what the server takes; some is left for the PDF around them. */
export function budgetOf(mostBytes: number, count: number): number {
  return Math.min(largestPicture, Math.floor((mostBytes * 0.97 - 1024 * count) / Math.max(1, count)));
}

const largestPicture = 3 * 1024 * 1024;
/** Below this a letter is no longer legible. */
export const leastBudget = 150 * 1024;
/** What the server takes, as long as it has not said. */
export const usualBytes = 20 * 1024 * 1024;

const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu;

/** What the way in must know of the place of a file. */
export type FilePlace = Pick<Slot, "name" | "maxFiles" | "acceptedTypes"> & Partial<Pick<Slot, "subFileNames">>;

/** `Passport 2.pdf`: from the slot's own pattern, or its name, in the person's language; `number` counts the files of the slot from 1. */
export function fileName(
  slot: Pick<FilePlace, "name" | "subFileNames" | "maxFiles">,
  language: keyof Text,
  number: number,
  ending: "pdf" | "jpg",
): string {
  const pattern = slot.subFileNames
    ? fill(slot.subFileNames, { n: number })[language]
    : slot.maxFiles === 1
      ? slot.name[language]
      : `${slot.name[language]} ${number}`;
  return `${pattern.replaceAll(forbidden, " ").replaceAll(/\s+/g, " ").trim()}.${ending}`;
}
