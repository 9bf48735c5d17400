import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { travelHistoryPages } from "./travelHistory.ts";

const visitor = aCase().type("VisitorVisa");

const levels: readonly LevelRow[] = [
  [
    "a stay that was too long",
    aCase().answers({ hasStayedPastAuthorization: true }),
    "entryExitRecords",
    "Required",
    "stayedTooLong",
  ],
  ["a journey", aCase().answers({ hasTravelHistory: true }), "entryExitRecords", "Recommended", "travelled"],
  ["no journey", aCase().answers({ hasTravelHistory: false }), "entryExitRecords", "IfApplicable", "otherwise"],
  ["a journey", aCase().answers({ hasTravelHistory: true }), "previousPassports", "Recommended", "travelled"],
  ["no journey", aCase(), "previousPassports", "IfApplicable", "otherwise"],
  ["a spouse", aCase().spouse(), "spouseTravelHistory", "IfApplicable", "otherwise"],
  [
    "a visitor who held a visa",
    visitor.answers({ vvHasPreviousTrvOrUsVisa: true }),
    "visitorTravelHistory",
    "Required",
    "heldVisaBefore",
  ],
  ["a visitor who never did", visitor, "visitorTravelHistory", "Recommended", "otherwise"],
];

describeLevels(travelHistoryPages, levels);
