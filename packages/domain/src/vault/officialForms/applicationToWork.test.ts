import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { applicationToWorkPages } from "./applicationToWork.ts";

const extension = aCase().type("StudentExtension");

const levels: readonly LevelRow[] = [
  [
    "a labour market assessment",
    aCase().type("Lmia"),
    "applicationForWorkPermit",
    "IfApplicable",
    "restsOnLabourMarketAssessment",
  ],
  ["a working holiday", aCase().type("Iec"), "applicationForWorkPermit", "IfApplicable", "isYouthMobility"],
  [
    "an employer’s worker abroad",
    aCase().type("ClosedWorkPermit").answers({ country: "PE" }),
    "applicationForWorkPermit",
    "Required",
    "isWorkFromAbroad and not isInCanada",
  ],
  [
    "an employer’s worker in Canada",
    aCase().type("ClosedWorkPermit").answers({ country: "CA" }),
    "applicationForWorkPermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a graduate",
    aCase().type("WorkPermit"),
    "applicationForWorkPermitInsideCanada",
    "Required",
    "isPostGraduationPermit or isWorkPermitExtension or isBridgingPermit",
  ],
  [
    "an employer’s worker in Canada",
    aCase().type("C10").answers({ country: "CA" }),
    "applicationForWorkPermitInsideCanada",
    "Required",
    "employerFilesOffer and isInCanada",
  ],
  [
    "an employer’s worker abroad",
    aCase().type("C10").answers({ country: "PE" }),
    "applicationForWorkPermitInsideCanada",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse in Peru works",
    aCase().spouse("OpenWorkPermit").answers({ spouseCountry: "PE" }),
    "spouseApplicationForWorkPermit",
    "Required",
    "spouseAsksToWork and spouseLivesAbroad",
  ],
  [
    "a spouse visits",
    aCase().spouse("Visitor").answers({ spouseCountry: "PE" }),
    "spouseApplicationForWorkPermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse in Canada works",
    extension.spouse("OpenWorkPermit").answers({ spouseCountry: "CA" }),
    "spouseApplicationForWorkPermitInsideCanada",
    "Required",
    "spouseAsksToWork and spouseLivesInCanada",
  ],
  [
    "a spouse in Peru works",
    extension.spouse("OpenWorkPermit").answers({ spouseCountry: "PE" }),
    "spouseApplicationForWorkPermitInsideCanada",
    "NotApplicable",
    "otherwise",
  ],
];

describeLevels(applicationToWorkPages, levels);
