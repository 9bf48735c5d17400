import { randomUUID } from "node:crypto";
import { applicantKinds } from "@boreal/domain/caseFile/user";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { makeToken } from "../../accounts/oneTimeToken.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepOrganisations } from "../../policies/organisations.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { readOrganisation } from "../../store/organisations/organisations.ts";
import { endRegistrationLink, insertRegistrationLink } from "../../store/organisations/registrationLinks.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { noOrganisation } from "./saveOrganisation.ts";

/** `path` stands after the address of the server and is told this once: only a hash is kept. */
export type CreatedRegistrationLink = { readonly path: string | null; readonly refusals: readonly Refusal[] };

export const unknownKind: Refusal = {
  code: "applicantKindNotKnown",
  text: {
    en: "Choose one of the kinds of applicant in the list, or none.",
    fr: "Choisissez dans la liste l’une des situations proposées, ou aucune.",
  },
};
const noLink: Refusal = {
  code: "registrationLinkNotFound",
  text: {
    en: "This link was already ended. Load the page again to see the links that are open.",
    fr: "Ce lien était déjà fermé. Rechargez la page pour voir les liens ouverts.",
  },
};

export const isApplicantKind = (kind: string): kind is (typeof applicantKinds)[number] =>
  applicantKinds.some((known) => known === kind);

/** Makes a link by which people join a school or agency. It is nobody's own: it holds no personal data. */
export async function createRegistrationLink(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: { readonly organisationId: string; readonly applicantKind?: string | null },
): Promise<CreatedRegistrationLink> {
  const refuse = (refusal: Refusal): CreatedRegistrationLink => ({ path: null, refusals: [refusal] });
  if (asker === null || !mayKeepOrganisations(asker)) return refuse(whyNot(asker));
  const applicantKind = given.applicantKind ?? null;
  if (applicantKind !== null && !isApplicantKind(applicantKind)) return refuse(unknownKind);
  const organisation = await readOrganisation(deps.db, given.organisationId);
  if (!organisation) return refuse(noOrganisation);
  const id = randomUUID();
  const { token, hash } = makeToken();
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await insertRegistrationLink(tx, {
      id,
      organisationId: organisation.id,
      applicantKind,
      tokenHash: hash,
      createdBy: asker.userId,
      createdAt: at,
    });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "registrationLinkCreated",
      subject: { linkId: id, organisationId: organisation.id, applicantKind },
      at,
    });
  });
  return { path: `/join#token=${token}`, refusals: [] };
}

/** From now on nobody joins by this link. Who joined before stays. */
export async function revokeRegistrationLink(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  { linkId }: { readonly linkId: string },
): Promise<Done> {
  if (asker === null || !mayKeepOrganisations(asker)) return refused(whyNot(asker));
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    if (!(await endRegistrationLink(tx, linkId, at))) return refused(noLink);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "registrationLinkRevoked",
      subject: { linkId },
      at,
    });
    return done;
  });
}
