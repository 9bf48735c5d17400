import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { digitalPhotoPages } from "./digitalPhoto.ts";

const levels: readonly LevelRow[] = [
  ["a student", aCase(), "digitalPhoto", "Required", "otherwise"],
  [
    "a worker with a job offer",
    aCase().type("ClosedWorkPermit").user({ applicantKind: "worker" }),
    "digitalPhoto",
    "NotApplicable",
    "worksFromJobOffer and not isExpressEntry",
  ],
  [
    "an Express Entry profile of an account for Express Entry",
    aCase().type("ExpressEntry").user({ applicantKind: "expressEntry" }),
    "digitalPhoto",
    "Recommended",
    "isExpressEntryProfile",
  ],
  [
    "the spouse in such a profile",
    aCase().type("ExpressEntry").user({ applicantKind: "expressEntry" }).spouse(),
    "spouseDigitalPhoto",
    "Recommended",
    "isExpressEntryProfile",
  ],
  [
    "an Express Entry invitation of such an account",
    aCase().type("ExpressEntryIta").user({ applicantKind: "expressEntry" }),
    "digitalPhoto",
    "Required",
    "otherwise",
  ],
  [
    "the spouse in such an invitation",
    aCase().type("ExpressEntryIta").user({ applicantKind: "expressEntry" }).spouse(),
    "spouseDigitalPhoto",
    "Required",
    "otherwise",
  ],
  ["an Express Entry profile", aCase().type("ExpressEntry"), "digitalPhoto", "Recommended", "isExpressEntryProfile"],
  ["an Express Entry invitation", aCase().type("ExpressEntryIta"), "digitalPhoto", "Required", "otherwise"],
  ["the spouse of a student", aCase().spouse(), "spouseDigitalPhoto", "Required", "otherwise"],
  [
    "a spouse in an Express Entry profile",
    aCase().type("ExpressEntry").spouse(),
    "spouseDigitalPhoto",
    "Recommended",
    "isExpressEntryProfile",
  ],
  ["no spouse", aCase(), "spouseDigitalPhoto", "NotApplicable", "not spouseIsInCase"],
  ["the child of a student", aCase().child(2), "childDigitalPhoto", "Required", "otherwise"],
  [
    "a child in an Express Entry profile",
    aCase().type("ExpressEntry").child(2),
    "childDigitalPhoto",
    "Recommended",
    "isExpressEntryProfile",
  ],
  ["a visitor", aCase().type("VisitorVisa"), "visitorDigitalPhoto", "Required", "otherwise"],
];

describeLevels(digitalPhotoPages, levels);

test("the size of a photo is that of the day", () => {
  const slot = digitalPhotoPages[0]?.slots[0];
  expect(slot?.instructionValues?.(aCase().reader())).toEqual({ width: 420, height: 540, months: 6 });
  expect(slot?.instructionValues?.(aCase().on("2010-01-01").reader())).toEqual({
    width: "—",
    height: "—",
    months: "—",
  });
});
