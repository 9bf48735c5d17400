import { describe, expect, it } from "vitest";
import { passportLines, type ZoneOf } from "../../../../tests/samples/identity/zoneLines.ts";
import { holds } from "./decodeZone.ts";
import type { PageZone } from "./pageZone.ts";
import { zoneValues } from "./zoneValues.ts";

const person: ZoneOf = {
  state: "SOM",
  nationality: "SOM",
  family: "WARSAME",
  given: "HODAN",
  number: "P00812345",
  birth: "1998-07-14",
  expiry: "2032-03-02",
  sex: "F",
};

const valuesOf = (the: Partial<ZoneOf>) => {
  const lines = passportLines({ ...person, ...the });
  const text = lines.join("");
  expect(holds("TD3", text)).toBe(true);
  const zone: PageZone = {
    format: "TD3",
    lines,
    swaps: 0,
    margins: [...text].map(() => 1),
    doubtful: [...text].map(() => false),
    page: 1,
    source: "layer",
    boxes: [
      [0, 0.8, 1, 0.05],
      [0, 0.9, 1, 0.05],
    ],
    pitch: 0,
  };
  return zoneValues(zone, "2026-11-20");
};

describe("a birthday that is known in part", () => {
  it.each([
    ["1998-07-14", "1998-07-14"],
    ["1998-00-00", "1998"],
    ["1998-<<-<<", "1998"],
    ["1998-07-00", "1998-07"],
    ["1998-07-<<", "1998-07"],
    ["2019-00-00", "2019"],
  ])("%s is read as %s, and the rest of the zone is kept", (birth, read) => {
    const values = valuesOf({ birth });
    expect([values.birth?.value, values.number?.value, values.expiry?.value]).toEqual([
      read,
      "P00812345",
      "2032-03-02",
    ]);
  });
});

it.each([
  ["D", "XXB", "DE", "XXB"],
  ["D", "XXA", "DE", "XXA"],
  ["GBR", "GBN", "GB", "GBN"],
  ["GBN", "GBN", "GB", "GBN"],
  ["D", "D", "DE", "D"],
  ["UNO", "X".repeat(3), undefined, "X".repeat(3)],
  ["EUE", "BEL", undefined, "BEL"],
])("issued by %s to %s", (state, nationality, issuer, printed) => {
  const values = valuesOf({ state, nationality });
  expect([values.issuer?.value, values.nationality?.value]).toEqual([issuer, printed]);
});
