import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { visitFundsPages } from "./visitFunds.ts";

const visitor = aCase().type("VisitorVisa");
const withPartner = visitor.answers({ vvIncludePartner: true });
const hosted = visitor.answers({ vvHostInCanada: "family" });

const levels: readonly LevelRow[] = [
  [
    "the host pays",
    hosted.answers({ vvSponsor: "hostFamily" }),
    "visitorProofOfFunds",
    "Recommended",
    "hostPays or organizationPays",
  ],
  [
    "an employer pays",
    visitor.answers({ vvSponsor: "employer" }),
    "visitorProofOfFunds",
    "Recommended",
    "hostPays or organizationPays",
  ],
  [
    "the visitor pays",
    visitor.answers({ vvSponsor: "myself" }),
    "visitorProofOfFunds",
    "Required",
    "visitorPays or familyAbroadPays",
  ],
  [
    "family abroad pays",
    visitor.answers({ vvSponsor: "familyAbroad" }),
    "visitorProofOfFunds",
    "Required",
    "visitorPays or familyAbroadPays",
  ],
  ["who pays is not answered", visitor, "visitorProofOfFunds", "Recommended", "otherwise"],
  [
    "the partner comes along and pays",
    withPartner.answers({ vvSponsor: "partner" }),
    "visitorSpouseProofOfFunds",
    "Recommended",
    "visitorPays",
  ],
  [
    "the partner comes along, the host pays",
    withPartner.answers({ vvSponsor: "hostFamily" }),
    "visitorSpouseProofOfFunds",
    "IfApplicable",
    "otherwise",
  ],
  [
    "the partner stays home",
    visitor.answers({ vvIncludePartner: false }),
    "visitorSpouseProofOfFunds",
    "NotApplicable",
    "not isVisitorVisa and saidPartnerComesAlong",
  ],
  [
    "a child who hosts on a super visa",
    hosted.answers({ vvIsSuperVisa: true }),
    "hostProofOfFunds",
    "Required",
    "isSuperVisa and familyHosts",
  ],
  [
    "a friend who hosts and pays",
    visitor.answers({ vvHostInCanada: "friend", vvSponsor: "hostFriend" }),
    "hostProofOfFunds",
    "Required",
    "hostPays",
  ],
  [
    "a host, the visitor pays",
    hosted.answers({ vvSponsor: "myself" }),
    "hostProofOfFunds",
    "IfApplicable",
    "otherwise",
  ],
  [
    "a school pays",
    visitor.answers({ vvSponsor: "school" }),
    "visitorVisaSponsorDocuments",
    "Required",
    "organizationPays or familyAbroadPays",
  ],
  [
    "family abroad pays",
    visitor.answers({ vvSponsor: "familyAbroad" }),
    "visitorVisaSponsorDocuments",
    "Required",
    "organizationPays or familyAbroadPays",
  ],
  [
    "the visitor pays",
    visitor.answers({ vvSponsor: "myself" }),
    "visitorVisaSponsorDocuments",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a visitor", visitor, "visitor-visa-visitor-proof-of-funds", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "visitor-visa-sponsor-documents", []],
  ["no host", visitor, "visitor-visa-host-proof-of-funds", []],
];

describeLevels(visitFundsPages, levels);
describePermissions(visitFundsPages, permissions);

describe("months that the statements cover", () => {
  const slot = visitFundsPages.flatMap(({ slots }) => slots).find(({ id }) => id === "visitorProofOfFunds");

  test.each<[string, CaseBuilder, string | number]>([
    ["the last day of four months", visitor.on("2026-08-27"), 4],
    ["from 28 August 2026 on", visitor.on("2026-08-28"), 6],
    ["received before the change", visitor.application({ receivedDate: "2026-08-01" }), 4],
    ["long before any row", visitor.on("2020-01-01"), "—"],
  ])("%s", (_words, the, months) => {
    expect(slot?.instructionValues?.(the.reader())).toEqual({ months });
  });
});
