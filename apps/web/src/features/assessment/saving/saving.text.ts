import type { BilingualText } from "../../../ui/language.tsx";

/** What the page says about answers that are not stored, beside `text.ts`. */
export const savingText = {
  conflictOnDevice: {
    en: "Another value for it waited on this device, from a page that was closed before it could be saved. Choose which one is right.",
    fr: "Une autre valeur attendait sur cet appareil : la page a été fermée avant son enregistrement. Choisissez celle qui est exacte.",
  },
  fromThisPage: { en: "On this page", fr: "Sur cette page" },
  fromClosedPage: { en: "From the page closed {time}", fr: "De la page fermée {time}" },
  keepThisPage: { en: "Keep what is on this page", fr: "Garder ce qui est sur cette page" },
  keepClosedPage: { en: "Keep the other one", fr: "Garder l’autre" },
} as const satisfies Record<string, BilingualText>;
