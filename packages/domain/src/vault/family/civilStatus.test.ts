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
    "isMinorAtStudyStart",
  ],
  [
    "a young traveller of 17 who studies nowhere",
    aCase().type("Iec").answers({ birthday: "2009-01-15", startOfCanadianStudyProgram: "2030-01-01" }),
    "applicantBirthCertificate",
    "Required",
    "isUnder18",
  ],
  [
    "an Express Entry invitation",
    aCase().type("ExpressEntryIta").answers({ birthday: "1990-01-01" }),
    "applicantBirthCertificate",
    "Recommended",
    "answersExpressEntryInvitation",
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
    "familyFilesComeLater and disclaimerIsOpen",
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
    "isSuperVisa and familyHosts",
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
    "not isVisitorVisa and someoneHosts",
  ],
  ["a child", aCase().child(3), "childAdoptionCertificate", "IfApplicable", "otherwise"],

  [
    "married, the spouse comes",
    aCase().answers({ maritalStatus: "married" }).spouse(),
    "marriageCertificate",
    "Required",
    "isMarried and spouseIsInCase or isExpressEntry",
  ],
  [
    "married, the spouse stays",
    aCase().answers({ maritalStatus: "married" }),
    "marriageCertificate",
    "Recommended",
    "isMarried",
  ],
  ["single", aCase().answers({ maritalStatus: "single" }), "marriageCertificate", "NotApplicable", "otherwise"],
  [
    "a married visitor with the partner",
    withPartner.answers({ vvMaritalStatus: "married" }),
    "visitorMarriageCertificate",
    "Required",
    "visitorIsMarried and isVisitorVisa and saidPartnerComesAlong",
  ],
  [
    "a married visitor alone",
    visitor.answers({ vvMaritalStatus: "married" }),
    "visitorMarriageCertificate",
    "Recommended",
    "visitorIsMarried",
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
    "isVisitorVisa and isSuperVisa and hostCountsPartnerIncome",
  ],
  ["a host alone", hosted, "hostMarriageCertificate", "IfApplicable", "otherwise"],

  [
    "common-law partners, both come",
    aCase().answers({ maritalStatus: "commonLaw" }).spouse(),
    "commonLawDeclaration",
    "Required",
    "livesInCommonLaw and spouseIsInCase or isExpressEntry",
  ],
  [
    "a common-law partner who stays",
    aCase().answers({ maritalStatus: "commonLaw" }),
    "commonLawDeclaration",
    "Recommended",
    "livesInCommonLaw",
  ],
  ["married", aCase().answers({ maritalStatus: "married" }), "commonLawDeclaration", "NotApplicable", "otherwise"],
  [
    "a visitor with a common-law partner",
    withPartner.answers({ vvMaritalStatus: "commonLaw" }),
    "visitorCommonLawDeclaration",
    "Required",
    "visitorLivesInCommonLaw and isVisitorVisa and saidPartnerComesAlong",
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
    "isVisitorVisa and isSuperVisa and hostCountsPartnerIncome",
  ],
  ["a host alone", hosted, "hostCommonLawDeclaration", "IfApplicable", "otherwise"],

  ["a spouse in the case", aCase().spouse(), "proofOfRelationship", "Recommended", "spouseIsInCase"],
  ["no spouse", aCase(), "proofOfRelationship", "NotApplicable", "otherwise"],
  [
    "divorced, Express Entry",
    aCase().type("ExpressEntry").answers({ maritalStatus: "divorced" }),
    "previousRelationshipDocuments",
    "Required",
    "isExpressEntry and hadEarlierRelationship",
  ],
  [
    "widowed, a student",
    aCase().answers({ maritalStatus: "widowed" }),
    "previousRelationshipDocuments",
    "Recommended",
    "hadEarlierRelationship",
  ],
  [
    "married for the second time, says the form",
    aCase().answers({ maritalStatus: "married" }).form({ hasPreviousMarriage: "Yes" }),
    "previousRelationshipDocuments",
    "Recommended",
    "hadEarlierRelationship",
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
