import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { employmentPages } from "./employment.ts";

const visitor = aCase().type("VisitorVisa");
const hosted = visitor.answers({ vvHostInCanada: "family" });
const superVisa = hosted.answers({ vvIsSuperVisa: true });
const couple = aCase().spouse();
const employed = { employmentStatus: "employed" } as const;

const levels: readonly LevelRow[] = [
  [
    "a worker who extends the permit",
    aCase().type("WorkPermitExtension"),
    "employmentLetter",
    "Required",
    "isWorkPermitExtension",
  ],
  ["a bridging open work permit", aCase().type("Bowp"), "employmentLetter", "Required", "isBridgingPermit"],
  ["the family of a graduate", aCase().type("PgwpFamily"), "employmentLetter", "Required", "isFamilyOfGraduate"],
  ["a student with a job", aCase().answers(employed), "employmentLetter", "Recommended", "isEmployed"],
  [
    "an Express Entry candidate with a job",
    aCase().type("ExpressEntry").answers({ eoJobStatus: "employed" }),
    "employmentLetter",
    "Recommended",
    "isEmployed",
  ],
  ["work not answered", aCase(), "employmentLetter", "IfApplicable", "otherwise"],
  [
    "a student without work",
    aCase().answers({ employmentStatus: "unemployed" }),
    "employmentLetter",
    "IfApplicable",
    "otherwise",
  ],

  [
    "a spouse with a job",
    couple.answers({ spouseEmploymentStatus: "employed" }),
    "spouseEmploymentLetter",
    "Recommended",
    "spouseIsEmployed",
  ],
  ["a spouse, work not answered", couple, "spouseEmploymentLetter", "IfApplicable", "otherwise"],
  ["no spouse", aCase(), "spouseEmploymentLetter", "NotApplicable", "not spouseIsInCase"],

  ["a visitor with a job", visitor.answers(employed), "visitorEmploymentLetter", "Required", "isEmployed"],
  ["a visitor, work not answered", visitor, "visitorEmploymentLetter", "Recommended", "otherwise"],
  [
    "a visitor’s partner who comes along",
    visitor.answers({ vvIncludePartner: true }),
    "visitorSpouseEmploymentLetter",
    "Recommended",
    "otherwise",
  ],
  [
    "a visitor’s partner who stays home",
    visitor.answers({ vvIncludePartner: false }),
    "visitorSpouseEmploymentLetter",
    "NotApplicable",
    "not isVisitorVisa and saidPartnerComesAlong",
  ],

  ["a child who hosts on a super visa", superVisa, "hostEmploymentLetter", "Required", "isSuperVisa and familyHosts"],
  ["a host who pays", hosted.answers({ vvSponsor: "hostFamily" }), "hostEmploymentLetter", "Required", "hostPays"],
  [
    "a friend who hosts and does not pay",
    visitor.answers({ vvHostInCanada: "friend", vvSponsor: "myself" }),
    "hostEmploymentLetter",
    "Recommended",
    "familyHosts or friendHosts",
  ],
  [
    "a school that hosts",
    visitor.answers({ vvHostInCanada: "school" }),
    "hostEmploymentLetter",
    "IfApplicable",
    "otherwise",
  ],
  [
    "a visitor in a hotel",
    visitor.answers({ vvHostInCanada: "hotel" }),
    "hostEmploymentLetter",
    "NotApplicable",
    "not isVisitorVisa and someoneHosts",
  ],
  [
    "a host whose partner co-signs the super visa",
    superVisa.answers({ vvIsSpouseSponsoring: true }),
    "hostSpouseEmploymentLetter",
    "Required",
    "otherwise",
  ],
  [
    "a host whose partner does not co-sign",
    superVisa.answers({ vvIsSpouseSponsoring: false }),
    "hostSpouseEmploymentLetter",
    "NotApplicable",
    "not isVisitorVisa and isSuperVisa and hostCountsPartnerIncome",
  ],

  [
    "a bridging open work permit",
    aCase().type("Bowp"),
    "paySlips",
    "Recommended",
    "isBridgingPermit or isWorkPermitExtension",
  ],
  [
    "a worker who extends the permit",
    aCase().type("WorkPermitExtension"),
    "paySlips",
    "Recommended",
    "isBridgingPermit or isWorkPermitExtension",
  ],
  ["the family of a graduate", aCase().type("PgwpFamily"), "paySlips", "Required", "isFamilyOfGraduate"],
  ["a student with a job", aCase().answers(employed), "paySlips", "Recommended", "isEmployed"],
  ["work not answered", aCase(), "paySlips", "IfApplicable", "otherwise"],
  [
    "a spouse with a job",
    couple.answers({ spouseEmploymentStatus: "employed" }),
    "spousePaySlips",
    "Recommended",
    "spouseIsEmployed",
  ],
  [
    "a spouse who is self-employed",
    couple.answers({ spouseEmploymentStatus: "selfEmployed" }),
    "spousePaySlips",
    "IfApplicable",
    "otherwise",
  ],
  ["a visitor", visitor, "visitorPaySlips", "Recommended", "otherwise"],
  ["a child who hosts on a super visa", superVisa, "hostPaySlips", "Required", "isSuperVisa and familyHosts"],
  [
    "a friend who hosts and pays",
    visitor.answers({ vvHostInCanada: "friend", vvSponsor: "hostFriend" }),
    "hostPaySlips",
    "Required",
    "hostPays",
  ],
  ["a host, payer not answered", hosted, "hostPaySlips", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "employment-letter", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "employment-letter", []],
  ["a visitor with a host", hosted, "visitor-visa-host-pay-slips", ["View", "Upload"]],
  ["a visitor without a host", visitor, "visitor-visa-host-pay-slips", []],
];

describeLevels(employmentPages, levels);
describePermissions(employmentPages, permissions);
