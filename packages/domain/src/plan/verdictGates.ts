import type { EligibilityResult, EligibilityValue } from "../eligibility/eligibility.ts";

/** How the way stands that an application wants to take. */
export const ways = ["notNeeded", "closed", "lawyerLooks", "notYet", "notKnown", "open"] as const;
export type Way = (typeof ways)[number];

/** What is left without use while the way stands so. Each word is that of a task on the plan. */
export type Work = "document" | "form" | "sign" | "pay" | "send";

const everything: readonly Work[] = ["document", "form", "sign", "pay", "send"];

/** What is never the next thing to do while the way stands so. */
export const ruledOut: Readonly<Record<Way, readonly Work[]>> = {
  notNeeded: everything,
  closed: everything,
  lawyerLooks: ["form", "sign", "pay", "send"],
  notYet: ["form", "sign", "pay", "send"],
  notKnown: everything,
  open: [],
};

/** A result that decides on the way. `isTold`: what it says is worth a line although the way is open. */
export type Gate = {
  readonly id: EligibilityResult;
  readonly ways: Readonly<Record<string, Way>>;
  readonly isTold?: readonly string[];
  /** Conditions by which it has no value and leaves the way as it is. */
  readonly leavesOpen?: readonly string[];
};

/** Of several that stand alike, the first is told. Results that are not named here only inform. */
export const gates: readonly Gate[] = [
  {
    id: "insideCanada",
    ways: {
      PermitNeedsRestoration: "open",
      InsideCanadaEligible: "open",
      InsideCanadaIneligible: "closed",
      InsideCanadaContact: "lawyerLooks",
      SpeEligible: "closed",
    },
    isTold: ["PermitNeedsRestoration"],
    leavesOpen: ["notInCanada"],
  },
  { id: "iec", ways: { INELIGIBLE: "closed", ELIGIBLE: "open", ELIGIBLE_US_CITIZEN: "open" } },
  {
    id: "pgwp",
    ways: {
      Eligible: "open",
      NotEligible: "closed",
      Contact: "lawyerLooks",
      NotYet: "notYet",
      PermitNeedsRestoration: "open",
      LanguageResultNeeded: "notYet",
    },
    isTold: ["PermitNeedsRestoration"],
  },
  {
    id: "superVisa",
    ways: {
      Eligible: "open",
      InsuranceMissing: "open",
      InsuranceTooShort: "notYet",
      IncomeGap: "closed",
      IncomeTooLow: "closed",
      NotEligible: "closed",
    },
    isTold: ["InsuranceMissing"],
    leavesOpen: ["not isSuperVisa"],
  },
  {
    id: "bowp",
    ways: {
      Eligible: "open",
      EligibleInProvince: "open",
      NotEligible: "closed",
      NotYet: "notYet",
      WithRestoration: "open",
      LawyerLooks: "lawyerLooks",
    },
    isTold: ["WithRestoration"],
  },
  {
    id: "visitorVisa",
    ways: {
      VisaRequired: "open",
      TravelAuthorization: "notNeeded",
      NoVisaNeeded: "notNeeded",
      EligibleInCanada: "open",
      VisaStillValid: "open",
      PermitNeeded: "closed",
      FromOutside: "closed",
      LawyerLooks: "lawyerLooks",
      LongerStay: "open",
    },
    isTold: ["VisaStillValid"],
  },
  {
    id: "workPermit",
    ways: {
      AssessmentNeeded: "open",
      SignificantBenefit: "open",
      ExemptForOneEmployer: "open",
      Renewal: "open",
      OfferNeeded: "closed",
      EmployerMayNotHire: "closed",
      FromOutside: "closed",
      LawyerLooks: "lawyerLooks",
    },
    isTold: ["AssessmentNeeded"],
  },
  { id: "spouseOpenWorkPermit", ways: { Eligible: "open", NotEligible: "closed", LawyerLooks: "lawyerLooks" } },
  { id: "expressEntry", ways: { none: "closed", some: "open" }, isTold: ["some"] },
  {
    id: "restoration",
    ways: { NotNeeded: "open", Possible: "open", TooLate: "closed", LawyerLooks: "lawyerLooks" },
    isTold: ["Possible"],
    leavesOpen: ["isElsewhere", "statusIsOpen", "isOfAnotherKind", "endNotKnown"],
  },
];

/** The name of a value among the ways of a gate. */
export const nameOf = (value: NonNullable<EligibilityValue>): string =>
  typeof value === "string" ? value : value.length > 0 ? "some" : "none";
