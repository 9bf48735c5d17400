import type { Queryable } from "../../database/connect.ts";
import { readAccounts } from "../../accounts/people.ts";
import {
  belongingFacts,
  readBelonging,
  type BelongingFact,
  type BelongingOrigin,
} from "../../store/organisations/belonging.ts";
import { listConsents, type ConsentRow } from "../../store/organisations/consents.ts";
import { listConnectionsOf, readSignOnSettings } from "../../store/organisations/signOns.ts";
import { readOrganisation, type OrganisationRow } from "../../store/organisations/organisations.ts";
import type { GraphqlDeps } from "../context.ts";

export type BelongingView = {
  readonly fact: BelongingFact;
  readonly value: string;
  readonly organisation: OrganisationRow | null;
  readonly origin: BelongingOrigin | null;
  readonly by: string | null;
  readonly consent: ConsentRow | null;
  readonly signOn: "connected" | "offered" | null;
};

/** To whom an applicant belongs, each fact that is set with who set it and what the applicant allows. */
export async function belongingOf(
  { db, keys, now }: Pick<GraphqlDeps, "db" | "keys" | "now">,
  userId: string,
): Promise<readonly BelongingView[]> {
  const belonging = await readBelonging(db, userId);
  if (!belonging) return [];
  const given = (await listConsents(db, userId)).filter(
    ({ takenBackAt, endsAt }) => takenBackAt === null && endsAt > now(),
  );
  const connections = await listConnectionsOf(db, userId);
  return await Promise.all(
    belongingFacts.flatMap((fact) => {
      const value = belonging[fact];
      if (value === null) return [];
      const origin = belonging.belongingSet[fact] ?? null;
      const view = async (): Promise<BelongingView> => ({
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
): Promise<BelongingView["signOn"]> {
  if (connections.includes(organisationId)) return "connected";
  return (await readSignOnSettings(db, organisationId)) ? "offered" : null;
}

async function nameOf({ db, keys }: Pick<GraphqlDeps, "db" | "keys">, userId: string): Promise<string | null> {
  const [account] = await readAccounts(db, keys, { ids: [userId] });
  const name = account && `${account.firstName} ${account.lastName}`.trim();
  return name === undefined || name === "" ? null : name;
}
