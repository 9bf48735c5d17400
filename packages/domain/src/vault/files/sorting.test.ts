import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { PageSlug, SlotId } from "../../caseFile/vaultPlaces.ts";
import { likelyPlaces, sortFiles, type FileToSort, type PlaceToFill } from "./sorting.ts";

const place = (page: PageSlug, slot: SlotId, of: Partial<PlaceToFill> = {}): PlaceToFill => ({
  page,
  slot,
  requirement: "Required",
  standing: "missing",
  files: 0,
  mayAdd: true,
  ...of,
});
const ifApplies = { requirement: "IfApplicable", standing: "ifApplies" } as const;
const full = { standing: "present", files: 1 } as const;

const passport = place("passport", "passportBioPage");
const stamps = place("passport", "passportStampedPages", ifApplies);
const spousePassport = place("spouse-passport", "spousePassportBioPage");
const letter = place("letter-of-acceptance", "letterOfAcceptance");
const secondLetter = place("letter-of-acceptance", "secondLetterOfAcceptance", ifApplies);
const gic = place("guaranteed-investment-certificate", "guaranteedInvestmentCertificate");
const receipt = place("biometrics-receipt", "biometricsReceipt", { requirement: "Recommended" });
const ownLetter = place("biometrics-validity-letter", "biometricsValidityLetter", ifApplies);
const spouseLetter = place("biometrics-validity-letter-spouse", "spouseBiometricsValidityLetter", ifApplies);
const childLetter = (childNumber: number) =>
  place("biometrics-validity-letter-child", "childBiometricsValidityLetter", { ...ifApplies, childNumber });

const file = (of: Partial<FileToSort> = {}): FileToSort => ({
  fileId: "f1",
  mime: "application/pdf",
  documentType: null,
  parsedValues: {},
  ...of,
});
const names: Readonly<Record<string, string>> = { spouse: "Chidi Okafor", child1: "Zoé Ada Okafor" };
const people = aCase().profile({ firstName: "Amara", lastName: "Okafor" }).spouse().child(4).child(2).build();
const family = {
  ...people,
  dependents: people.dependents.map((one) => ({ ...one, applicantFullName: names[one.id] ?? null })),
};

const sorted = (one: FileToSort, places: readonly PlaceToFill[]) => sortFiles(family, [one], places).get(one.fileId);
const slotsOf = (places: readonly PlaceToFill[] | undefined) =>
  places?.map(({ slot, childNumber }) => `${slot}${childNumber ?? ""}`);

describe("the place of an unsorted file", () => {
  it("is certain where one slot of the case expects what was recognised", () => {
    expect(sorted(file({ documentType: "GIC" }), [passport, gic, receipt])).toEqual({
      fitting: [gic],
      certain: gic,
      open: [passport, gic, receipt],
      recognised: true,
    });
  });

  it("is not guessed among several: all are offered, first what is required and empty", () => {
    const found = sorted(file({ documentType: "Passport" }), [stamps, { ...spousePassport, ...full }, passport]);
    expect(found?.certain).toBeUndefined();
    expect(slotsOf(found?.fitting)).toEqual(["passportBioPage", "passportStampedPages", "spousePassportBioPage"]);
  });

  it.each([
    ["nothing recognised it", file(), false],
    ["its kind has no name", file({ documentType: "Other" }), false],
    ["no slot of the case expects it", file({ documentType: "PilotLicence" }), true],
  ])("is chosen by hand where %s", (_, one, recognised) => {
    const found = sorted(one, [passport, gic]);
    expect(found).toEqual({ fitting: [], open: [passport, gic], recognised });
  });

  it("is no slot that is full, not needed, closed to the reader, or takes no such file", () => {
    const picture = file({ documentType: "GIC", mime: "image/heic" });
    expect(sorted(picture, [{ ...gic, files: 2 }])?.open).toEqual([]);
    expect(sorted(picture, [{ ...gic, standing: "notNeeded" }])?.open).toEqual([]);
    expect(sorted(picture, [{ ...gic, mayAdd: false }])?.open).toEqual([]);
    expect(sorted(picture, [gic])?.open).toEqual([gic]);
    expect(sorted({ ...picture, mime: "text/html" }, [gic])?.open).toEqual([]);
  });

  it("is not certain where a file lies already, or a full slot expects the same: it may be a second copy", () => {
    const another = sorted(file({ documentType: "GIC" }), [{ ...gic, ...full }]);
    expect([another?.certain, another?.fitting.length]).toEqual([undefined, 1]);
    const found = sorted(file({ documentType: "LetterOfAcceptance" }), [
      { ...letter, ...full, files: 2 },
      secondLetter,
    ]);
    expect(found?.certain).toBeUndefined();
    expect(found?.fitting).toEqual([secondLetter]);
  });

  it("is not certain where several files want a slot with less room", () => {
    const certain = (count: number) => {
      const files = Array.from({ length: count }, (_, at) => file({ fileId: `f${at}`, documentType: "GIC" }));
      return [...sortFiles(family, files, [gic]).values()].filter((each) => each.certain === gic).length;
    };
    expect([certain(1), certain(2), certain(3)]).toEqual([1, 2, 0]);
  });
});

describe("the likely places of a file", () => {
  const places = [passport, gic, ownLetter, spouseLetter, childLetter(1), childLetter(2), letter];

  it("are those that fit, then those that are required and empty, five at most", () => {
    const found = sorted(file({ documentType: "GIC" }), places);
    const likely = found ? likelyPlaces(found) : [];
    expect(likely[0]).toBe(gic);
    expect(
      likely.slice(1).every(({ requirement, standing }) => requirement === "Required" && standing === "missing"),
    ).toBe(true);
    expect(likely.length).toBeLessThanOrEqual(5);
    expect(new Set(likely).size).toBe(likely.length);
  });

  it("are the required and empty ones where nothing recognised it", () => {
    const found = sorted(file(), places);
    const awaited = places.filter(({ requirement, standing }) => requirement === "Required" && standing === "missing");
    expect(found && likelyPlaces(found)).toEqual(awaited.slice(0, 5));
  });
});

describe("the person of an unsorted file", () => {
  const letterOf = (applicantFullName: string) =>
    sorted(file({ documentType: "BiometricsLetter", parsedValues: { applicantFullName } }), [
      ownLetter,
      spouseLetter,
      childLetter(1),
      childLetter(2),
    ]);

  it.each([
    ["the applicant, family name first", "OKAFOR, Amara", "biometricsValidityLetter"],
    ["the spouse", "Chidi Okafor", "spouseBiometricsValidityLetter"],
    ["a child, without accents and with a name less", "ZOE OKAFOR", "childBiometricsValidityLetter1"],
  ])("is told by the name that was read: %s", (_, name, slot) => {
    expect(slotsOf(letterOf(name)?.fitting)).toEqual([slot]);
    expect(letterOf(name)?.certain).toBeDefined();
  });

  it.each([
    ["of nobody in the case", "Ngozi Eze"],
    ["of several", "Amara Chidi Okafor"],
    ["in one word", "Okafor"],
  ])("is not told by a name %s", (_, name) => {
    expect(letterOf(name)?.fitting).toHaveLength(4);
    expect(letterOf(name)?.certain).toBeUndefined();
  });
});
