import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isExpressEntry, isExpressEntryProfile } from "../../conditions/application/application.ts";
import { worksFromJobOffer } from "../../conditions/work/employment.ts";
import { all, not } from "../../kernel/condition.ts";
import { temporaryResidentPhoto } from "../../tables/identity/photo.ts";
import { digitalPhotoText as text } from "./digitalPhoto.text.ts";
import { pictures } from "../files/fileTypes.ts";
import { alwaysRequired } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";

/** The photo of each person who applies (document 2 section 4). */

type Pictured = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;

const slugs: Record<Pictured, string> = {
  main: "digital-photo",
  spouse: "spouse-digital-photo",
  child: "spe-family-child-digital-photo",
  visitor: "visitor-visa-visitor-digital-photo",
};

/** In the applications of a family the main person does not apply, and for a labour market assessment the employer does. */
const appliesTo: Record<Pictured, readonly ApplicationType[]> = {
  main: allBut("StandaloneFamily", "SpeFamily", "PgwpFamily", "JudicialReview", "IrccRequest", "VisitorVisa", "Lmia"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  child: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
};

const profileIsNotYetAnApplication = [isExpressEntryProfile, "Recommended", text.photoFollowsLater] as const;

const cases: Record<Pictured, CaseRule<RequirementLevel>["cases"]> = {
  // In Express Entry the applicant and the family show their faces alike, whatever the account rests on.
  main: [
    profileIsNotYetAnApplication,
    [all(worksFromJobOffer, not(isExpressEntry)), "NotApplicable", text.accountNeedsNoPhoto],
  ],
  spouse: [profileIsNotYetAnApplication],
  child: [profileIsNotYetAnApplication],
  visitor: [],
};

/** Size and age that the photo must have, as they hold today. */
function photoToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const rules = the.row(temporaryResidentPhoto);
  if (!rules.found) return { width: "—", height: "—", months: "—" };
  const { leastWidthPx, leastHeightPx, takenWithinMonths } = rules.row.value;
  return { width: leastWidthPx, height: leastHeightPx, months: takenWithinMonths };
}

const photo = (owner: Pictured): VaultPage =>
  vaultPage({
    slug: slugs[owner],
    ...ownedBy(owner, text.photo),
    icon: "photo",
    category: "General",
    tags: ["Mobile"],
    phase: "preparation",
    appliesTo: appliesTo[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "digitalPhoto",
        name: text.photoSlot,
        documentTypes: ["DigitalPhoto"],
        hasParsing: true,
        level: {
          cases: cases[owner],
          otherwise: alwaysRequired(text.everyApplicantNeedsOne),
          sources: [specified("document 2 section 4")],
        },
        potentialWarnings: [
          ...ofReadFields,
          "excessiveBackground",
          "digitalPhotoComposition",
          "digitalPhotoBackground",
          "digitalPhotoFullFace",
          "digitalPhotoFullBody",
          "digitalPhotoSelfie",
          "digitalPhotoSmile",
        ],
        fieldsToRead: [],
        instructions: text.instructions,
        instructionValues: photoToday,
        example: "photo",
        maxFiles: 1,
        acceptedTypes: pictures,
      }),
    ],
  });

const pictured: readonly Pictured[] = ["main", "spouse", "child", "visitor"];

export const digitalPhotoPages: readonly VaultPage[] = pictured.map(photo);
