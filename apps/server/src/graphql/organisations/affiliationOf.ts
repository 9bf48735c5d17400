import type { Queryable } from "../../database/connect.ts";
import { readAccounts } from "../../accounts/people.ts";
import {
  affiliationFacts,
  readAffiliation,
  type AffiliationFact,
  type AffiliationOrigin,
} from "../../store/organisations/affiliation.ts";
import { listConsents, type ConsentRow } from "../../store/organisations/consents.ts";
import { listConnectionsOf, readSignOnSettings } from "../../store/organisations/signOns.ts";
import { readOrganisation, type OrganisationRow } from "../../store/organisations/organisations.ts";
import type { GraphqlDeps } from "../context.ts";

export type AffiliationView = {
  readonly fact: AffiliationFact;
  readonly value: string;
  readonly organisation: OrganisationRow | null;
  readonly origin: AffiliationOrigin | null;
  readonly by: string | null;
  readonly consent: ConsentRow | null;
  readonly signOn: "connected" | "offered" | null;
};

/** To whom an applicant belongs, each fact that is set with who set it and what the applicant allows. */
export async function affiliationOf(
  { db, keys, now }: Pick<GraphqlDeps, "db" | "keys" | "now">,
  userId: string,
): Promise<readonly AffiliationView[]> {
  const affiliation = await readAffiliation(db, userId);
  if (!affiliation) return [];
  const given = (await listConsents(db, userId)).filter(
    ({ takenBackAt, endsAt }) => takenBackAt === null && endsAt > now(),
  );
  const connections = await listConnectionsOf(db, userId);
  return await Promise.all(
    affiliationFacts.flatMap((fact) => {
      const value = affiliation[fact];
      if (value === null) return [];
      const origin = affiliation.affiliationSet[fact] ?? null;
      const view = async (): Promise<AffiliationView> => ({
        fact,
        value,
        origin,
        organisation: fact === "applicantKind" ? null : ((await readOrganisation(db, value)) ?? null),
        by: origin?.how === "staff" ? await nameOf({ db, keys }, origin.by) : null,
        consent: given.find(({ organisationId }) => organisationId === value) ?? null,
        signOn: fact === "applicantKind" ? null : await signOnOf(db, connections, value),
      });
      return [view()];
    }),
  );
}

/** Whether this person signs in through the organisation, or could. */
async function signOnOf(
  db: Queryable,
  connections: readonly string[],
  organisationId: string,
): Promise<AffiliationView["signOn"]> {
  if (connections.includes(organisationId)) return "connected";
  return (await readSignOnSettings(db, organisationId)) ? "offered" : null;
}

async function nameOf({ db, keys }: Pick<GraphqlDeps, "db" | "keys">, userId: string): Promise<string | null> {
  const [account] = await readAccounts(db, keys, { ids: [userId] });
  const name = account && `${account.firstName} ${account.lastName}`.trim();
  return name === undefined || name === "" ? null : name;
}
