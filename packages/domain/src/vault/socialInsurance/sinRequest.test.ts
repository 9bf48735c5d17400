import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { sinRequestPages } from "./sinRequest.ts";

const first = aCase().answers({ sinApplicationType: "firstSin" });

const levels: readonly LevelRow[] = [
  ["not the first number", first.answers({ isFirstSin: false }), "sinPreviousRecord", "Recommended", "hadSinBefore"],
  ["not answered whether it is the first", first, "sinPreviousRecord", "NotApplicable", "otherwise"],
  ["17 years old", first.answers({ birthday: "2009-01-01" }), "sinGuardianDocument", "Required", "isMinorAtHome"],
  [
    "18 years old, home in Ontario",
    first.answers({ birthday: "2008-01-01", residentialAddress: { province: "ON" } }),
    "sinGuardianDocument",
    "NotApplicable",
    "otherwise",
  ],
  [
    "18 years old, home in British Columbia",
    first.answers({ birthday: "2008-01-01", residentialAddress: { province: "BC" } }),
    "sinGuardianDocument",
    "Required",
    "isMinorAtHome",
  ],
  ["birthday not answered", first, "sinGuardianDocument", "NotApplicable", "otherwise"],
  ["a first number", first, "sinApplication", "IfApplicable", "otherwise"],
  [
    "a request by mail",
    first.type("SinRequest").answers({ sinByMail: true }),
    "sinApplication",
    "Required",
    "requestsSinByMail",
  ],
  ["a first number", first, "sinRepresentativeAuthorization", "IfApplicable", "otherwise"],
  ["a first number", first, "sinConfirmation", "IfApplicable", "otherwise"],
];

describeLevels(sinRequestPages, levels);
