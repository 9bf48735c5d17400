import type { ComponentType } from "react";
import type { BilingualText } from "../../ui/language.tsx";

/** A place for documents of an invited person, with those that they added. */
export type GuestDocument = {
  readonly page: string;
  readonly slot: string;
  readonly title: BilingualText;
  readonly requirement: string;
  readonly files: readonly { readonly id: string; readonly name: string }[];
};

/** Draws these places, each with its way in. */
export type DrawGuestDocuments = ComponentType<{
  readonly applicationId: string;
  readonly documents: readonly GuestDocument[];
  readonly onChanged: () => void;
}>;
