import type { CaseRule } from "../caseFile/rule.ts";
import type { OwnSlotId } from "../caseFile/vaultPlaces.ts";
import type { Text } from "../kernel/text.ts";
import { slot, type RequirementLevel, type Slot } from "./page.ts";
import { scans } from "./files/fileTypes.ts";
import { slotIdFor, type PageOwner } from "./person.ts";
import { ofKeptFile } from "./files/slotWarnings.ts";

type Definition = Omit<Slot, "requirement" | "id"> & {
  /** In the applicant’s spelling. */
  readonly id: OwnSlotId;
  /** The rule of the level; its id follows from the slot’s. */
  readonly level: Omit<CaseRule<RequirementLevel>, "id" | "cases"> & {
    readonly cases?: CaseRule<RequirementLevel>["cases"];
  };
};

/** The slot of one person: `id` is the applicant’s, `passportBioPage`; a spouse’s becomes `spousePassportBioPage`. */
export function slotFor(owner: PageOwner, definition: Definition): Slot {
  const id = slotIdFor(owner, definition.id);
  const { cases, otherwise, sources } = definition.level;
  return slot(id, { id: `vault.${id}`, cases: cases ?? [], otherwise, ...(sources ? { sources } : {}) }, definition);
}

type SlotDocument = Pick<Definition, "id" | "name" | "level" | "instructions" | "maxFiles"> &
  Partial<Pick<Definition, "documentTypes" | "subFileNames" | "noDocument" | "instructionValues">>;

/** A document that is kept as it is: nothing is read in it. */
export const keptDocument = (owner: PageOwner, document: SlotDocument): Slot =>
  slotFor(owner, {
    documentTypes: ["Other"],
    hasParsing: false,
    potentialWarnings: ofKeptFile,
    fieldsToRead: [],
    example: "scan",
    acceptedTypes: scans,
    ...(document.maxFiles > 1 ? { subFileNames: fileNumber } : {}),
    ...document,
  });

/** The name of a file among several, where nothing better is known. */
export const fileNumber: Text = { en: "File {n}", fr: "Fichier {n}" };
