import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { passportPages } from "./passport.ts";

const visitor = aCase().type("VisitorVisa");

const levels: readonly LevelRow[] = [
  ["a student", aCase(), "passportBioPage", "Required", "otherwise"],
  ["a court case", aCase().type("JudicialReview"), "passportBioPage", "Required", "isCourtCase"],
  [
    "a worker whose employer asks for a labour market assessment",
    aCase().type("Lmia"),
    "passportBioPage",
    "Recommended",
    "restsOnLabourMarketAssessment",
  ],
  ["a request to IRCC", aCase().type("IrccRequest"), "passportBioPage", "Required", "isIrccRequest"],
  [
    "a student who extends the permit",
    aCase().type("StudentExtension"),
    "passportStampedPages",
    "Required",
    "isMadeInsideCanada",
  ],
  [
    "a student who travelled",
    aCase().answers({ hasTravelHistory: true }),
    "passportStampedPages",
    "Recommended",
    "travelled",
  ],
  ["a student, travel not answered", aCase(), "passportStampedPages", "IfApplicable", "otherwise"],
  ["a spouse", aCase().spouse(), "spousePassportBioPage", "Required", "otherwise"],
  ["no spouse", aCase(), "spousePassportBioPage", "NotApplicable", "not spouseIsInCase"],
  ["a spouse", aCase().spouse(), "spousePassportStampedPages", "IfApplicable", "otherwise"],
  ["a child", aCase().child(4), "childPassportBioPage", "Required", "otherwise"],
  ["a child", aCase().child(4), "childPassportStampedPages", "IfApplicable", "otherwise"],
  ["a visitor", visitor, "visitorPassportBioPage", "Required", "otherwise"],
  ["a visitor", visitor, "visitorPassportStampedPages", "IfApplicable", "otherwise"],
  [
    "a visitor whose partner comes along",
    visitor.answers({ vvIncludePartner: true }),
    "visitorSpousePassportBioPage",
    "Required",
    "otherwise",
  ],
  [
    "a visitor whose partner stays",
    visitor.answers({ vvIncludePartner: false }),
    "visitorSpousePassportBioPage",
    "NotApplicable",
    "not isVisitorVisa and saidPartnerComesAlong",
  ],
  [
    "a visitor whose partner comes along",
    visitor.answers({ vvIncludePartner: true }),
    "visitorSpousePassportStampedPages",
    "IfApplicable",
    "otherwise",
  ],
  [
    "two nationalities",
    aCase().answers({ passportCountries: ["PE", "ES"] }),
    "secondPassport",
    "Recommended",
    "holdsSeveralPassports",
  ],
  ["one nationality", aCase().answers({ passportCountries: ["PE"] }), "secondPassport", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "passport", ["View", "Upload"]],
  ["a court case: the client brings the passport", aCase().type("JudicialReview"), "passport", ["View", "Upload"]],
  ["no spouse", aCase(), "spouse-passport", []],
  ["a visitor", visitor, "visitor-visa-visitor-passport", ["View", "Upload"]],
];

describeLevels(passportPages, levels);
describePermissions(passportPages, permissions);
