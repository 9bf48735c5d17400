import { describe, expect, it } from "vitest";
import type { Slot } from "@boreal/domain/vault/page";
import type { Question } from "./captureMessages.ts";
import { joinShots } from "./joinShots.ts";
import type { PictureDesk } from "./pictureDesk.ts";
import { budgetOf, fileName, moved, type Shot } from "./shots.ts";

const findings = {
  corners: "good",
  light: "good",
  distance: "good",
  glare: "good",
  tilt: "good",
  sharpness: "good",
} as const;
/** The beginning of a JPEG of 1 x 1 point, made as long as wanted. */
const jpeg = (bytes: number) => {
  const data = new Uint8Array(bytes);
  data.set([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
  return new Blob([data], { type: "image/jpeg" });
};
const shot = (id: number, bytes = 100_000): Shot => ({
  id,
  taken: { source: jpeg(bytes), width: 1, height: 1, findings },
  treatment: { straighten: false, quarterTurns: 0 },
  picture: jpeg(bytes),
});
const slot = (more: Partial<Slot>) =>
  ({ name: { en: "Passport", fr: "Passeport" }, maxFiles: 3, acceptedTypes: ["pdf", "jpg"], ...more }) as Slot;

describe("names of files", () => {
  it.each([
    ["a slot for several", slot({}), "en", 1, "Passport 1.pdf"],
    ["in French", slot({}), "fr", 2, "Passeport 2.pdf"],
    ["a slot for one", slot({ maxFiles: 1 }), "fr", 1, "Passeport.pdf"],
    [
      "the pattern of the slot",
      slot({ subFileNames: { en: "File {n}", fr: "Fichier {n}" } }),
      "fr",
      3,
      "Fichier 3.pdf",
    ],
    [
      "what no disk takes",
      slot({ name: { en: 'T4: "slip" / 2025', fr: "T4", noun: "m" } }),
      "en",
      1,
      "T4 slip 2025 1.pdf",
    ],
  ] as const)("%s", (_, place, language, number, name) => {
    expect(fileName(place, language, number, "pdf")).toBe(name);
  });
});

describe("the order of shots", () => {
  const shots = [shot(1), shot(2), shot(3)];
  it.each([
    ["the second up", 2, -1, [2, 1, 3]],
    ["the second down", 2, 1, [1, 3, 2]],
    ["the first up: it is first already", 1, -1, [1, 2, 3]],
    ["the last down: it is last already", 3, 1, [1, 2, 3]],
  ] as const)("%s", (_, id, by, order) => {
    expect(moved(shots, id, by).map((each) => each.id)).toEqual(order);
  });
});

describe("one file of all shots", () => {
  const asked: number[] = [];
  const desk: PictureDesk = {
    ask: (asking: Question) => {
      if (asking.kind !== "finish") throw new Error("only pictures are made here");
      asked.push(asking.mostBytes);
      return Promise.resolve(jpeg(asking.mostBytes)) as never;
    },
    close: () => {},
  };
  const join = async (shots: readonly Shot[], place: Slot, most = 50_000_000) => {
    asked.length = 0;
    return joinShots(shots, { slot: place, language: "en", number: 1, mostBytes: most }, desk);
  };

  it("one shot stays a picture, where the slot takes pictures", async () => {
    const file = await join([shot(1)], slot({}));
    expect([file?.name, file?.type, file?.size]).toEqual(["Passport 1.jpg", "image/jpeg", 100_000]);
    expect((await join([shot(1)], slot({ acceptedTypes: ["pdf"] })))?.name).toBe("Passport 1.pdf");
  });

  it("several become one PDF, untouched where they are small enough", async () => {
    const file = await join([shot(1), shot(2)], slot({}));
    expect([file?.name, file?.type]).toEqual(["Passport 1.pdf", "application/pdf"]);
    expect(asked).toEqual([]);
  });

  it("large ones are made smaller until all together are under what the server takes", async () => {
    const most = 2_000_000;
    const file = await join([shot(1, 900_000), shot(2, 900_000), shot(3, 900_000), shot(4, 100_000)], slot({}), most);
    expect(asked).toHaveLength(3);
    expect(file?.size).toBeLessThan(most);
  });

  it("what could no longer be read is not made: the person is told", async () => {
    expect(
      await join(
        Array.from({ length: 20 }, (_, index) => shot(index, 400_000)),
        slot({}),
        1_000_000,
      ),
    ).toBeUndefined();
  });

  it("no picture is ever larger than 3 MB", () => {
    expect(budgetOf(1_000_000_000, 1)).toBe(3 * 1024 * 1024);
  });
});
