import { travelled } from "../../conditions/background/travel.ts";
import { stayedTooLong } from "../../conditions/background/travelled.ts";
import { heldVisaBefore } from "../../conditions/visit/visitorVisa.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { keptDocument, slotFor } from "../slotFor.ts";
import { excerptOf, specified } from "../sources.ts";

/** What shows where a person travelled, and that they left in time. */

/** Words that several places of this file say. */
const text = {
  travel: { en: "Travel History", fr: "Antécédents de voyage", noun: "mp" },
} satisfies Record<string, Noun>;

const travel: VaultPage = vaultPage({
  slug: "travel-history",
  rights: closedToOutsiders,
  ...ownedBy("main", text.travel),
  category: "General",
  tags: ["Travel"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "VisitorVisa"),
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "entryExitRecords",
      name: { en: "Entry and exit records", fr: "Registres d’entrée et de sortie", noun: "mp" },
      level: {
        cases: [
          [
            stayedTooLong,
            "Required",
            { en: "the dates of that stay must be clear", fr: "les dates de ce séjour doivent être claires" },
          ],
          [travelled, "Recommended"],
        ],
        otherwise: countsIfItFits,
        sources: [excerptOf("How officers look at earlier stays")],
      },
      instructions: {
        en: "Scan what shows when you entered and left: stamps, boarding passes, or the record of a border authority.",
        fr: "Numérisez ce qui montre vos entrées et vos sorties : cachets, cartes d’embarquement ou registre d’une autorité frontalière.",
      },
      maxFiles: 20,
    }),
    slotFor("main", {
      id: "previousPassports",
      name: { en: "Previous passports", fr: "Passeports antérieurs", noun: "mp" },
      documentTypes: ["Passport"],
      hasParsing: true,
      level: {
        cases: [[travelled, "Recommended"]],
        otherwise: countsIfItFits,
        sources: [excerptOf("Checklists of visa offices")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "passportNotInColour",
        "excessiveBackground",
        "missingPreviousVisaDetails",
        "usVisaExpired",
        "passportNameMismatch",
        "passportDateOfBirthMismatch",
        "countryMismatch",
      ],
      fieldsToRead: [
        "passportNumber",
        "passportExpiryDate",
        "passportIssueDate",
        "applicantFullName",
        "firstName",
        "lastName",
        "birthday",
        "country",
      ],
      instructions: {
        en: "Scan the page with the photo and every stamped page of passports that have expired.",
        fr: "Numérisez, de chaque passeport expiré, la page de la photo et les pages portant des tampons.",
      },
      example: "scan",
      subFileNames: { en: "Passport {n}", fr: "Passeport {n}" },
      maxFiles: 20,
      acceptedTypes: scans,
    }),
  ],
});

const travelOf = (owner: Extract<PageOwner, "spouse" | "visitor">): VaultPage =>
  vaultPage({
    slug: owner === "spouse" ? "spouse-travel-history" : "visitor-visa-visitor-travel-history",
    rights: closedToOutsiders,
    ...ownedBy(owner, text.travel),
    category: "General",
    tags: ["Travel"],
    phase: "preparation",
    appliesTo: owner === "spouse" ? allBut("JudicialReview", "IrccRequest") : ["VisitorVisa"],
    studentPermissions: applicantSupplies,
    slots: [
      keptDocument(owner, {
        id: "travelHistory",
        name: text.travel,
        level:
          owner === "spouse"
            ? { otherwise: countsIfItFits, sources: [specified("document 3 section 3.5, spouseCountriesVisited")] }
            : {
                cases: [
                  [
                    heldVisaBefore,
                    "Required",
                    {
                      en: "it opens a lighter process for some passports",
                      fr: "cela ouvre une procédure plus légère pour certains passeports",
                    },
                  ],
                ],
                otherwise: helpsYourCase({
                  en: "it shows that earlier visas were respected",
                  fr: "cela montre que les visas antérieurs ont été respectés",
                }),
                sources: [specified("document 3 section 3.2, vvHasPreviousTrvOrUsVisa")],
              },
        instructions:
          owner === "spouse"
            ? {
                en: "Scan stamps, entry records and old visas of your spouse or partner.",
                fr: "Numérisez les cachets, les registres d’entrée et les anciens visas de votre conjoint ou partenaire.",
              }
            : {
                en: "Scan earlier visas of Canada or the United States, and the stamps that show that the visitor left on time.",
                fr: "Numérisez les visas antérieurs du Canada ou des États-Unis et les cachets qui montrent que la personne est repartie à temps.",
                to: {
                  visitor: {
                    en: "Scan earlier visas of Canada or the United States, and the stamps that show that you left on time.",
                    fr: "Numérisez les visas antérieurs du Canada ou des États-Unis et les cachets qui montrent que votre départ a eu lieu à temps.",
                  },
                },
              },
        maxFiles: 20,
      }),
    ],
  });

export const travelHistoryPages: readonly VaultPage[] = [travel, travelOf("spouse"), travelOf("visitor")];
