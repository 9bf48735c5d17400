import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { maySetAffiliation } from "../../policies/organisations.ts";
import { applicationsOf } from "../../store/cases/applications.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { lockAffiliation, type AffiliationChange } from "../../store/organisations/affiliation.ts";
import { isOrganisation } from "../../store/organisations/organisations.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { notAllowed, notFound, type CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { notReady } from "../refuse.ts";
import { belong } from "./belong.ts";
import { tellStaffOf } from "./consents.ts";
import { isApplicantKind, unknownKind } from "./registrationLinks.ts";
import { noOrganisation } from "./saveOrganisation.ts";

/** What staff say; null: to none. */
export type StatedAffiliation = {
  readonly applicationId: string;
  readonly applicantKind: string | null;
  readonly schoolId: string | null;
  readonly agentId: string | null;
};

/** Says to whom the applicant of a case belongs. It holds for all their cases, and they see who said it. */
export async function setAffiliation(
  deps: CommandDeps & Pick<AccountDeps, "forgetSessions">,
  asker: Asker,
  given: StatedAffiliation,
): Promise<Done> {
  const row = asker && (await readApplicationRow(deps.db, given.applicationId));
  if (!row || asker === null) return refused(notReady(asker) ?? notFound);
  const facts = factsOf(row);
  if (!maySetAffiliation(asker, facts))
    return refused(notReady(asker) ?? (isInScope(asker, facts) ? notAllowed : notFound));
  const change = await changeOf(deps, given);
  if ("code" in change) return refused(change);
  const at = deps.now();
  const changed = await deps.db.transaction(async (tx) => {
    const before = await lockAffiliation(tx, row.owner_id);
    if (!before) return [];
    const { changed, consentsEnded } = await belong(tx, row.owner_id, before, {
      change,
      how: "staff",
      by: asker.userId,
      at,
    });
    const key = `${row.id} ${at.toISOString()}`;
    const about = { to: row.owner_id, key, applicationId: row.id, subject: { at: "/account" } };
    if (consentsEnded.length > 0) await tell(deps, tx, { kind: "consentChanged", ...about });
    else if (changed.some((fact) => fact !== "applicantKind"))
      await tell(deps, tx, { kind: "belongingChanged", ...about });
    for (const organisationId of consentsEnded) await tellStaffOf(deps, tx, organisationId, key);
    return changed;
  });
  if (changed.length === 0) return done;
  deps.forgetSessions(row.owner_id);
  for (const applicationId of await applicationsOf(deps.db, row.owner_id))
    deps.publishChange({ applicationId, kind: "answers", writer: deps.writer });
  return done;
}

async function changeOf(
  { db }: CommandDeps,
  { applicantKind, schoolId, agentId }: StatedAffiliation,
): Promise<AffiliationChange | Refusal> {
  if (applicantKind !== null && !isApplicantKind(applicantKind)) return unknownKind;
  if (schoolId !== null && !(await isOrganisation(db, schoolId, "school"))) return noOrganisation;
  if (agentId !== null && !(await isOrganisation(db, agentId, "agent"))) return noOrganisation;
  return { applicantKind, schoolId, agentId };
}
