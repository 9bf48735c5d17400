import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { previousVisaPages } from "./previousVisas.ts";

const levels: readonly LevelRow[] = [
  [
    "a permit of Canada",
    aCase().answers({ hasPreviousVisaApplication: true, previousVisas: [{ country: "CA", result: "approved" }] }),
    "previousVisas",
    "Required",
    "wasApprovedByCanada",
  ],
  [
    "a visa of France",
    aCase().answers({ hasPreviousVisaApplication: true, previousVisas: [{ country: "FR", result: "approved" }] }),
    "previousVisas",
    "Recommended",
    "appliedBefore",
  ],
  [
    "never applied",
    aCase().answers({ hasPreviousVisaApplication: false }),
    "previousVisas",
    "NotApplicable",
    "otherwise",
  ],
];

describeLevels(previousVisaPages, levels);
