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
