import { randomUUID } from "node:crypto";
import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import type { Language } from "@boreal/domain/kernel/text";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayBeginCase } from "../../policies/applications.ts";
import { notAnAddress, readEmailAddress } from "../accounts/emailAddress.ts";
import { notAssignable } from "../assignStaff.ts";
import { findPeopleNamed } from "../conflicts/checkConflicts.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { unknownType, type ForApplication } from "../startApplication.ts";
import { sendClientLink } from "./clientLink.ts";
import { longestName, nameMissing, nameTooLong } from "./clientNames.ts";
import { openClientAccount, openClientCase, peopleOf, teamOf } from "./openClientCase.ts";

export const addressTaken = says("clientHasAccount", {
  en: "There is already an account with this email address. If it is the client’s, ask them to start the new application there. If it is somebody else’s, enter the client’s own address.",
  fr: "Il y a déjà un compte avec cette adresse courriel. Si c’est celui de la personne, demandez-lui d’y commencer la nouvelle demande. Si c’est celui de quelqu’un d’autre, entrez l’adresse de la personne elle-même.",
});

/** A person whose case the firm begins. */
export type NewClient = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly type: string;
  /** The lawyer or paralegal who works on it; without one, whoever begins it where that is one of them. */
  readonly staffId?: string | null;
};

type Checked = Omit<NewClient, "type" | "staffId"> & { readonly type: ApplicationType };

const at = (path: keyof NewClient, refusal: PlacedRefusal): PlacedRefusal => ({ ...refusal, path });
const isApplicationType = (type: string): type is ApplicationType => applicationTypes.some((one) => one === type);

/** What can be stored, or everything that is wrong with it, each with its field. */
function checked(given: NewClient): Checked | { readonly refusals: readonly PlacedRefusal[] } {
  const [firstName, lastName] = [given.firstName.trim().normalize("NFC"), given.lastName.trim().normalize("NFC")];
  const email = readEmailAddress(given.email);
  const { type, language } = given;
  const refusals = [
    ...(lastName === "" ? [at("lastName", nameMissing)] : []),
    ...(firstName.length > longestName ? [at("firstName", nameTooLong)] : []),
    ...(lastName.length > longestName ? [at("lastName", nameTooLong)] : []),
    ...(email === undefined ? [at("email", notAnAddress)] : []),
    ...(isApplicationType(type) ? [] : [at("type", unknownType)]),
  ];
  if (refusals.length > 0 || email === undefined || !isApplicationType(type)) return { refusals };
  return { firstName, lastName, email, language, type };
}

/**
 * Begins a case for a client who has no account yet: the account, the application and the link by which the client takes both
 * over. Until then nobody can sign in to it, and the team fills in what it knows.
 */
export async function beginClientCase(
  deps: CommandDeps & AccountDeps,
  asker: Asker,
  given: NewClient,
): Promise<ForApplication> {
  if (asker === null || !mayBeginCase(asker)) return refused(whyNot(asker));
  const client = checked(given);
  if ("refusals" in client) return { applicationId: null, refusals: client.refusals };
  const team = await teamOf(deps, asker, given.staffId ?? null);
  if (team === undefined) return refused(at("staffId", notAssignable));
  const ids = { userId: randomUUID(), applicationId: randomUUID() };
  const key = await deps.keys.personKey(ids.userId);
  const by = { asker, at: deps.now() };
  const found = await findPeopleNamed(deps, peopleOf(client));
  const begun = await deps.db.transaction(async (tx): Promise<ForApplication> => {
    const opening = { ...client, userId: ids.userId, key };
    if (!(await openClientAccount(tx, deps, by, opening))) return refused(at("email", addressTaken));
    const opened = { applicationId: ids.applicationId, type: client.type, team, found };
    await openClientCase(tx, deps, by, { client: opening, opened });
    await sendClientLink(tx, deps, { ...ids, actorId: asker.userId, at: by.at });
    return { applicationId: ids.applicationId, refusals: [] };
  });
  // The lists of the team have it from now on.
  if (begun.applicationId !== null)
    deps.publishChange({ applicationId: begun.applicationId, kind: "status", writer: deps.writer });
  return begun;
}

const refused = (refusal: PlacedRefusal): ForApplication => ({ applicationId: null, refusals: [refusal] });
