import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { businessDocumentPages } from "./businessDocuments.ts";

const couple = aCase().spouse();

const levels: readonly LevelRow[] = [
  [
    "a student who is self-employed",
    aCase().answers({ employmentStatus: "selfEmployed" }),
    "businessDocuments",
    "Required",
    "isSelfEmployed",
  ],
  [
    "a candidate of Express Entry who is self-employed",
    aCase().type("ExpressEntry").answers({ eoJobStatus: "selfEmployed" }),
    "businessDocuments",
    "Required",
    "isSelfEmployed",
  ],
  [
    "a student with an employer",
    aCase().answers({ employmentStatus: "employed" }),
    "businessDocuments",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse who is self-employed",
    couple.answers({ spouseEmploymentStatus: "selfEmployed" }),
    "spouseBusinessDocuments",
    "Required",
    "spouseIsSelfEmployed",
  ],
  ["a spouse, work not answered", couple, "spouseBusinessDocuments", "NotApplicable", "otherwise"],
];

describeLevels(businessDocumentPages, levels);
