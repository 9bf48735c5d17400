import type { BilingualText } from "../../../ui/language.tsx";

/** What the page says about answers that are not stored, beside `text.ts`. */
export const savingText = {
  conflictOnDevice: {
    en: "This device has another value for it, from a page that was closed before it could be saved. Choose which one is right.",
    fr: "Cet appareil contient une autre valeur : la page a été fermée avant son enregistrement. Choisissez celle qui est exacte.",
  },
  fromThisPage: { en: "On this page", fr: "Sur cette page" },
  fromClosedPage: { en: "From the page closed {time}", fr: "De la page fermée {time}" },
  keepThisPage: { en: "Keep what is on this page", fr: "Garder ce qui est sur cette page" },
  keepClosedPage: { en: "Keep the other one", fr: "Garder l’autre" },
} as const satisfies Record<string, BilingualText>;
