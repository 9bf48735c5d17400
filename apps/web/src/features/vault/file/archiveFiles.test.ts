import { describe, expect, it } from "vitest";
import { archiveFiles } from "./archiveFiles.ts";

const file = { abilities: ["download"], state: "read", page: "passport", childNumber: null, deletedAt: null } as const;
const given = [
  file,
  { ...file, deletedAt: "2026-11-01T00:00:00Z" },
  { ...file, state: "damaged" },
  { ...file, state: "rejected" },
  { ...file, abilities: [] },
  { ...file, page: "digital-photo" },
  { ...file, childNumber: 1 },
] as unknown as Parameters<typeof archiveFiles>[0];
const counts = (of?: Parameters<typeof archiveFiles>[1]) => {
  const { files, damaged, rejected } = archiveFiles(given, of);
  return [files.length, damaged.length, rejected.length];
};

describe("what an archive holds", () => {
  it("counts neither what is in the trash nor what cannot be opened", () => {
    expect(counts()).toEqual([3, 1, 1]);
  });

  it("of one page, those of this person alone", () => {
    expect(counts({ page: "passport", childNumber: null })).toEqual([1, 1, 1]);
    expect(counts({ page: "passport", childNumber: 1 })).toEqual([1, 0, 0]);
  });
});
