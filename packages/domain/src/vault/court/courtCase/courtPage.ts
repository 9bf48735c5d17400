import type { CaseReader } from "../../../caseFile/reader.ts";
import type { CaseRule } from "../../../caseFile/rule.ts";
import type { OwnSlotId, PageSlug } from "../../../caseFile/vaultPlaces.ts";
import { courtCaseIsOver } from "../../../conditions/application/status.ts";
import type { Noun } from "../../../kernel/noun.ts";
import { courtSteps } from "../../../tables/court/courtTimeLimits.ts";
import { scans } from "../../files/fileTypes.ts";
import { ofReadFields } from "../../files/slotWarnings.ts";
import { vaultPage, type Instructions, type RequirementLevel, type Slot, type VaultPage } from "../../page.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import { legalTeamOnly } from "../../permissions.ts";
import { ownedBy } from "../../person.ts";
import { fileNumber, slotFor } from "../../slotFor.ts";

/** What the pages of a Federal Court case are alike in. */

export type Level = Omit<CaseRule<RequirementLevel>, "id">;
type Otherwise = Level["otherwise"];
export type Values = NonNullable<Slot["instructionValues"]>;
type More = Partial<Pick<VaultPage, "studentPermissions" | "rights" | "lawyerCanGenerate" | "category">>;

export const courtPage = (slug: PageSlug, name: Noun, slot: Slot, more: More = {}): VaultPage =>
  vaultPage({
    slug,
    rights: closedToOutsiders,
    ...ownedBy("main", name),
    category: "Letter",
    tags: [],
    phase: "court",
    appliesTo: ["JudicialReview"],
    studentPermissions: legalTeamOnly,
    ...more,
    slots: [slot],
  });

export type CourtDocument = {
  readonly id: OwnSlotId;
  readonly name: Noun;
  readonly level: Level;
  readonly instructions: Instructions;
  readonly maxFiles?: number;
  readonly values?: Values;
};

/** A paper with a court stamp, on which the file number and the date are read. */
export const stamped = ({ id, name, level, instructions, maxFiles = 10, values }: CourtDocument): Slot =>
  slotFor("main", {
    id,
    name,
    documentTypes: ["CourtDocument"],
    hasParsing: true,
    level,
    potentialWarnings: [...ofReadFields, "fileDate", "jrCourtFileNumberMissing"],
    fieldsToRead: ["courtFileNumber", "issueDate"],
    instructions,
    ...(values ? { instructionValues: values } : {}),
    example: "scan",
    subFileNames: fileNumber,
    maxFiles,
    acceptedTypes: scans,
  });

/** The days of the steps, as they hold today. */
export const daysOfSteps: Values = (the: CaseReader) => {
  const found = the.row(courtSteps);
  if (!found.found) return { service: "—", appearance: "—", reply: "—" };
  const { proofOfService, noticeOfAppearance, reply } = found.row.value;
  return { service: proofOfService, appearance: noticeOfAppearance, reply };
};

/** How the level of a paper ends that is added as it arrives. */
export const ifItComes: Otherwise = [
  {
    en: "it comes only later in the case",
    fr: "{il} {arrive|arrivent} seulement plus tard dans l’instance",
  },
  "IfApplicable",
];

/** What a paper is for once nothing more is filed: its level stays, and not the reason to hurry. */
export const keptWith = (level: RequirementLevel) =>
  [
    courtCaseIsOver,
    level,
    {
      en: "a copy keeps the file of the court case complete",
      fr: "une copie garde complet le dossier de l’instance",
    },
  ] as const;
