import type { Role } from "@boreal/domain/caseFile/user";
import { eq } from "../database/query.ts";
import type { Queryable } from "../database/connect.ts";
import { profileTable } from "./tables/accounts.ts";

export async function findRole(db: Queryable, userId: string): Promise<Role | undefined> {
  const rows = await db.select({ role: profileTable.role }).from(profileTable).where(eq(profileTable.userId, userId));
  return rows[0]?.role;
}
