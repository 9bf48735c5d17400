import type { Text } from "../../kernel/text.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isCourtCase,
  isIrccRequest,
  isMadeInsideCanada,
  restsOnLabourMarketAssessment,
} from "../../conditions/application/application.ts";
import { holdsSeveralPassports } from "../../conditions/identity/identity.ts";
import { travelled } from "../../conditions/background/travel.ts";
import { checklist5483, checklist5484, checklist5488, checklist5556, ourDecision } from "../sources.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, alwaysRequired, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { closedToOutsiders, openTo } from "../pageRights.ts";

/** Passports of everybody who travels, and the second passport of the applicant. */

/** Words that several places of this file say. */
const text = {
  secondPassport: { en: "Second Passport", fr: "Deuxième passeport", noun: "m" },
} satisfies Record<string, Text | Noun>;

type Traveller = Extract<PageOwner, "main" | "spouse" | "child" | "visitor" | "visitorSpouse">;

const slugs: Record<Traveller, PageSlug> = {
  main: "passport",
  spouse: "spouse-passport",
  child: "child-passport",
  visitor: "visitor-visa-visitor-passport",
  visitorSpouse: "visitor-visa-spouse-passport",
};

const appliesTo: Record<Traveller, readonly ApplicationType[]> = {
  main: allBut("VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
  child: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
  visitorSpouse: ["VisitorVisa"],
};

const permissions = (owner: Traveller) =>
  owner === "visitor" || owner === "visitorSpouse" ? applicantSupplies : applicantAlwaysSupplies;

const passportFields = [
  "passportNumber",
  "passportExpiryDate",
  "passportIssueDate",
  "applicantFullName",
  "firstName",
  "lastName",
  "birthday",
  "country",
  "nationality",
];

const ofAnyPage = [
  "passportNotInColour",
  "excessiveBackground",
  "missingPreviousVisaDetails",
  "usVisaExpired",
  "passportNameMismatch",
  "passportDateOfBirthMismatch",
  "countryMismatch",
] as const;

const bioPageSources = [checklist5483("item 2"), checklist5488, checklist5484];

const bioPageCases: Partial<Record<Traveller, CaseRule<RequirementLevel>["cases"]>> = {
  main: [
    [
      restsOnLabourMarketAssessment,
      "Recommended",
      {
        en: "the employer’s request needs only the details of your passport",
        fr: "la demande de l’employeur n’exige que les données de votre passeport",
      },
    ],
    [
      isCourtCase,
      "Required",
      {
        en: "the lawyer uses it to check your identity and the spelling of your name",
        fr: "l’équipe juridique s’en sert pour vérifier votre identité et l’orthographe de votre nom",
      },
    ],
    [
      isIrccRequest,
      "Required",
      {
        en: "IRCC has to see that the request comes from you",
        fr: "IRCC doit voir que la demande vient de vous",
      },
    ],
  ],
};

const stampedPagesCases: Partial<Record<Traveller, CaseRule<RequirementLevel>["cases"]>> = {
  main: [
    [
      isMadeInsideCanada,
      "Required",
      {
        en: "applications made in Canada ask for every stamped page",
        fr: "les demandes faites au Canada exigent chaque page portant des tampons",
      },
    ],
    [travelled, "Recommended"],
  ],
};

/** Of those who are in the sentence by themselves; a child is named beside it, and a visitor may be the reader. */
const photoPage: Partial<Readonly<Record<Traveller, Text>>> = {
  main: { en: "Add the photo page of your passport", fr: "Ajoutez la page photo de votre passeport" },
  spouse: {
    en: "Add the photo page of the passport of your spouse or partner",
    fr: "Ajoutez la page photo du passeport de votre conjoint ou partenaire",
  },
};

const passport = (owner: Traveller): VaultPage =>
  vaultPage({
    slug: slugs[owner],
    rights: owner === "main" ? openTo({ agent: ["View", "Upload"] }) : closedToOutsiders,
    ...ownedBy(owner, { en: "Passport", fr: "Passeport", noun: "m" }),
    category: "General",
    tags: ["Travel"],
    phase: "preparation",
    appliesTo: appliesTo[owner],
    studentPermissions: permissions(owner),
    slots: [
      slotFor(owner, {
        id: "passportBioPage",
        name: { en: "Passport information page", fr: "Page de renseignements du passeport", noun: "f" },
        toAdd: photoPage[owner],
        documentTypes: ["Passport"],
        hasParsing: true,
        level: {
          cases: bioPageCases[owner] ?? [],
          otherwise: alwaysRequired({
            en: "no application can be sent without a passport",
            fr: "aucune demande ne peut être envoyée sans passeport",
          }),
          sources: bioPageSources,
        },
        potentialWarnings: [
          ...ofReadFields,
          ...ofAnyPage,
          "passportExpired",
          "passportExpiringSoon",
          "uploadedIdIsNotPassport",
          "passportNumberMismatch",
        ],
        fieldsToRead: passportFields,
        instructions: {
          en: "Scan the page with your photo in colour, with the two lines of letters and signs at its bottom and all four corners in view. The passport should stay valid for the whole stay: a permit never lasts longer than the passport.",
          fr: "Numérisez en couleur la page de la photo, avec les deux lignes de lettres et de signes au bas et les quatre coins visibles. Le passeport devrait rester valide pendant tout le séjour : un permis ne dure jamais plus longtemps que le passeport.",
        },
        example: "passport",
        subFileNames: { en: "Passport {n}", fr: "Passeport {n}" },
        maxFiles: 2,
        acceptedTypes: scans,
        splitScreen: true,
      }),
      slotFor(owner, {
        id: "passportStampedPages",
        name: { en: "Stamped passport pages", fr: "Pages du passeport portant des tampons", noun: "fp" },
        documentTypes: ["Passport"],
        hasParsing: true,
        level: { cases: stampedPagesCases[owner] ?? [], otherwise: countsIfItFits, sources: [checklist5556] },
        potentialWarnings: [...ofReadFields, ...ofAnyPage, "passportNumberMismatch"],
        fieldsToRead: passportFields,
        instructions: {
          en: "Scan every page that carries a stamp, a visa or a note, in the order of the passport. Empty pages are not needed.",
          fr: "Numérisez chaque page qui porte un cachet, un visa ou une note, dans l’ordre du passeport. Les pages vides ne sont pas nécessaires.",
        },
        example: "scan",
        subFileNames: { en: "Page {n}", fr: "Page {n}" },
        maxFiles: 30,
        acceptedTypes: scans,
      }),
    ],
  });

const secondPassport: VaultPage = vaultPage({
  slug: "second-passport",
  rights: closedToOutsiders,
  ...ownedBy("main", text.secondPassport),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "secondPassport",
      name: text.secondPassport,
      documentTypes: ["Passport"],
      hasParsing: true,
      level: { cases: [[holdsSeveralPassports, "Recommended"]], otherwise: nothingCallsForIt, sources: [ourDecision] },
      // Its number and its holder’s other passport differ: a mismatch of numbers is no fault here.
      potentialWarnings: [...ofReadFields, ...ofAnyPage, "passportExpiringSoon", "uploadedIdIsNotPassport"],
      fieldsToRead: passportFields,
      instructions: {
        en: "Add the passport of your other nationality. The page with the photo is enough.",
        fr: "Ajoutez le passeport de votre autre nationalité. La page de la photo suffit.",
      },
      example: "passport",
      subFileNames: { en: "File {n}", fr: "Fichier {n}" },
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ],
});

const travellers: readonly Traveller[] = ["main", "spouse", "child", "visitor", "visitorSpouse"];

export const passportPages: readonly VaultPage[] = [...travellers.map(passport), secondPassport];
