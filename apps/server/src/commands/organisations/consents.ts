import { addYears, isIsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Transaction } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayGiveConsent } from "../../policies/organisations.ts";
import { applicationsOf } from "../../store/cases/applications.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { endConsent, writeConsent } from "../../store/organisations/consents.ts";
import { listStaffOf, readAffiliation } from "../../store/organisations/affiliation.ts";
import { consentParts, type ConsentPart } from "../../store/tables/organisations.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import type { CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { whyNot } from "../refuse.ts";

const notYours: Refusal = {
  code: "organisationNotYours",
  text: {
    en: "Your account does not belong to this school or agency, so there is nothing to allow. Load the page again.",
    fr: "Votre compte n’est pas rattaché à cet établissement ou à cette agence; il n’y a donc rien à permettre. Rechargez la page.",
  },
};
const badDay: Refusal = {
  code: "consentDayNotValid",
  text: {
    en: "Choose a day from today to two years from now. You can end it earlier at any time.",
    fr: "Choisissez un jour entre aujourd’hui et dans deux ans. Vous pouvez y mettre fin plus tôt à tout moment.",
  },
};
const unknownPart: Refusal = {
  code: "consentPartNotKnown",
  text: {
    en: "Choose from the list what they may see.",
    fr: "Choisissez dans la liste ce que l’établissement ou l’agence peut voir.",
  },
};
const nothingGiven: Refusal = {
  code: "consentNotGiven",
  text: {
    en: "They cannot see anything of your applications, so there is nothing to end.",
    fr: "Vos demandes ne sont pas visibles pour l’établissement ou l’agence; il n’y a donc rien à retirer.",
  },
};

const mostYears = 2;
const isPart = (part: string): part is ConsentPart => consentParts.some((known) => known === part);

/** The asker lets a school or agency of theirs see how far their applications are, and what else they choose, to the end of a day. */
export async function giveConsent(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly organisationId: string; readonly parts: readonly string[]; readonly until: string },
): Promise<Done> {
  if (asker === null || !mayGiveConsent(asker)) return refused(whyNot(asker));
  const { organisationId, until } = given;
  const affiliation = await readAffiliation(deps.db, asker.userId);
  const isAgent = affiliation?.agentId === organisationId;
  if (!isAgent && affiliation?.schoolId !== organisationId) return refused(notYours);
  const parts = given.parts.filter(isPart);
  // A school sees no answers, whatever is allowed (docs/facts/roles.md section 2).
  if (parts.length < given.parts.length || (parts.includes("answers") && !isAgent)) return refused(unknownPart);
  const today = deps.today();
  if (!isIsoDate(until) || until < today || until > addYears(today, mostYears)) return refused(badDay);
  const at = deps.now();
  // To the end of that day wherever the person is: noon in London of the day after is midnight in the last place on earth.
  const endsAt = new Date(`${until}T00:00:00Z`);
  endsAt.setUTCHours(36);
  await deps.db.transaction(async (tx) => {
    await writeConsent(tx, { ownerId: asker.userId, organisationId, parts, givenAt: at, endsAt });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "consentGiven",
      subject: { organisationId, parts, until },
      at,
    });
    await tellStaffOf(deps, tx, organisationId, `${asker.userId} ${at.toISOString()}`);
  });
  await tellCases(deps, asker.userId);
  return done;
}

/** From the next request on they see nothing. */
export async function takeBackConsent(
  deps: CommandDeps,
  asker: Asker,
  { organisationId }: { readonly organisationId: string },
): Promise<Done> {
  if (asker === null || !mayGiveConsent(asker)) return refused(whyNot(asker));
  const at = deps.now();
  const isEnded = await deps.db.transaction(async (tx) => {
    if (!(await endConsent(tx, asker.userId, organisationId, at))) return false;
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "consentTakenBack",
      subject: { organisationId },
      at,
    });
    await tellStaffOf(deps, tx, organisationId, `${asker.userId} ${at.toISOString()}`);
    return true;
  });
  if (!isEnded) return refused(nothingGiven);
  await tellCases(deps, asker.userId);
  return done;
}

/** Those of the organisation who work here: what they may see changed. Of whom it is they see after signing in. */
export async function tellStaffOf(
  deps: CommandDeps,
  tx: Transaction,
  organisationId: string,
  key: string,
): Promise<void> {
  const staff = await listStaffOf(tx, organisationId);
  await tell(deps, tx, ...staff.map((to) => ({ kind: "consentChanged", key, to, subject: { at: "/" } }) as const));
}

async function tellCases(deps: CommandDeps, ownerId: string): Promise<void> {
  for (const applicationId of await applicationsOf(deps.db, ownerId))
    deps.publishChange({ applicationId, kind: "status", writer: deps.writer });
}
