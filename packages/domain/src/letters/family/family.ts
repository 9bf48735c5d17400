import { childIsInCase, spouseAccompanies, spouseIsInCase } from "../../conditions/family/family.ts";
import { all } from "../../kernel/condition.ts";
import { productSpecification } from "../../tables/sources.ts";
import { letter, nothingCallsForIt } from "../letter.ts";
import { preparedByLawyer } from "../permissions.ts";

/** Letters about the spouse or partner and the children. */
export const familyLetters = [
  letter({
    id: "spousalSupportLetter",
    name: { en: "Spousal Support Letter", fr: "Lettre de soutien du conjoint ou partenaire" },
    slug: "spousal-support-letter",
    appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
    requirement: {
      id: "letters.spousalSupportLetter",
      cases: [[all(spouseAccompanies, spouseIsInCase), "Recommended"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: {
      id: "permissions.spousalSupportLetter",
      cases: [],
      otherwise: [
        {
          en: "the lawyer prepares this letter from the answers of your spouse or partner",
          fr: "l’équipe juridique prépare cette lettre à partir des réponses de votre conjoint ou partenaire",
        },
        [],
      ],
      sources: [productSpecification("document 3 section 6")],
    },
    sendToDocVault: "spousal-support",
  }),
  letter({
    id: "childDocumentNotApplicable",
    name: { en: "Child Document Not Applicable", fr: "Document manquant d’un enfant" },
    slug: "child-document-not-applicable",
    appliesTo: [
      "Student",
      "StudentExtension",
      "StandaloneFamily",
      "SpeFamily",
      "PgwpFamily",
      "VisitorVisa",
      "WorkPermit",
      "WorkPermitExtension",
      "CoOpWorkPermit",
      "ExpressEntry",
      "ExpressEntryIta",
      "Lmia",
      "C10",
      "ClosedWorkPermit",
      "Dli",
      "Iec",
      "Bowp",
      "TrvSpe",
      "TrvPgwp",
    ],
    requirement: {
      id: "letters.childDocumentNotApplicable",
      cases: [[childIsInCase, "IfApplicable"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: preparedByLawyer,
    sendToDocVault: "child-document-not-applicable",
  }),
];
