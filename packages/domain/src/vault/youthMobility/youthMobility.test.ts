import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { youthMobilityPages } from "./youthMobility.ts";

const youth = aCase().type("Iec");
const from = (country: "BE" | "AT" | "AU" | "notListed") => youth.answers({ iecCountryOfCitizenship: country });
const home = { iecHasResidentialOrMailingAddressInQualifyingCountry: true } as const;
const placement = youth.answers({ iecProgram: "internationalCoop" });

const levels: readonly LevelRow[] = [
  ["invited", youth.status("ItaReceived"), "iecInvitation", "Required", "iec and itaReceived"],
  ["application sent", youth.status("IrccProcessing"), "iecInvitation", "Required", "iec and itaReceived"],
  ["in preparation", youth, "iecInvitation", "NotApplicable", "otherwise"],
  ["from Belgium", from("BE"), "iecProofOfResidence", "Required", "iecResidence"],
  [
    "from Austria, for a placement",
    from("AT").answers({ iecProgram: "internationalCoop" }),
    "iecProofOfResidence",
    "Required",
    "iecResidence",
  ],
  [
    "from Austria, for a working holiday, with an address there",
    from("AT").answers({ iecProgram: "workingHoliday", ...home }),
    "iecProofOfResidence",
    "Recommended",
    "iecAddress",
  ],
  [
    "from Australia, with an address there",
    from("AU").answers(home),
    "iecProofOfResidence",
    "Recommended",
    "iecAddress",
  ],
  [
    "from a country that is not listed",
    from("notListed"),
    "iecProofOfResidence",
    "NotApplicable",
    "iecCountryNotListed",
  ],
  [
    "from a country that is not listed, for a placement, with an address there",
    from("notListed").answers({ iecProgram: "internationalCoop", ...home }),
    "iecProofOfResidence",
    "NotApplicable",
    "iecCountryNotListed",
  ],
  ["country not answered", youth, "iecProofOfResidence", "NotApplicable", "otherwise"],
  ["a placement", placement, "iecInternshipAgreement", "Required", "iecInternship"],
  ["category not answered", youth, "iecInternshipAgreement", "NotApplicable", "otherwise"],
  ["a placement", placement, "iecStudentRegistration", "Required", "iecInternship"],
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
    "iecOrganization",
  ],
  ["not answered", youth, "iecRecognizedOrganizationLetter", "NotApplicable", "otherwise"],
  [
    "took part before",
    youth.answers({ iecPreviouslyParticipatedInProgram: true }),
    "iecPreviousParticipation",
    "Required",
    "iecBefore",
  ],
  [
    "took part before, from a country that is listed",
    from("BE").answers({ iecPreviouslyParticipatedInProgram: true }),
    "iecPreviousParticipation",
    "Required",
    "iecBefore",
  ],
  [
    "took part before, and the country is not listed",
    from("notListed").answers({ iecPreviouslyParticipatedInProgram: true }),
    "iecPreviousParticipation",
    "NotApplicable",
    "iecBefore and iecCountryNotListed",
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
