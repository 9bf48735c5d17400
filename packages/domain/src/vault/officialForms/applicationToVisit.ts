import { childAsksToVisit } from "../../conditions/family/dependentVisas.ts";
import {
  childVisitsFromInside,
  spouseVisitsFromAbroad,
  spouseVisitsFromInside,
} from "../../conditions/officialForms/officialForms.ts";
import { alwaysRequired, nothingCallsForIt } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { checklist5484, checklist5558, excerptOf } from "../sources.ts";
import {
  applicationForm,
  applicationItself,
  ofApplicationForm,
  requiredIf,
  withFamily,
  type FormKind,
} from "./applicationForm.ts";

/** The application forms for a visitor visa and for a visitor record. */

const visitorVisa: FormKind = {
  name: { en: "Visitor Visa Application (IMM 5257)", fr: "Demande de visa de visiteur (IMM 5257)", noun: "f" },
  documentTypes: ["IMM5257"],
  fieldsToRead: ["formNumber", "applicantFullName", "passportNumber", "isSigned"],
  warnings: ofApplicationForm,
};

const visitorRecord: FormKind = {
  name: {
    en: "Visitor Record Application (IMM 5708)",
    fr: "Demande de fiche de visiteur (IMM 5708)",
    noun: "f",
  },
  documentTypes: ["IRCCForm"],
  fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
  warnings: [
    ...ofApplicationForm,
    "inconsistentRefusalDisclosure",
    "previousCanadianApplicationNotDisclosed",
    "representativeInfoAltered",
    "missingReasonForChange",
    "informationDetailsMissing",
    "missingPersonalInformation",
  ],
};

export const applicationToVisitPages: readonly VaultPage[] = [
  applicationForm(visitorVisa, {
    slug: "application-for-visitor-visa",
    owner: "main",
    id: "applicationForVisitorVisa",
    appliesTo: ["TrvSpe", "TrvPgwp"],
    level: {
      otherwise: applicationItself,
      sources: [excerptOf("IRCC, visitor visas from inside Canada")],
    },
  }),
  applicationForm(visitorVisa, {
    slug: "visitor-visa-visitor-application",
    owner: "visitor",
    id: "application",
    appliesTo: ["VisitorVisa"],
    level: { otherwise: applicationItself, sources: [checklist5484] },
  }),
  applicationForm(visitorVisa, {
    slug: "visitor-visa-spouse-application",
    owner: "visitorSpouse",
    id: "application",
    appliesTo: ["VisitorVisa"],
    level: {
      otherwise: alwaysRequired({
        en: "each person who travels has their own form",
        fr: "chaque personne qui voyage a son propre formulaire",
      }),
      sources: [checklist5484],
    },
  }),
  applicationForm(visitorVisa, {
    slug: "spouse-application-for-visitor-visa",
    owner: "spouse",
    id: "applicationForVisitorVisa",
    appliesTo: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
    level: requiredIf(spouseVisitsFromAbroad, [checklist5484]),
  }),
  applicationForm(visitorVisa, {
    slug: "child-application-for-visitor-visa",
    owner: "child",
    id: "applicationForVisitorVisa",
    appliesTo: withFamily,
    level: {
      cases: [
        [
          childVisitsFromInside,
          "IfApplicable",
          {
            en: "the visa is only for leaving Canada and coming back, and to stay you need the visitor record",
            fr: "le visa sert seulement à quitter le Canada et à y revenir, et pour rester il faut la fiche de visiteur",
          },
        ],
        [childAsksToVisit, "Required"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5484],
    },
  }),
  applicationForm(visitorRecord, {
    slug: "spouse-application-for-visitor-record",
    owner: "spouse",
    id: "applicationForVisitorRecord",
    appliesTo: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
    level: requiredIf(spouseVisitsFromInside, [checklist5558]),
  }),
  applicationForm(visitorRecord, {
    slug: "child-application-for-visitor-record",
    owner: "child",
    id: "applicationForVisitorRecord",
    appliesTo: withFamily,
    level: requiredIf(childVisitsFromInside, [checklist5558]),
  }),
];
