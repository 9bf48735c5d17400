import { isVisitorVisa } from "../../conditions/application/application.ts";
import { lawyerReviews } from "../../conditions/application/status.ts";
import { isSuperVisa, someoneHosts } from "../../conditions/visit/visitorVisa.ts";
import { all } from "../../kernel/condition.ts";
import { productSpecification } from "../../tables/sources.ts";
import { letter, nothingCallsForIt, type Letter } from "../letter.ts";
import { legalTeamOnly, suppliedByApplicant } from "../permissions.ts";

/** Document 3 section 4.5: required once the lawyer reviews the file. */
const whileReviewed = (id: string): Letter["requirement"] => ({
  id: `letters.${id}`,
  cases: [[all(isVisitorVisa, lawyerReviews), "Required"]],
  otherwise: nothingCallsForIt,
  sources: [productSpecification("document 3 section 4.5")],
});

/** Until then it helps: the page of the vault takes it from the beginning (vault/visit/visitLetters.ts). */
const helpsBeforeReview = (id: string): Letter["requirement"] => ({
  ...whileReviewed(id),
  otherwise: [
    {
      en: "this letter helps an officer to understand the visit",
      fr: "cette lettre aide à faire comprendre la visite",
    },
    "Recommended",
  ],
});

export const visitorVisaLetters = [
  letter({
    id: "visitorVisaHostLetter",
    name: { en: "Host Letter", fr: "Lettre de l’hôte" },
    slug: "visitor-visa-application-host-letter",
    appliesTo: ["VisitorVisa"],
    // Without a host there is nobody to sign it (docs/facts/letters.md section 2).
    requirement: {
      ...whileReviewed("visitorVisaHostLetter"),
      cases: [
        [all(isVisitorVisa, someoneHosts, lawyerReviews), "Required"],
        [
          all(someoneHosts, isSuperVisa),
          "Required",
          {
            en: "a super visa needs a written and signed promise of support",
            fr: "un super visa exige une promesse de soutien écrite et signée",
          },
        ],
        [
          someoneHosts,
          "Recommended",
          {
            en: "an invitation shows where the visitor stays and who helps",
            fr: "une invitation montre où loge la personne qui visite et qui l’aide",
            to: {
              visitor: {
                en: "an invitation shows where you stay and who helps",
                fr: "une invitation montre où vous logez et qui vous aide",
              },
            },
          },
        ],
      ],
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "visitor-visa-host-letter",
  }),
  letter({
    id: "visitorVisaVisitorLetter",
    name: { en: "Visitor Letter", fr: "Lettre du visiteur" },
    slug: "visitor-visa-application-visitor-letter",
    appliesTo: ["VisitorVisa"],
    requirement: helpsBeforeReview("visitorVisaVisitorLetter"),
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "visitor-visa-visitor-letter",
  }),
  letter({
    id: "visitorVisaFinancialExplanation",
    name: { en: "Financial Explanation (Visitor Visa)", fr: "Explication financière (visa de visiteur)" },
    slug: "visitor-visa-financial-explanation",
    lawyerSlug: "visitor-visa-financial-explanation-letter",
    appliesTo: ["VisitorVisa"],
    requirement: helpsBeforeReview("visitorVisaFinancialExplanation"),
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "visitor-visa-financial-explanation",
  }),
  letter({
    id: "visitorVisaItinerary",
    name: { en: "Itinerary Letter", fr: "Lettre d’itinéraire" },
    slug: "visitor-visa-itinerary",
    lawyerSlug: "visitor-visa-itinerary-letter",
    appliesTo: ["VisitorVisa"],
    requirement: helpsBeforeReview("visitorVisaItinerary"),
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "visitor-visa-itinerary",
  }),
  letter({
    id: "visitorVisaLegalSubmission",
    name: { en: "Legal Submission (Visitor Visa)", fr: "Observations juridiques (visa de visiteur)" },
    slug: "visitor-visa-legal-submission",
    lawyerSlug: "visitor-visa-legal-submission-letter",
    appliesTo: ["VisitorVisa"],
    requirement: whileReviewed("visitorVisaLegalSubmission"),
    studentPermissions: legalTeamOnly,
    sendToDocVault: "visitor-visa-legal-submission",
  }),
  letter({
    id: "visitorVisaTravel",
    name: { en: "Travel Letter", fr: "Lettre de voyage" },
    slug: "visitor-visa-travel",
    lawyerSlug: "visitor-visa-travel-letter",
    appliesTo: ["VisitorVisa"],
    requirement: helpsBeforeReview("visitorVisaTravel"),
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "visitor-visa-travel-letter",
  }),
];
