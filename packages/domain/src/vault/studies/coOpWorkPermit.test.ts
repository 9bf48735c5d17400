import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { coOpWorkPermitPages } from "./coOpWorkPermit.ts";

const placement = aCase().type("CoOpWorkPermit");
const extension = aCase().type("StudentExtension");
const inCanada = { country: "CA", insideCanadaCurrently: true } as const;
const spouse = aCase().spouse("StudentExtension");

const levels: readonly LevelRow[] = [
  ["an approved placement", placement.status("Approved"), "coOpWorkPermit", "Required", "isCoOpPermit and wasApproved"],
  [
    "a graduate whose program had a placement",
    aCase().type("WorkPermit").answers({ coOp: true }),
    "coOpWorkPermit",
    "IfApplicable",
    "isStudentExtension or isPostGraduationPermit and hasPlacement",
  ],
  ["a placement in preparation", placement, "coOpWorkPermit", "NotApplicable", "otherwise"],
  [
    "a placement, in Canada",
    placement.answers(inCanada),
    "coOpWorkPermitInsideCanada",
    "Required",
    "isCoOpPermit and isInCanada",
  ],
  [
    "an extension with a placement, in Canada",
    extension.answers({ ...inCanada, coOp: true }),
    "coOpWorkPermitInsideCanada",
    "Recommended",
    "isStudentExtension and hasPlacement and isInCanada",
  ],
  ["an extension, not answered", extension, "coOpWorkPermitInsideCanada", "NotApplicable", "otherwise"],
  [
    "a spouse in Canada with a placement",
    spouse.answers({ spouseCoop: true, spouseCountry: "CA" }),
    "spouseCoOpWorkPermitInsideCanada",
    "Required",
    "spouseAsksToStudy or spouseRenewsStudies and spouseHasPlacement and spouseLivesInCanada",
  ],
  [
    "a spouse with a placement, country not answered",
    spouse.answers({ spouseCoop: true }),
    "spouseCoOpWorkPermitInsideCanada",
    "NotApplicable",
    "otherwise",
  ],
];

describeLevels(coOpWorkPermitPages, levels);
