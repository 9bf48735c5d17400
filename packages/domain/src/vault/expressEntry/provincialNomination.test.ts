import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { provincialNominationPages } from "./provincialNomination.ts";

const profile = aCase().type("ExpressEntry");
const invited = aCase().type("ExpressEntryIta");

const levels: readonly LevelRow[] = [
  ["nominated", profile.answers({ hasProvincialNomination: true }), "provincialNomination", "Required", "wasNominated"],
  [
    "nominated, and asks for a bridging permit",
    aCase().type("Bowp").answers({ hasProvincialNomination: true }),
    "provincialNomination",
    "Required",
    "wasNominated",
  ],
  ["nomination not answered", profile, "provincialNomination", "NotApplicable", "otherwise"],
];

describeLevels(provincialNominationPages, levels);

it("the instructions name the points of the dated table", () => {
  const slot = provincialNominationPages.flatMap(({ slots }) => slots).find(({ id }) => id === "provincialNomination");
  expect(slot?.instructionValues?.(invited.reader())).toEqual({ points: 600 });
});
