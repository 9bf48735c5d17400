import { bestLevel, smallestLevel } from "./pageEncoding.ts";

/** Bytes that a page takes at a level. */
export type SizeAt = (page: number, level: number) => Promise<number>;

/** Pages that stand for all while a level is sought: encoding every page at every level would take long. */
const sampleOf = 4;

/**
 * The best level, the same for all so that no page suffers for another, at which the pages take at most `room` bytes.
 * `undefined`: even the smallest level is too large.
 */
export async function chosenLevel(pages: number, room: number, sizeAt: SizeAt): Promise<number | undefined> {
  if (pages === 0) return bestLevel;
  const all = Array.from({ length: pages }, (_, page) => page);
  const step = Math.max(1, Math.floor(pages / sampleOf));
  const sample = all.filter((page) => page % step === 0).slice(0, sampleOf);
  const total = async (of: readonly number[], level: number) =>
    (await Promise.all(of.map((page) => sizeAt(page, level)))).reduce((sum, size) => sum + size, 0);
  let [good, best] = [smallestLevel, bestLevel];
  while (best < good) {
    const middle = Math.floor((best + good) / 2);
    if ((await total(sample, middle)) * (pages / sample.length) <= room) good = middle;
    else best = middle + 1;
  }
  for (let level = good; level <= smallestLevel; level++) if ((await total(all, level)) <= room) return level;
  return undefined;
}

/** A page as it stands while the pages are weighed against each other. */
export type Standing = { level: number; share: number };

/**
 * The pages to try at another level, and which: those that read badly are made clearer, if need be at the cost of pages
 * that read without a fault. Nothing when nothing more can be done within `room`.
 */
export async function nextTrials(
  standing: readonly Standing[],
  enough: number,
  room: number,
  sizeAt: SizeAt,
): Promise<Map<number, number>> {
  const trials = new Map<number, number>();
  const levelOf = (page: number) => trials.get(page) ?? standing[page]?.level ?? bestLevel;
  const total = async () =>
    (await Promise.all(standing.map((_, page) => sizeAt(page, levelOf(page))))).reduce((sum, size) => sum + size, 0);
  const byShare = standing.map((one, page) => ({ ...one, page })).toSorted((one, other) => one.share - other.share);
  const donors = byShare.filter(({ share, level }) => share === 1 && level < smallestLevel).toReversed();
  for (const { page, share, level } of byShare) {
    if (share >= enough || level === bestLevel) continue;
    trials.set(page, level - 1);
    for (let used = await total(); used > room; used = await total()) {
      const donor = donors.pop();
      if (donor === undefined) {
        trials.delete(page);
        break;
      }
      trials.set(donor.page, donor.level + 1);
    }
  }
  return (await total()) <= room ? trials : new Map();
}
