import { randomUUID } from "node:crypto";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepOrganisations } from "../../policies/organisations.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { insertOrganisation, listOrganisations, renameOrganisation } from "../../store/organisations/organisations.ts";
import type { OrganisationKind } from "../../store/tables/organisations.ts";
import type { CommandDeps } from "../deps.ts";
import { oneLineOf } from "../personsWords.ts";
import { whyNot } from "../refuse.ts";

export type ForOrganisation = { readonly organisationId: string | null; readonly refusals: readonly Refusal[] };

const noName: Refusal = {
  code: "organisationNameMissing",
  text: {
    en: "Enter the name of the school or agency, up to 200 characters.",
    fr: "Entrez le nom de l’établissement ou de l’agence, 200 caractères au plus.",
  },
};
const noKind: Refusal = {
  code: "organisationKindMissing",
  text: {
    en: "Choose whether this is a school or an agency.",
    fr: "Choisissez s’il s’agit d’un établissement ou d’une agence.",
  },
};
const nameTaken: Refusal = {
  code: "organisationNameTaken",
  text: {
    en: "There is already a school or agency with this name. Use that one, or add the city to the name.",
    fr: "Il y a déjà un établissement ou une agence de ce nom. Utilisez celui ou celle qui existe, ou ajoutez la ville au nom.",
  },
};
export const noOrganisation: Refusal = {
  code: "organisationNotFound",
  text: {
    en: "We could not find this school or agency. Load the page again and choose it from the list.",
    fr: "Nous n’avons pas trouvé cet établissement ou cette agence. Rechargez la page et choisissez dans la liste.",
  },
};

const isKind = (kind: string | null | undefined): kind is OrganisationKind => kind === "school" || kind === "agent";

/** Adds a school or agency, or renames the one with this id. */
export async function saveOrganisation(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: { readonly id?: string | null; readonly kind?: string | null; readonly name: string },
): Promise<ForOrganisation> {
  const refuse = (refusal: Refusal): ForOrganisation => ({ organisationId: null, refusals: [refusal] });
  if (asker === null || !mayKeepOrganisations(asker)) return refuse(whyNot(asker));
  const name = oneLineOf(given.name);
  if (name === "" || name.length > 200) return refuse(noName);
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    const others = (await listOrganisations(tx)).filter(({ id }) => id !== given.id);
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return refuse(nameTaken);
    const id = given.id ?? randomUUID();
    if (given.id === undefined || given.id === null) {
      if (!isKind(given.kind)) return refuse(noKind);
      await insertOrganisation(tx, { id, kind: given.kind, name, createdBy: asker.userId, createdAt: at });
    } else if (!(await renameOrganisation(tx, id, name))) return refuse(noOrganisation);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "organisationSaved",
      subject: { organisationId: id },
      at,
    });
    return { organisationId: id, refusals: [] };
  });
}
