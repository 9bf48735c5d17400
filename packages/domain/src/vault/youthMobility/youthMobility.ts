import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isYouthMobility } from "../../conditions/application/application.ts";
import { invitationArrived } from "../../conditions/application/status.ts";
import {
  countryAsksForResidence,
  countryIsNotListed,
  gaveAddressAtHome,
  isInternship,
  organizationSupports,
  tookPartBefore,
} from "../../conditions/youthMobility/youthMobility.ts";
import { all } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { iecInvitation } from "../../tables/status/timeLimits.ts";
import type { PageCategory, PageTag, Phase, RequirementLevel, Slot, VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { excerptOf, iecDocumentList, specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { youthMobilityText as text } from "./youthMobility.text.ts";

/** International Experience Canada: the invitation, and what a category or a country asks for besides. */

const officerManual = excerptOf("IRCC officer manual, International Experience Canada");

type Paper = {
  readonly slug: string;
  readonly slot: string;
  readonly name: Noun;
  readonly category?: PageCategory;
  readonly phase?: Phase;
  readonly tags?: readonly PageTag[];
  readonly level: Omit<CaseRule<RequirementLevel>, "id">;
  readonly instructions: Text;
  readonly maxFiles: number;
} & Pick<Slot, "instructionValues">;

const paper = ({
  slug,
  slot,
  name,
  category = "General",
  phase = "preparation",
  tags = [],
  ...rest
}: Paper): VaultPage =>
  suppliedPage("main", {
    slug,
    name,
    category,
    phase,
    tags,
    appliesTo: ["Iec"],
    slots: [keptPaper("main", { id: slot, name, ...rest })],
  });

function daysToAnswer(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(iecInvitation);
  return row.found ? row.row.value : { accept: "—", submit: "—" };
}

const invitation = paper({
  slug: "iec-invitation",
  slot: "iecInvitation",
  name: text.invitation,
  category: "Letter",
  phase: "ita",
  level: {
    cases: [[all(isYouthMobility, invitationArrived), "Required"]],
    otherwise: [text.notInvitedYet, "NotApplicable"],
    sources: [specified("document 3 section 9.4"), officerManual],
  },
  instructions: text.invitationInstructions,
  instructionValues: daysToAnswer,
  maxFiles: 2,
});

const residence = paper({
  slug: "iec-proof-of-residence",
  slot: "iecProofOfResidence",
  name: text.residence,
  level: {
    cases: [
      [countryAsksForResidence, "Required"],
      [countryIsNotListed, "NotApplicable"],
      [gaveAddressAtHome, "Recommended", text.addressCanBeProven],
    ],
    otherwise: [text.noResidenceAsked, "NotApplicable"],
    sources: [officerManual],
  },
  instructions: text.residenceInstructions,
  maxFiles: 3,
});

const internship = paper({
  slug: "iec-internship-agreement",
  slot: "iecInternshipAgreement",
  name: text.internship,
  tags: ["Employment", "Education"],
  level: {
    cases: [[isInternship, "Required", text.placementIsArranged]],
    otherwise: [text.notInternship, "NotApplicable"],
    sources: [iecDocumentList],
  },
  instructions: text.internshipInstructions,
  maxFiles: 3,
});

const registration = paper({
  slug: "iec-student-registration",
  slot: "iecStudentRegistration",
  name: text.registration,
  tags: ["Education"],
  level: {
    cases: [[isInternship, "Required", text.forStudents]],
    otherwise: [text.notInternship, "NotApplicable"],
    sources: [iecDocumentList],
  },
  instructions: text.registrationInstructions,
  maxFiles: 2,
});

const organization = paper({
  slug: "iec-recognized-organization-letter",
  slot: "iecRecognizedOrganizationLetter",
  name: text.organization,
  level: {
    cases: [[organizationSupports, "Required"]],
    otherwise: [text.noOrganization, "NotApplicable"],
    sources: [specified("document 3 section 4.7")],
  },
  instructions: text.organizationInstructions,
  maxFiles: 2,
});

const earlier = paper({
  slug: "iec-previous-participation",
  slot: "iecPreviousParticipation",
  name: text.earlier,
  level: {
    cases: [
      [all(tookPartBefore, countryIsNotListed), "NotApplicable"],
      [tookPartBefore, "Required", text.participationsAreCounted],
    ],
    otherwise: [text.neverTookPart, "NotApplicable"],
    sources: [specified("document 3 section 3.3"), specified("document 3 section 4.7")],
  },
  instructions: text.earlierInstructions,
  maxFiles: 3,
});

export const youthMobilityPages: readonly VaultPage[] = [
  invitation,
  residence,
  internship,
  registration,
  organization,
  earlier,
];
