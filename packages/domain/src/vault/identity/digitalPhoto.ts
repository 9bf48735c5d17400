import type { ApplicationType } from "../../caseFile/application.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isExpressEntry, isExpressEntryProfile } from "../../conditions/application/application.ts";
import { worksFromJobOffer } from "../../conditions/work/employment.ts";
import { all, not } from "../../kernel/condition.ts";
import { temporaryResidentPhoto } from "../../tables/identity/photo.ts";
import { pictures } from "../files/fileTypes.ts";
import { alwaysRequired } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The photo of each person who applies (document 2 section 4). */

type Pictured = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;

const slugs: Record<Pictured, PageSlug> = {
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

const profileIsNotYetAnApplication = [
  isExpressEntryProfile,
  "Recommended",
  {
    en: "IRCC asks for the photo after an invitation, and having one ready saves time",
    fr: "IRCC exige la photo après une invitation, et en avoir une prête fait gagner du temps",
  },
] as const;

const cases: Record<Pictured, CaseRule<RequirementLevel>["cases"]> = {
  // In Express Entry the applicant and the family show their faces alike, whatever the account rests on.
  main: [
    profileIsNotYetAnApplication,
    [
      all(worksFromJobOffer, not(isExpressEntry)),
      "NotApplicable",
      { en: "no photo is needed for it at this point", fr: "aucune photo n’est exigée à ce stade" },
    ],
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
    rights: closedToOutsiders,
    ...ownedBy(owner, { en: "Digital Photo", fr: "Photo numérique", noun: "f" }),
    icon: "photo",
    category: "General",
    tags: ["Mobile"],
    phase: "preparation",
    appliesTo: appliesTo[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "digitalPhoto",
        name: { en: "Digital photo", fr: "Photo numérique", noun: "f" },
        documentTypes: ["DigitalPhoto"],
        hasParsing: true,
        level: {
          cases: cases[owner],
          otherwise: alwaysRequired({
            en: "each person who applies needs a photo",
            fr: "chaque personne qui fait une demande doit avoir une photo",
          }),
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
        instructions: {
          en: "A colour photo of the last {months} months, taken by someone else: face to the camera, neutral, eyes open, no shadow, plain white or light background. At least {width} by {height} pixels. Do not scan a printed photo if you can have the file.",
          fr: "Une photo couleur des {months} derniers mois, prise par quelqu’un d’autre : visage face à l’appareil, neutre, yeux ouverts, sans ombre, fond uni blanc ou clair. Au moins {width} sur {height} pixels. Ne numérisez pas une photo imprimée si vous pouvez obtenir le fichier.",
        },
        instructionValues: photoToday,
        example: "photo",
        maxFiles: 1,
        acceptedTypes: pictures,
      }),
    ],
  });

const pictured: readonly Pictured[] = ["main", "spouse", "child", "visitor"];

export const digitalPhotoPages: readonly VaultPage[] = pictured.map(photo);
