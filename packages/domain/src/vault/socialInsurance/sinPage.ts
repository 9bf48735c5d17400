import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { asksForSinService } from "../../conditions/socialInsurance/sin.ts";
import type { Noun } from "../../kernel/noun.ts";
import { vaultPage, type Slot, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { excerptOf } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** A page of a request about a social insurance number, which goes to Service Canada. In every vault once it is asked for. */

export const serviceCanada = [
  excerptOf("Service Canada, Social Insurance Number: before you apply, and required documents"),
];

export const sinPage = (slug: PageSlug, name: Noun, slot: Slot, more: Partial<VaultPage> = {}): VaultPage =>
  vaultPage({
    slug,
    rights: closedToOutsiders,
    ...ownedBy("main", name),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: [],
    service: "sin",
    shown: asksForSinService,
    studentPermissions: applicantSupplies,
    ...more,
    slots: [slot],
  });
