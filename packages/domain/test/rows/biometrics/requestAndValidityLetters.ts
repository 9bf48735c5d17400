import { aCase } from "../../caseBuilder.ts";
import { claimant, type Row } from "./cases.ts";

/** What a request holds, and who may use biometrics again. */
export const requestAndValidityLetters: readonly Row[] = [
  [
    "a refugee claimant, biometrics given, no date",
    claimant.answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "NotApplicable",
    "biometricsGivenWithoutExpiry and asksForPermit and isRefugeeInCanada",
  ],

  [
    "a request for more time",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["biometricsExtension"] }),
    "biometrics-request-letter",
    "Required",
    "asksForBiometricsExtension",
  ],
  [
    "a request about something else",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["caseNotesRefused"] }),
    "biometrics-request-letter",
    "IfApplicable",
    "otherwise",
  ],
  ["a student", aCase(), "biometrics-request-letter", "IfApplicable", "otherwise"],
  [
    "a request for more time with a spouse",
    aCase()
      .type("IrccRequest")
      .spouse()
      .application({ reasonsForContactingIRCC: ["biometricsExtension"] }),
    "spouse-biometrics-request-letter",
    "Required",
    "asksForBiometricsExtension",
  ],
  ["a student with a spouse", aCase().spouse(), "spouse-biometrics-request-letter", "IfApplicable", "otherwise"],
  [
    "a request for more time with a child",
    aCase()
      .type("IrccRequest")
      .child(15)
      .application({ reasonsForContactingIRCC: ["biometricsExtension"] }),
    "child-biometrics-request-letter",
    "Required",
    "asksForBiometricsExtension",
  ],
  ["a student with a child", aCase().child(3), "child-biometrics-request-letter", "IfApplicable", "otherwise"],

  [
    "a visitor who gave biometrics",
    aCase().type("VisitorVisa").answers({ vvHasProvidedBiometrics: true }),
    "biometrics-validity-letter",
    "NotApplicable",
    "isVisitorVisa",
  ],
  [
    "biometrics given, no date",
    aCase().answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "Required",
    "biometricsGivenWithoutExpiry",
  ],
  [
    "a change of school, biometrics given, no date",
    aCase().type("Dli").answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "Required",
    "biometricsGivenWithoutExpiry",
  ],
  [
    "a closed work permit, biometrics given, no date",
    aCase().type("ClosedWorkPermit").answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "Required",
    "biometricsGivenWithoutExpiry",
  ],
  ["a change of school", aCase().type("Dli"), "biometrics-validity-letter", "IfApplicable", "mayReuseBiometrics"],
  [
    "biometrics given with a date",
    aCase().answers({ hasBiometrics: true, biometricsExpiryDate: "2030-01-01" }),
    "biometrics-validity-letter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse of a visitor",
    aCase().type("VisitorVisa").spouse(),
    "biometrics-validity-letter-spouse",
    "NotApplicable",
    "isVisitorVisa",
  ],
  [
    "a spouse who gave biometrics, no date",
    aCase().spouse().answers({ spouseBiometrics: true }),
    "biometrics-validity-letter-spouse",
    "Required",
    "spouseBiometricsGivenWithoutExpiry",
  ],
  [
    "the spouse of a graduate",
    aCase().type("PgwpFamily").spouse(),
    "biometrics-validity-letter-spouse",
    "IfApplicable",
    "mayReuseBiometrics",
  ],
  ["the spouse of a student", aCase().spouse(), "biometrics-validity-letter-spouse", "NotApplicable", "otherwise"],
  [
    "a child of a visitor",
    aCase().type("VisitorVisa").child(15),
    "biometrics-validity-letter-child",
    "NotApplicable",
    "isVisitorVisa",
  ],
  [
    "a child who gave biometrics, no date",
    aCase()
      .child(15)
      .answers({ accompanyingChildren: [{ childNumber: 1, hasBiometrics: true }] }),
    "biometrics-validity-letter-child",
    "Required",
    "childBiometricsGivenWithoutExpiry",
  ],
  [
    "the child of a student in Canada",
    aCase().type("SpeFamily").child(15),
    "biometrics-validity-letter-child",
    "IfApplicable",
    "mayReuseBiometrics",
  ],
  ["the child of a student", aCase().child(15), "biometrics-validity-letter-child", "NotApplicable", "otherwise"],
];
