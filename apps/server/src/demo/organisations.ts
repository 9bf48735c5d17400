import type { DemoDeps } from "./demoDeps.ts";
import { addYears } from "@boreal/domain/kernel/calendarDate";
import { giveConsent } from "../commands/organisations/consents.ts";
import { saveOrganisation } from "../commands/organisations/saveOrganisation.ts";
import { setAffiliation } from "../commands/organisations/setAffiliation.ts";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Actor } from "../policies/actor.ts";
import { readAffiliation } from "../store/organisations/affiliation.ts";
import { listConsents } from "../store/organisations/consents.ts";
import { listOrganisations } from "../store/organisations/organisations.ts";
import type { OrganisationKind } from "../store/tables/organisations.ts";

/** A school and an agency of the demonstration, to which one applicant belongs who lets both of them see something. */

export type DemoOrganisations = Readonly<Record<OrganisationKind, string>>;

const names: DemoOrganisations = {
  school: "Lakeshore University (invented)",
  agent: "North Wind Education (invented)",
};

const orThrow = ([refusal]: readonly Refusal[]): void => {
  if (refusal) throw new Error(`an organisation of the demonstration was refused: ${refusal.code}`);
};

async function findOrAdd(deps: DemoDeps, admin: Actor, kind: OrganisationKind): Promise<string> {
  const found = (await listOrganisations(deps.db)).find(({ name }) => name === names[kind]);
  if (found) return found.id;
  const { organisationId, refusals } = await saveOrganisation(deps, admin, { kind, name: names[kind] });
  orThrow(refusals);
  if (organisationId === null) throw new Error("the organisation of the demonstration was not added");
  return organisationId;
}

export const seedOrganisations = async (deps: DemoDeps, admin: Actor): Promise<DemoOrganisations> => ({
  school: await findOrAdd(deps, admin, "school"),
  agent: await findOrAdd(deps, admin, "agent"),
});

/** Said once: whoever was taken off, or took something back, is not put back by the next start. */
export async function seedAffiliation(
  deps: DemoDeps,
  lawyer: Actor,
  { applicant, applicationId }: { readonly applicant: Actor; readonly applicationId: string },
  { school, agent }: DemoOrganisations,
): Promise<void> {
  const before = await readAffiliation(deps.db, applicant.userId);
  if (before && before.schoolId === null && before.affiliationSet.schoolId === undefined) {
    const said = { applicationId, applicantKind: before.applicantKind, schoolId: school, agentId: agent };
    orThrow((await setAffiliation(deps, lawyer, said)).refusals);
  }
  const now = await readAffiliation(deps.db, applicant.userId);
  const told = new Set((await listConsents(deps.db, applicant.userId)).map(({ organisationId }) => organisationId));
  const until = addYears(deps.today(), 1);
  const allow = async (organisationId: string, parts: readonly string[]) => {
    if (told.has(organisationId) || (now?.schoolId !== organisationId && now?.agentId !== organisationId)) return;
    orThrow((await giveConsent(deps, applicant, { organisationId, parts, until })).refusals);
  };
  await allow(school, ["documents"]);
  await allow(agent, ["answers", "documents", "upload"]);
}
