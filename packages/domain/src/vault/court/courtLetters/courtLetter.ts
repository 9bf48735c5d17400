import type { CaseRule } from "../../../caseFile/rule.ts";
import type { OwnSlotId, PageSlug } from "../../../caseFile/vaultPlaces.ts";
import type { Noun } from "../../../kernel/noun.ts";
import { letters } from "../../files/fileTypes.ts";
import { vaultPage, type RequirementLevel, type VaultPage, type Instructions } from "../../page.ts";
import { legalTeamOnly } from "../../permissions.ts";
import { ownedBy } from "../../person.ts";
import { fileNumber, slotFor } from "../../slotFor.ts";
import { ofKeptFile } from "../../files/slotWarnings.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import type { LetterId } from "../../../letters/letters.ts";

/** What the letters are alike in that the legal team writes in a Federal Court case. */

export type Level = Omit<CaseRule<RequirementLevel>, "id">;

type CourtLetter = {
  readonly slug: PageSlug;
  /** Id of the slot, and of the letter it comes from. */
  readonly id: LetterId & OwnSlotId;
  readonly name: Noun;
  readonly level: Level;
  readonly instructions: Instructions;
};

export const courtLetter = (
  { slug, id, name, level, instructions }: CourtLetter,
  more: Partial<VaultPage> = {},
): VaultPage =>
  vaultPage({
    slug,
    rights: closedToOutsiders,
    ...ownedBy("main", name),
    category: "Letter",
    tags: [],
    phase: "court",
    appliesTo: ["JudicialReview"],
    studentPermissions: legalTeamOnly,
    lawyerCanGenerate: { letter: id },
    slots: [
      slotFor("main", {
        id,
        name,
        documentTypes: [id === "demandLetter" ? "Other" : "CourtDocument"],
        hasParsing: false,
        level,
        potentialWarnings: ofKeptFile,
        fieldsToRead: [],
        instructions,
        example: "letter",
        subFileNames: fileNumber,
        maxFiles: id === "settlementOffer" ? 5 : 3,
        acceptedTypes: letters,
      }),
    ],
    ...more,
  });
