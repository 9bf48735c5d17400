import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import { asc } from "../../database/query.ts";
import type { Queryable } from "../../database/connect.ts";
import { applicationTable } from "../tables/applications.ts";

/** A case by what names nobody. */
export type ListedCase = {
  readonly id: string;
  readonly type: ApplicationType;
  readonly status: ApplicationStatus;
  readonly ownerId: string;
};

/** Every case of this server, the oldest first. */
export const listCases = (db: Queryable): Promise<ListedCase[]> =>
  db
    .select({
      id: applicationTable.id,
      type: applicationTable.type,
      status: applicationTable.status,
      ownerId: applicationTable.ownerId,
    })
    .from(applicationTable)
    .orderBy(asc(applicationTable.createdAt), asc(applicationTable.id));
