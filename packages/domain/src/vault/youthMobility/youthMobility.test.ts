import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { youthMobilityPages } from "./youthMobility.ts";

const youth = aCase().type("Iec");
const from = (country: "BE" | "AT" | "AU" | "notListed") => youth.answers({ iecCountryOfCitizenship: country });
const home = { iecHasResidentialOrMailingAddressInQualifyingCountry: true } as const;
const placement = youth.answers({ iecProgram: "internationalCoop" });

const levels: readonly LevelRow[] = [
  ["invited", youth.status("ItaReceived"), "iecInvitation", "Required", "isYouthMobility and invitationArrived"],
  [
    "application sent",
    youth.status("IrccProcessing"),
    "iecInvitation",
    "Required",
    "isYouthMobility and invitationArrived",
  ],
  ["in preparation", youth, "iecInvitation", "NotApplicable", "otherwise"],
  ["from Belgium", from("BE"), "iecProofOfResidence", "Required", "countryAsksForResidence"],
  [
    "from Austria, for a placement",
    from("AT").answers({ iecProgram: "internationalCoop" }),
    "iecProofOfResidence",
    "Required",
    "countryAsksForResidence",
  ],
  [
    "from Austria, for a working holiday, with an address there",
    from("AT").answers({ iecProgram: "workingHoliday", ...home }),
    "iecProofOfResidence",
    "Recommended",
    "gaveAddressAtHome",
  ],
  [
    "from Australia, with an address there",
    from("AU").answers(home),
    "iecProofOfResidence",
    "Recommended",
    "gaveAddressAtHome",
  ],
  [
    "from a country that is not listed",
    from("notListed"),
    "iecProofOfResidence",
    "NotApplicable",
    "countryIsNotListed",
  ],
  [
    "from a country that is not listed, for a placement, with an address there",
    from("notListed").answers({ iecProgram: "internationalCoop", ...home }),
    "iecProofOfResidence",
    "NotApplicable",
    "countryIsNotListed",
  ],
  ["country not answered", youth, "iecProofOfResidence", "NotApplicable", "otherwise"],
  ["a placement", placement, "iecInternshipAgreement", "Required", "isInternship"],
  ["category not answered", youth, "iecInternshipAgreement", "NotApplicable", "otherwise"],
  ["a placement", placement, "iecStudentRegistration", "Required", "isInternship"],
  [
    "a working holiday",
    youth.answers({ iecProgram: "workingHoliday" }),
    "iecStudentRegistration",
    "NotApplicable",
    "otherwise",
  ],
  [
    "an organization supports",
    youth.answers({ iecHasLetterFromIecRecognizedOrganization: true }),
    "iecRecognizedOrganizationLetter",
    "Required",
    "organizationSupports",
  ],
  ["not answered", youth, "iecRecognizedOrganizationLetter", "NotApplicable", "otherwise"],
  [
    "took part before",
    youth.answers({ iecPreviouslyParticipatedInProgram: true }),
    "iecPreviousParticipation",
    "Required",
    "tookPartBefore",
  ],
  [
    "took part before, from a country that is listed",
    from("BE").answers({ iecPreviouslyParticipatedInProgram: true }),
    "iecPreviousParticipation",
    "Required",
    "tookPartBefore",
  ],
  [
    "took part before, and the country is not listed",
    from("notListed").answers({ iecPreviouslyParticipatedInProgram: true }),
    "iecPreviousParticipation",
    "NotApplicable",
    "otherwise",
  ],
  [
    "the first time",
    youth.answers({ iecPreviouslyParticipatedInProgram: false }),
    "iecPreviousParticipation",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a participant", youth, "iec-invitation", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "iec-invitation", []],
];

describeLevels(youthMobilityPages, levels);
describePermissions(youthMobilityPages, permissions);

describe("days to answer an invitation", () => {
  const [slot] = youthMobilityPages.find(({ slug }) => slug === "iec-invitation")?.slots ?? [];

  test.each([
    ["2026-11-20", { accept: 10, submit: 20 }],
    ["2020-01-01", { accept: "—", submit: "—" }],
  ] as const)("on %s", (day, days) => {
    expect(slot?.instructionValues?.(youth.on(day).reader())).toEqual(days);
  });
});
