import type { Text } from "../../kernel/text.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  answersExpressEntryInvitation,
  isTiedToEmployer,
  isYouthMobility,
} from "../../conditions/application/application.ts";
import { childIs18 } from "../../conditions/family/dependentVisas.ts";
import { hasCriminalHistory, livedElsewhere, servedInMilitary } from "../../conditions/background/history.ts";
import { travelled } from "../../conditions/background/travel.ts";
import { stayedTooLong } from "../../conditions/background/travelled.ts";
import { appliedBefore, wasApprovedByCanada } from "../../conditions/background/visaHistory.ts";
import { heldVisaBefore } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import { livedElsewhereMonths } from "../../tables/background/policeCertificate.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, helpsYourCase, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf, specified } from "../sources.ts";
import { closedToOutsiders, tellsOf } from "../pageRights.ts";

/** Police, military and court records, travel, and earlier visas. */

/** Wording of the pages about police, military, travel and earlier visas. */
const text = {
  police: { en: "Police Certificate", fr: "Certificat de police", noun: "m" },
  military: { en: "Military Service Record", fr: "États de service militaire", noun: "mp" },
  criminal: { en: "Court and Criminal Record Documents", fr: "Documents judiciaires et criminels", noun: "mp" },
  travel: { en: "Travel History", fr: "Antécédents de voyage", noun: "mp" },
  visas: { en: "Previous Visas and Permits", fr: "Visas et permis antérieurs", noun: "mp" },
  entries: { en: "Entry and exit records", fr: "Registres d’entrée et de sortie", noun: "mp" },
  oldPassports: { en: "Previous passports", fr: "Passeports antérieurs", noun: "mp" },

  policeInstructions: {
    en: "One certificate for each country, other than Canada, in which the person lived for more than {months} months in a row as an adult. For the country of residence it should be recent. Add a certified translation if it is neither in English nor in French.",
    fr: "Un certificat pour chaque pays, autre que le Canada, où la personne a vécu plus de {months} mois de suite à l’âge adulte. Celui du pays de résidence devrait être récent. Ajoutez une traduction certifiée s’il n’est ni en français ni en anglais.",
  },
  militaryInstructions: {
    en: "Scan the discharge book, or a letter that names the unit, the rank, the dates and the places.",
    fr: "Numérisez le livret militaire, ou une lettre qui nomme l’unité, le grade, les dates et les lieux.",
  },
  criminalInstructions: {
    en: "Scan what exists of each matter: the charge, the judgment, proof that the sentence was served, and a pardon or record suspension if there is one.",
    fr: "Numérisez ce qui existe de chaque affaire : l’accusation, le jugement, la preuve que la peine a été purgée, et un pardon ou une suspension du casier s’il y en a.",
  },
  entriesInstructions: {
    en: "Scan what shows when you entered and left: stamps, boarding passes, or the record of a border authority.",
    fr: "Numérisez ce qui montre vos entrées et vos sorties : timbres, cartes d’embarquement ou registre d’une autorité frontalière.",
  },
  oldPassportsInstructions: {
    en: "Scan the page with the photo and every stamped page of passports that have expired.",
    fr: "Numérisez la page de la photo et chaque page estampillée des passeports expirés.",
  },
  spouseTravelInstructions: {
    en: "Scan stamps, entry records and old visas of your spouse or partner.",
    fr: "Numérisez les timbres, les registres d’entrée et les anciens visas de votre conjoint ou partenaire.",
  },
  visitorTravelInstructions: {
    en: "Scan earlier visas of Canada or the United States, and the stamps that show that the visitor left in time.",
    fr: "Numérisez les visas antérieurs du Canada ou des États-Unis et les timbres qui montrent que la personne est repartie à temps.",
  },
  visasInstructions: {
    en: "Scan each visa or permit that you told us about, those of Canada first. Expired ones count too.",
    fr: "Numérisez chaque visa ou permis que vous avez indiqué, ceux du Canada d’abord. Ceux qui ont expiré comptent aussi.",
  },

  country: { en: "{country}", fr: "{country}" },
  passportNumber: { en: "Passport {n}", fr: "Passeport {n}" },
  visaNumber: { en: "Visa {n}", fr: "Visa {n}" },
  waitingForPolice: { en: "I have asked for it and am waiting", fr: "Je l’ai demandé et je l’attends" },

  datesMustBeClear: { en: "the dates of that stay must be clear", fr: "les dates de ce séjour doivent être claires" },
  lighterProcess: {
    en: "it opens a lighter process for some passports",
    fr: "cela ouvre une procédure plus légère pour certains passeports",
  },
  showsRespect: {
    en: "it shows that earlier visas were respected",
    fr: "cela montre que les visas antérieurs ont été respectés",
  },
} satisfies Record<string, Text | Noun>;

type Cases = CaseRule<RequirementLevel>["cases"];
type Checked = Extract<PageOwner, "main" | "spouse" | "child">;

const certificateTypes: Record<Checked, readonly ApplicationType[]> = {
  main: allBut("JudicialReview"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  child: ["ExpressEntry", "ExpressEntryIta"],
};

const certificateCases: Record<Checked, Cases> = {
  main: [
    [any(answersExpressEntryInvitation, isYouthMobility), "Required"],
    [hasCriminalHistory, "Required"],
    [all(livedElsewhere, isTiedToEmployer), "Recommended"],
  ],
  spouse: [[answersExpressEntryInvitation, "Required"]],
  child: [[all(answersExpressEntryInvitation, childIs18), "Required"]],
};

/** Months in another country after which its certificate is asked for, as they hold today. */
function monthsElsewhere(the: CaseReader): Readonly<Record<string, string | number>> {
  const limit = the.row(livedElsewhereMonths);
  return { months: limit.found ? limit.row.value : "—" };
}

const policeCertificate = (owner: Checked): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "police-certificate" : `${owner}-police-certificate`,
    rights: tellsOf("crime"),
    ...ownedBy(owner, text.police),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: certificateTypes[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "policeCertificate",
        name: text.police,
        documentTypes: ["PoliceCertificate"],
        hasParsing: true,
        level: {
          cases: certificateCases[owner],
          otherwise: owner === "child" ? nothingCallsForIt : countsIfItFits,
          sources: [excerptOf("IRCC document lists of International Experience Canada and Express Entry")],
        },
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: ["applicantFullName", "country", "issueDate"],
        instructions: text.policeInstructions,
        instructionValues: monthsElsewhere,
        example: "scan",
        subFileNames: owner === "child" ? fileNumber : text.country,
        maxFiles: owner === "child" ? 5 : 10,
        acceptedTypes: scans,
        ...(owner === "main" ? { noDocument: text.waitingForPolice } : {}),
      }),
    ],
  });

type KeptRecord = {
  readonly slug: PageSlug;
  readonly name: "military" | "criminal";
  readonly cases: Cases;
  readonly maxFiles: number;
  readonly source: string;
};

const record = ({ slug, name, cases, maxFiles, source }: KeptRecord): VaultPage =>
  vaultPage({
    slug,
    rights: tellsOf("crime"),
    ...ownedBy("main", text[name]),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: allBut("JudicialReview"),
    studentPermissions: applicantSupplies,
    slots: [
      keptPaper("main", {
        id: name === "military" ? "militaryServiceRecord" : "criminalRecordDocuments",
        name: text[name],
        level: { cases, otherwise: nothingCallsForIt, sources: [excerptOf(source)] },
        instructions: name === "military" ? text.militaryInstructions : text.criminalInstructions,
        maxFiles,
      }),
    ],
  });

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
    keptPaper("main", {
      id: "entryExitRecords",
      name: text.entries,
      level: {
        cases: [
          [stayedTooLong, "Required", text.datesMustBeClear],
          [travelled, "Recommended"],
        ],
        otherwise: countsIfItFits,
        sources: [excerptOf("How officers look at earlier stays")],
      },
      instructions: text.entriesInstructions,
      maxFiles: 20,
    }),
    slotFor("main", {
      id: "previousPassports",
      name: text.oldPassports,
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
      instructions: text.oldPassportsInstructions,
      example: "scan",
      subFileNames: text.passportNumber,
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
      keptPaper(owner, {
        id: "travelHistory",
        name: text.travel,
        level:
          owner === "spouse"
            ? { otherwise: countsIfItFits, sources: [specified("document 3 section 3.5, spouseCountriesVisited")] }
            : {
                cases: [[heldVisaBefore, "Required", text.lighterProcess]],
                otherwise: helpsYourCase(text.showsRespect),
                sources: [specified("document 3 section 3.2, vvHasPreviousTrvOrUsVisa")],
              },
        instructions: owner === "spouse" ? text.spouseTravelInstructions : text.visitorTravelInstructions,
        maxFiles: 20,
      }),
    ],
  });

const previousVisas: VaultPage = vaultPage({
  slug: "previous-visas",
  rights: closedToOutsiders,
  ...ownedBy("main", text.visas),
  category: "Visa",
  tags: ["Travel"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "previousVisas",
      name: text.visas,
      documentTypes: ["StudyPermit", "WorkPermit", "VisitorRecord", "USVisa"],
      hasParsing: true,
      level: {
        cases: [
          [wasApprovedByCanada, "Required"],
          [appliedBefore, "Recommended"],
        ],
        otherwise: nothingCallsForIt,
        sources: [specified("document 3 section 3.1, previousVisas")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "missingPreviousVisaDetails",
        "previousCanadianApplicationNotDisclosed",
        "incorrectWorkPermitType",
        "studyPermitStartDateMismatch",
        "usVisaExpired",
        "uciMismatch",
        "coOpWorkPermitNotValid",
      ],
      fieldsToRead: [
        "applicantFullName",
        "uciNumber",
        "documentNumber",
        "issueDate",
        "studyPermitExpiryDate",
        "expiryDate",
        "employer",
        "usVisaExpiryDate",
      ],
      instructions: text.visasInstructions,
      example: "scan",
      subFileNames: text.visaNumber,
      maxFiles: 15,
      acceptedTypes: scans,
    }),
  ],
});

const checked: readonly Checked[] = ["main", "spouse", "child"];

export const historyPages: readonly VaultPage[] = [
  ...checked.map(policeCertificate),
  record({
    slug: "military-service-record",
    name: "military",
    cases: [[servedInMilitary, "Recommended"]],
    maxFiles: 5,
    source: "IRCC, Application for a study permit (IMM 1294), military question",
  }),
  record({
    slug: "criminal-record-documents",
    name: "criminal",
    cases: [[hasCriminalHistory, "Required"]],
    maxFiles: 10,
    source: "IRCC, Application for a study permit (IMM 1294), criminal question",
  }),
  travel,
  travelOf("spouse"),
  travelOf("visitor"),
  previousVisas,
];
