import { aCase } from "../../caseBuilder.ts";
import { claimant, type Row } from "./cases.ts";

const sent = aCase().status("IrccProcessing");

/** Who has to give biometrics, so that the letter about them is asked for. */
export const collectionLetters: readonly Row[] = [
  [
    "a student of 13 today",
    aCase().answers({ birthday: "2013-11-20" }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and isOutsideBiometricsAges",
  ],
  [
    "a student who turns 14 today",
    aCase().answers({ birthday: "2012-11-20" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a student of 79",
    aCase().answers({ birthday: "1946-11-21" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a student who turns 80 today",
    aCase().answers({ birthday: "1946-11-20" }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and isOutsideBiometricsAges",
  ],
  [
    "a student with a US passport",
    aCase().answers({ passportCountries: ["GB", "US"] }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and holdsUsPassport",
  ],
  [
    "a student whose biometrics expire tomorrow",
    aCase().answers({ biometricsExpiryDate: "2026-11-21" }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and biometricsStillValid",
  ],
  [
    "a student whose biometrics expire today",
    aCase().answers({ biometricsExpiryDate: "2026-11-20" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a graduate of 12",
    aCase().type("WorkPermit").answers({ birthday: "2014-01-01" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  ["nothing answered", aCase(), "biometrics-collection-letter", "Recommended", "otherwise"],

  ["no spouse in the case", sent, "spouse-biometrics-collection-letter", "NotApplicable", "not spouseIsInCase"],
  [
    "a spouse who gave biometrics, file sent",
    sent.spouse("Visitor").answers({ spouseBiometrics: true }),
    "spouse-biometrics-collection-letter",
    "NotApplicable",
    "spouseGaveBiometrics",
  ],
  [
    "a spouse as a visitor, file sent",
    sent.spouse("Visitor"),
    "spouse-biometrics-collection-letter",
    "Required",
    "applicationWasSent and not spouseIsVisaFree",
  ],
  [
    "a spouse whose visa type is not given, file sent",
    sent.spouse(),
    "spouse-biometrics-collection-letter",
    "Required",
    "applicationWasSent and not spouseIsVisaFree",
  ],
  [
    "a visa-free spouse, file sent",
    sent.spouse("VisaFree"),
    "spouse-biometrics-collection-letter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse, file in preparation",
    aCase().spouse("Visitor"),
    "spouse-biometrics-collection-letter",
    "NotApplicable",
    "otherwise",
  ],

  ["a child of 14", aCase().child(14), "child-biometrics-collection-letter", "Required", "childGivesBiometrics"],
  [
    "a child of 13",
    aCase().child(13),
    "child-biometrics-collection-letter",
    "NotApplicable",
    "childIsTooYoungForBiometrics",
  ],
  [
    "a child whose birthday nobody told",
    aCase().child(undefined),
    "child-biometrics-collection-letter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a child of 13 whose passport says 14",
    aCase()
      .child(13)
      .document("child-passport", { childNumber: 1, parsedValues: { birthday: "2012-01-01" } }),
    "child-biometrics-collection-letter",
    "Required",
    "childGivesBiometrics",
  ],

  [
    "a refugee claimant in Canada who asks for a study permit",
    claimant,
    "biometrics-collection-letter",
    "NotApplicable",
    "asksForPermit and isRefugeeInCanada",
  ],
  [
    "a protected person in Canada who asks for a work permit",
    claimant.type("WorkPermit").answers({ currentImmigrationStatus: "other", insideCanadaOther: ["refugeeClaimant"] }),
    "biometrics-collection-letter",
    "NotApplicable",
    "asksForPermit and isRefugeeInCanada",
  ],
  [
    "a refugee claimant who asks for a visa",
    claimant.type("TrvSpe"),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a refugee claimant elsewhere",
    claimant.answers({ country: "KE" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
];
