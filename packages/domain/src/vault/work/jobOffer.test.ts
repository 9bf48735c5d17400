import { describe, expect, test } from "vitest";
import { decide } from "../../caseFile/rule.ts";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { jobOfferPages } from "./jobOffer.ts";

const assessed = aCase().type("Lmia");
const significant = aCase().type("C10");
const oneEmployer = aCase().type("ClosedWorkPermit");
const extension = aCase().type("WorkPermitExtension");
const youth = aCase().type("Iec");

const levels: readonly LevelRow[] = [
  ["a graduate", aCase().type("WorkPermit"), "jobOfferLetter", "Recommended", "otherwise"],
  [
    "a job that rests on an assessment",
    assessed,
    "employmentAgreement",
    "Required",
    "restsOnLabourMarketAssessment or restsOnSignificantBenefit or isEmployerSpecific",
  ],
  [
    "a significant benefit",
    significant,
    "employmentAgreement",
    "Required",
    "restsOnLabourMarketAssessment or restsOnSignificantBenefit or isEmployerSpecific",
  ],
  [
    "a permit for one employer",
    oneEmployer,
    "employmentAgreement",
    "Required",
    "restsOnLabourMarketAssessment or restsOnSignificantBenefit or isEmployerSpecific",
  ],
  [
    "a worker who extends the permit",
    extension,
    "employmentAgreement",
    "Recommended",
    "isWorkPermitExtension or isExpressEntryProfile or worksFromJobOffer",
  ],
  [
    "who prepares an Express Entry profile",
    aCase().type("ExpressEntry"),
    "employmentAgreement",
    "Recommended",
    "isWorkPermitExtension or isExpressEntryProfile or worksFromJobOffer",
  ],
  [
    "an account for work, in International Experience Canada",
    youth.user({ applicantKind: "worker" }),
    "employmentAgreement",
    "Recommended",
    "isWorkPermitExtension or isExpressEntryProfile or worksFromJobOffer",
  ],
  ["a graduate", aCase().type("WorkPermit"), "employmentAgreement", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a graduate", aCase().type("WorkPermit"), "canadian-job-offer", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "canadian-job-offer", []],
];

describeLevels(jobOfferPages, levels);
describePermissions(jobOfferPages, permissions);

describe("name of the page of a job offer", () => {
  const names = jobOfferPages.find(({ slug }) => slug === "canadian-job-offer")?.names;

  test.each<[string, CaseBuilder, string]>([
    ["an account for work", youth.user({ applicantKind: "worker" }), "Job Offer Letter"],
    [
      "an account for Express Entry",
      aCase().type("ExpressEntry").user({ applicantKind: "expressEntry" }),
      "Job Offer Letter",
    ],
    ["an account for studies", aCase().type("WorkPermit").user({ applicantKind: "student" }), "Canadian Job Offer"],
    ["kind of account not known", aCase().type("WorkPermit"), "Canadian Job Offer"],
  ])("%s", (_words, the, name) => {
    expect(names && decide(names, the.reader()).value.en).toBe(name);
  });
});
