import type { FormSection } from "../fields/field.ts";
import { signature } from "../temporaryResidence/signature.ts";

/** The same consent as on the other forms; this one is signed in the file or on the screens, not here. */
export const consent: FormSection = {
  id: "consent",
  title: { en: "Consent to contact", fr: "Consentement à être joint" },
  parts: signature.parts.filter((part) => "path" in part && part.path === "consentToContact"),
};
