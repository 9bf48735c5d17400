import type { DatedTable } from "../../kernel/datedTable.ts";
import type { Text } from "../../kernel/text.ts";
import {
  irccPortalLimit,
  residencePortalLimit,
  secureAccountLimit,
  type PortalLimit,
} from "../../tables/authority/portalLimits.ts";

export type PortalName = "irccPortal" | "secureAccount" | "residencePortal";

/** Where applications are sent, each with what it takes. The smallest first: what fits there fits everywhere. */
export const portals: Readonly<Record<PortalName, { readonly name: Text; readonly limit: DatedTable<PortalLimit> }>> = {
  irccPortal: { name: { en: "IRCC Portal", fr: "Portail d’IRCC" }, limit: irccPortalLimit },
  secureAccount: { name: { en: "IRCC secure account", fr: "Compte sécurisé d’IRCC" }, limit: secureAccountLimit },
  residencePortal: {
    name: { en: "Permanent Residence Portal", fr: "Portail de demande de résidence permanente" },
    limit: residencePortalLimit,
  },
};

export const isPortal = (name: string): name is PortalName => Object.hasOwn(portals, name);

/** What is said wherever the fields of a portal are listed, as long as the row of them is unverified. */
export const fieldsUnverified: Text = {
  en: "The names and the order of the portal’s fields are not verified: no text of the authority lists them. Go by what the portal shows you.",
  fr: "Les noms et l’ordre des champs du portail ne sont pas vérifiés\u00A0: aucun texte de l’autorité ne les énumère. Fiez-vous à ce que le portail vous montre.",
};
