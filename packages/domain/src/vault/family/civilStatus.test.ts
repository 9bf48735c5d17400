import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { birthPages } from "./births.ts";
import { civilStatusPages } from "./civilStatus.ts";

const visitor = aCase().type("VisitorVisa");
const hosted = visitor.answers({ vvHostInCanada: "friend" });
const coSigned = visitor.answers({ vvHostInCanada: "family", vvIsSuperVisa: true, vvIsSpouseSponsoring: true });
const withPartner = visitor.answers({ vvIncludePartner: true });

const levels: readonly LevelRow[] = [
  [
    "a minor when the studies start",
    aCase().answers({ birthday: "2010-05-01", province: "BC" }),
    "applicantBirthCertificate",
    "Required",
    "minor",
  ],
  [
    "a young traveller of 17 who studies nowhere",
    aCase().type("Iec").answers({ birthday: "2009-01-15", startOfCanadianStudyProgram: "2030-01-01" }),
    "applicantBirthCertificate",
    "Required",
    "under18",
  ],
  [
    "an Express Entry invitation",
    aCase().type("ExpressEntryIta").answers({ birthday: "1990-01-01" }),
    "applicantBirthCertificate",
    "Recommended",
    "eeIta",
  ],
  [
    "an adult student",
    aCase().answers({ birthday: "2000-01-01" }),
    "applicantBirthCertificate",
    "IfApplicable",
    "otherwise",
  ],
  ["a child of a student", aCase().child(3), "childBirthCertificate", "Required", "otherwise"],
  [
    "an extension, the disclaimer open",
    aCase().type("StudentExtension").child(3),
    "childBirthCertificate",
    "Recommended",
    "childFileLater and disclaimerOpen",
  ],
  [
    "an extension, the disclaimer agreed to",
    aCase().type("StudentExtension").application({ agreedToDisclaimer: true }).child(3),
    "childBirthCertificate",
    "Required",
    "otherwise",
  ],
  ["a visitor", visitor, "visitorBirthCertificate", "Recommended", "otherwise"],
  ["a visitor’s partner", withPartner, "visitorSpouseBirthCertificate", "Recommended", "otherwise"],
  [
    "a super visa, family hosts",
    visitor.answers({ vvIsSuperVisa: true, vvHostInCanada: "family" }),
    "hostBirthCertificate",
    "Required",
    "superVisa and familyHost",
  ],
  [
    "the visitor is a parent",
    visitor.answers({ vvVisitorType: "parent", vvHostInCanada: "friend" }),
    "hostBirthCertificate",
    "Required",
    "visitorIsParent",
  ],
  ["a friend hosts", hosted, "hostBirthCertificate", "Recommended", "otherwise"],
  [
    "nobody hosts",
    visitor.answers({ vvHostInCanada: "hotel" }),
    "hostBirthCertificate",
    "NotApplicable",
    "not visitorVisa and visitorHasHost",
  ],
  ["a child", aCase().child(3), "childAdoptionCertificate", "IfApplicable", "otherwise"],

  [
    "married, the spouse comes",
    aCase().answers({ maritalStatus: "married" }).spouse(),
    "marriageCertificate",
    "Required",
    "married and hasSpouse or expressEntry",
  ],
  [
    "married, the spouse stays",
    aCase().answers({ maritalStatus: "married" }),
    "marriageCertificate",
    "Recommended",
    "married",
  ],
  ["single", aCase().answers({ maritalStatus: "single" }), "marriageCertificate", "NotApplicable", "otherwise"],
  [
    "a married visitor with the partner",
    withPartner.answers({ vvMaritalStatus: "married" }),
    "visitorMarriageCertificate",
    "Required",
    "visitorMarried and visitorVisa and visitorPartner",
  ],
  [
    "a married visitor alone",
    visitor.answers({ vvMaritalStatus: "married" }),
    "visitorMarriageCertificate",
    "Recommended",
    "visitorMarried",
  ],
  [
    "a single visitor",
    visitor.answers({ vvMaritalStatus: "single" }),
    "visitorMarriageCertificate",
    "NotApplicable",
    "otherwise",
  ],
  [
    "the host’s partner co-signs",
    coSigned,
    "hostMarriageCertificate",
    "Recommended",
    "visitorVisa and superVisa and hostPartnerIncome",
  ],
  ["a host alone", hosted, "hostMarriageCertificate", "IfApplicable", "otherwise"],

  [
    "common-law partners, both come",
    aCase().answers({ maritalStatus: "commonLaw" }).spouse(),
    "commonLawDeclaration",
    "Required",
    "commonLaw and hasSpouse or expressEntry",
  ],
  [
    "a common-law partner who stays",
    aCase().answers({ maritalStatus: "commonLaw" }),
    "commonLawDeclaration",
    "Recommended",
    "commonLaw",
  ],
  ["married", aCase().answers({ maritalStatus: "married" }), "commonLawDeclaration", "NotApplicable", "otherwise"],
  [
    "a visitor with a common-law partner",
    withPartner.answers({ vvMaritalStatus: "commonLaw" }),
    "visitorCommonLawDeclaration",
    "Required",
    "visitorCommonLaw and visitorVisa and visitorPartner",
  ],
  [
    "a visitor alone",
    visitor.answers({ vvMaritalStatus: "commonLaw" }),
    "visitorCommonLawDeclaration",
    "NotApplicable",
    "otherwise",
  ],
  [
    "the host’s partner co-signs",
    coSigned,
    "hostCommonLawDeclaration",
    "Recommended",
    "visitorVisa and superVisa and hostPartnerIncome",
  ],
  ["a host alone", hosted, "hostCommonLawDeclaration", "IfApplicable", "otherwise"],

  ["a spouse in the case", aCase().spouse(), "proofOfRelationship", "Recommended", "hasSpouse"],
  ["no spouse", aCase(), "proofOfRelationship", "NotApplicable", "otherwise"],
  [
    "divorced, Express Entry",
    aCase().type("ExpressEntry").answers({ maritalStatus: "divorced" }),
    "previousRelationshipDocuments",
    "Required",
    "expressEntry and formerlyMarried",
  ],
  [
    "widowed, a student",
    aCase().answers({ maritalStatus: "widowed" }),
    "previousRelationshipDocuments",
    "Recommended",
    "formerlyMarried",
  ],
  [
    "married for the second time, says the form",
    aCase().answers({ maritalStatus: "married" }).form({ hasPreviousMarriage: "Yes" }),
    "previousRelationshipDocuments",
    "Recommended",
    "formerlyMarried",
  ],
  [
    "single",
    aCase().answers({ maritalStatus: "single" }),
    "previousRelationshipDocuments",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a child of a student", aCase().child(3), "child-birth-certificate", ["View", "Upload"]],
  ["a student", aCase(), "marriage-certificate", ["View", "Upload"]],
  ["nobody hosts", visitor, "visitor-visa-host-birth-certificate", []],
];

const pages = [...birthPages, ...civilStatusPages];

describeLevels(pages, levels);
describePermissions(pages, permissions);

test("a common-law partnership takes as long as the table says", () => {
  const slot = civilStatusPages.flatMap(({ slots }) => slots).find(({ id }) => id === "commonLawDeclaration");
  expect(slot?.instructionValues?.(aCase().reader())).toEqual({ months: 12 });
});
