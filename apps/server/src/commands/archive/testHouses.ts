import { afterAll, beforeAll } from "vitest";
import { ArchiveFolder, openTestHouse, takenInto, type MadeCase, type TestHouse } from "./testArchive.ts";

/** Servers of one file of tests and a folder for archives, open while its tests run. */
export type TestHouses = {
  readonly first: TestHouse;
  /** Only where two were asked for. */
  readonly second: TestHouse;
  readonly folder: ArchiveFolder;
  taken(house: TestHouse, given: MadeCase): ReturnType<typeof takenInto>;
};

export function openHouses(count: 1 | 2): TestHouses {
  let houses: readonly TestHouse[] = [];
  let folder: ArchiveFolder | undefined;
  beforeAll(async () => {
    [houses, folder] = await Promise.all([
      Promise.all(Array.from({ length: count }, () => openTestHouse())),
      ArchiveFolder.open(),
    ]);
  });
  afterAll(async () => {
    await Promise.all([...houses.map((house) => house.close()), folder?.remove() ?? Promise.resolve()]);
  });
  return {
    get first() {
      return opened(houses[0]);
    },
    get second() {
      return opened(houses[1]);
    },
    get folder() {
      return opened(folder);
    },
    taken: async (house, given) => await takenInto(house, opened(folder), given),
  };
}

function opened<T>(one: T | undefined): T {
  if (one === undefined) throw new Error("this file of tests opened no such house, or its tests do not run yet");
  return one;
}
