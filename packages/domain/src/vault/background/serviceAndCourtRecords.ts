import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { hasCriminalHistory, servedInMilitary } from "../../conditions/background/history.ts";
import type { Noun } from "../../kernel/noun.ts";
import { nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { tellsOf } from "../pageRights.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { keptDocument } from "../slotFor.ts";
import { excerptOf } from "../sources.ts";

/** Records of military service, and of the courts about a crime. */

/** Words that several places of this file say. */
const text = {
  military: { en: "Military Service Record", fr: "États de service militaire", noun: "mp" },
  criminal: { en: "Court and Criminal Record Documents", fr: "Documents judiciaires et criminels", noun: "mp" },
} satisfies Record<string, Noun>;

type KeptRecord = {
  readonly slug: PageSlug;
  readonly name: "military" | "criminal";
  readonly cases: CaseRule<RequirementLevel>["cases"];
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
      keptDocument("main", {
        id: name === "military" ? "militaryServiceRecord" : "criminalRecordDocuments",
        name: text[name],
        level: { cases, otherwise: nothingCallsForIt, sources: [excerptOf(source)] },
        instructions:
          name === "military"
            ? {
                en: "Scan the discharge book, or a letter that names the unit, the rank, the dates and the places.",
                fr: "Numérisez le livret militaire, ou une lettre qui nomme l’unité, le grade, les dates et les lieux.",
              }
            : {
                en: "Scan what exists of each matter: the charge, the judgment, proof that the sentence was served, and a pardon or record suspension if there is one.",
                fr: "Numérisez ce qui existe de chaque affaire : l’accusation, le jugement, la preuve que la peine a été purgée, et une réhabilitation ou une suspension du casier s’il y en a.",
              },
        maxFiles,
      }),
    ],
  });

export const serviceAndCourtRecordPages: readonly VaultPage[] = [
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
];
