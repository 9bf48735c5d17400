import type { Database } from "../../database/connect.ts";
import {
  consentParts,
  consentTable,
  organisationTable,
  type OrganisationKind,
} from "../../store/tables/organisations.ts";

/** An invented school or agency, and an applicant who allows it all that can be allowed. */
export async function allowAll(
  db: Database,
  ownerId: string,
  { id, kind }: { readonly id: string; readonly kind: OrganisationKind },
): Promise<void> {
  const at = new Date();
  await db
    .insert(organisationTable)
    .values({ id, kind, name: `${id} (invented)`, createdBy: "admin", createdAt: at })
    .onConflictDoNothing();
  await db.insert(consentTable).values({
    ownerId,
    organisationId: id,
    parts: consentParts.filter((part) => kind === "agent" || part !== "answers"),
    givenAt: at,
    endsAt: new Date(at.getTime() + 3_600_000),
  });
}
