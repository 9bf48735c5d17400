import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { jobToReturnToPages } from "./jobToReturnTo.ts";

const couple = aCase().spouse();

const levels: readonly LevelRow[] = [
  [
    "a student whose job waits at home",
    aCase().answers({ returningJobOffer: true }),
    "returningJobOffer",
    "Recommended",
    "returnsToJob",
  ],
  [
    "a student whose job does not wait",
    aCase().answers({ returningJobOffer: false }),
    "returningJobOffer",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse whose job waits at home",
    couple.answers({ spouseReturningJobOffer: true }),
    "spouseReturningJobOffer",
    "Recommended",
    "spouseReturnsToJob",
  ],
  ["a spouse, not answered", couple, "spouseReturningJobOffer", "NotApplicable", "otherwise"],
];

describeLevels(jobToReturnToPages, levels);
