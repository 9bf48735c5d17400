import type { PageCategory, PageIcon } from "@boreal/domain/vault/page";
import type { BilingualText } from "../ui/language.tsx";
import type { IconName } from "../ui/layout/iconShapes.ts";

/** What a vault page is, as people read it (document 2 section 2), and the drawing beside its name. */
export const categoryWords: Record<PageCategory, BilingualText> = {
  General: { en: "Document", fr: "Document" },
  Letter: { en: "Letter", fr: "Lettre" },
  Visa: { en: "Visa or permit", fr: "Visa ou permis" },
};

export const pageIcons: Record<PageIcon, IconName> = {
  document: "document",
  letter: "mail",
  visa: "visa",
  photo: "photo",
};
