import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";

/** What a person reads under a line of the vault: each of these once argued against its level, or was not true of her. */

const at = (birthday: string) => aCase().answers({ birthday, province: "BC" });
const alone = { childTravellingWithParent: "alone" } as const;

function reasonOf(the: CaseBuilder, slot: string) {
  const line = computePlan(the.build()).vault.find((one) => one.slot === slot);
  return [line?.requirement, line?.why.because.map(({ en }) => en).join("; ")];
}

const rows: readonly (readonly [string, CaseBuilder, slot: string, level: string, reason: string])[] = [
  [
    "a custodian although one parent comes: why it helps",
    at("2011-03-01").answers({ childTravellingWithParent: "oneParent" }),
    "custodianDeclaration",
    "Recommended",
    "you are under 17; one parent comes with you; a declaration, even if not mandatory then, tells the officer who looks after you when that parent is away",
  ],
  [
    "a custodian for a pupil alone: only her own situation is named",
    at("2011-03-01").answers(alone),
    "custodianDeclaration",
    "Required",
    "you are under 17; you come without a parent or guardian; an adult in Canada must be responsible for you",
  ],
  [
    "no custodian because of an uploaded paper: the paper is named",
    at("2011-03-01").answers(alone).document("minor-applicant-documents"),
    "custodianDeclaration",
    "NotApplicable",
    "you are under 17; you come without a parent or guardian; the documents of a minor applicant are in the vault; those documents decide who looks after you",
  ],
  [
    'at a known 17 nobody is "not known to be under 17"',
    at("2009-03-01").answers(alone),
    "custodianDeclaration",
    "Recommended",
    "your application is for studies; you will be under the legal age of the school’s province when your studies start; you are 17 or older; your answers do not say that both parents come with you; from 17 to the legal age, the officer decides whether a custodian is needed",
  ],
  [
    "accommodation beside a permit of the spouse",
    aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }).spouse("OpenWorkPermit"),
    "accommodationDetails",
    "NotApplicable",
    "your spouse or partner is applying for an open work permit; no proof of accommodation is needed when the partner applies for a study or work permit too",
  ],
  [
    "a passport in a court case",
    aCase().type("JudicialReview").status("JrLeaveFiled"),
    "passportBioPage",
    "Required",
    "this is a Federal Court case; the lawyer uses it to check your identity and the spelling of your name",
  ],
  [
    "the application for leave after the judgment",
    aCase().type("JudicialReview").status("JrDismissed"),
    "leaveApplication",
    "Recommended",
    "the Court has decided; a copy keeps the file of the court case complete",
  ],
  [
    "the receipt after a refusal",
    aCase().status("Refused"),
    "governmentFeeReceipt",
    "NotApplicable",
    "IRCC has nothing more to decide on this application; nobody asks any more whether the fee was paid",
  ],
  [
    "a visitor’s biometrics letter",
    aCase().type("VisitorVisa"),
    "biometricsValidityLetter",
    "NotApplicable",
    "this is a visitor visa application; IRCC looks up a visitor’s earlier biometrics in its own records",
  ],
  [
    "the custodian’s own papers beside an uploaded paper",
    at("2011-03-01").answers(alone).document("minor-applicant-documents"),
    "custodianStatusAndIdentity",
    "NotApplicable",
    "you are under 17; you come without a parent or guardian; the documents of a minor applicant are in the vault; those documents decide who looks after you",
  ],
  [
    "a passport in a request to IRCC, which sends no application",
    aCase().type("IrccRequest"),
    "passportBioPage",
    "Required",
    "you are contacting IRCC about a file; IRCC has to see that the request comes from you",
  ],
  [
    "a passport in any other application",
    aCase(),
    "passportBioPage",
    "Required",
    "no application can be sent without a passport",
  ],
  [
    "the affidavit after the judgment: nothing is still to be written",
    aCase().type("JudicialReview").status("JrDismissed"),
    "applicantAffidavit",
    "Recommended",
    "the Court has decided; a copy keeps the file of the court case complete",
  ],
  [
    "the receipt of the court after the judgment: nothing is still to come",
    aCase().type("JudicialReview").status("JrDismissed"),
    "judicialReviewPaymentReceipt",
    "IfApplicable",
    "the Court has decided; a copy keeps the file of the court case complete",
  ],
  [
    "a child of six and biometrics",
    aCase().child(6),
    "childBiometricsCollectionLetter",
    "NotApplicable",
    "this child is too young for biometrics",
  ],
];

describe("the reason that a person reads", () => {
  test.each(rows)("%s", (_words, the, slot, level, reason) => {
    expect(reasonOf(the, slot)).toEqual([level, reason]);
  });
});
