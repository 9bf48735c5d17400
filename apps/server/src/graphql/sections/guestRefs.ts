import type { DocumentPlace } from "@boreal/domain/plan/documentsOfSection";
import type { Text } from "@boreal/domain/kernel/text";
import type { FoundLetter, NoLetter } from "../../commands/letters/findLetter.ts";
import type { Guest } from "../../policies/sections.ts";
import { builder } from "../builder.ts";

/** A case as an invited person sees it. */
export type GuestView = {
  readonly applicationId: string;
  readonly section: string;
  readonly language: string;
  readonly finishedAt: Date | null;
  readonly caseFile: unknown;
  readonly versions: readonly { readonly key: string; readonly version: number }[];
  readonly stepIds: readonly string[];
  readonly documents: readonly GuestDocument[];
  /** Those in which they speak. */
  readonly letters: readonly GuestLetterLine[];
};
/** A letter of an invited person: its name and where it is found. */
type GuestLetterLine = { readonly key: string; readonly name: Text };
/** A place for documents of an invited person, with those that they gave themselves and no other. */
export type GuestDocument = DocumentPlace & {
  readonly files: readonly { readonly id: string; readonly name: string }[];
};

export const GuestDocumentRef = builder.objectRef<GuestDocument>("GuestDocument");
export const GuestFileRef = builder.objectRef<GuestDocument["files"][number]>("GuestFile");
export const GuestLetterRef = builder.objectRef<FoundLetter<Guest> | NoLetter>("GuestLetter");
export const GuestLetterLineRef = builder.objectRef<GuestLetterLine>("GuestLetterLine");
export const GuestCaseRef = builder.objectRef<GuestView>("GuestCase");
