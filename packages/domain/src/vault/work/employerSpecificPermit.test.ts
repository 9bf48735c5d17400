import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { employerSpecificPermitPages } from "./employerSpecificPermit.ts";

const assessed = aCase().type("Lmia");
const significant = aCase().type("C10");
const oneEmployer = aCase().type("ClosedWorkPermit");
const extension = aCase().type("WorkPermitExtension");
const youth = aCase().type("Iec");

const levels: readonly LevelRow[] = [
  [
    "an assessment, application sent",
    assessed.status("IrccProcessing"),
    "lmia",
    "Required",
    "restsOnLabourMarketAssessment and applicationWasSent",
  ],
  ["an assessment, application in preparation", assessed, "lmia", "NotApplicable", "otherwise"],
  ["a permit for one employer", oneEmployer, "lmia", "IfApplicable", "isEmployerSpecific"],
  ["a worker who extends the permit", extension, "lmia", "IfApplicable", "isWorkPermitExtension"],
  ["a significant benefit", significant, "offerOfEmploymentNumber", "Required", "employerFilesOffer"],
  ["a permit for one employer", oneEmployer, "offerOfEmploymentNumber", "Required", "employerFilesOffer"],
  [
    "a young professional",
    youth.answers({ iecProgram: "youngProfessionals" }),
    "offerOfEmploymentNumber",
    "Required",
    "isYouthMobility and categoryNeedsJobOffer",
  ],
  [
    "a placement abroad",
    youth.answers({ iecProgram: "internationalCoop" }),
    "offerOfEmploymentNumber",
    "Required",
    "isYouthMobility and categoryNeedsJobOffer",
  ],
  [
    "a working holiday",
    youth.answers({ iecProgram: "workingHoliday" }),
    "offerOfEmploymentNumber",
    "NotApplicable",
    "otherwise",
  ],
  ["a category not answered", youth, "offerOfEmploymentNumber", "NotApplicable", "otherwise"],
  ["a worker who extends the permit", extension, "offerOfEmploymentNumber", "IfApplicable", "isWorkPermitExtension"],
  [
    "a job that rests on an assessment",
    assessed,
    "employerDocuments",
    "Required",
    "restsOnLabourMarketAssessment or restsOnSignificantBenefit",
  ],
  [
    "a significant benefit",
    significant,
    "employerDocuments",
    "Required",
    "restsOnLabourMarketAssessment or restsOnSignificantBenefit",
  ],
  ["a permit for one employer", oneEmployer, "employerDocuments", "Recommended", "isEmployerSpecific"],
  ["a student", aCase(), "employerDocuments", "NotApplicable", "otherwise"],
  ["a significant benefit", significant, "significantBenefitEvidence", "Required", "restsOnSignificantBenefit"],
  ["a student", aCase(), "significantBenefitEvidence", "NotApplicable", "otherwise"],
];

describeLevels(employerSpecificPermitPages, levels);
