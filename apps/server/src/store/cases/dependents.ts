import type { Dependent, DependentType, DependentVisaType } from "@boreal/domain/caseFile/dependents";
import { and, desc, eq, isNotNull, isNull, notInArray } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { openDependent, type DependentDetails } from "./loadCaseFile.ts";
import { dependentContext } from "../answers/sealedContexts.ts";
import { dependentTable } from "../tables/dependents.ts";

export type DependentRow = typeof dependentTable.$inferSelect;

/** A dependent who is in the case now. */
export async function findDependent(db: Queryable, id: string): Promise<DependentRow | undefined> {
  const rows = await db
    .select()
    .from(dependentTable)
    .where(and(eq(dependentTable.id, id), isNull(dependentTable.removedAt)));
  return rows[0];
}

/** Those of one type who are in the case now, locked until the transaction ends. */
export const lockDependents = (
  tx: Transaction,
  applicationId: string,
  which: { readonly id: string } | { readonly type: DependentType },
): Promise<DependentRow[]> =>
  tx
    .select()
    .from(dependentTable)
    .where(
      and(
        eq(dependentTable.applicationId, applicationId),
        isNull(dependentTable.removedAt),
        "id" in which ? eq(dependentTable.id, which.id) : eq(dependentTable.type, which.type),
      ),
    )
    .orderBy(dependentTable.id)
    .for("update");

export async function removeDependents(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids) await tx.update(dependentTable).set({ removedAt: at }).where(eq(dependentTable.id, id));
}

/** Every number that a child of this case has, or had who left: it never moves to another child. */
export async function childNumbersEver(
  tx: Transaction,
  applicationId: string,
): Promise<readonly { readonly number: number; readonly isLeft: boolean }[]> {
  const rows = await tx
    .select({ number: dependentTable.childNumber, removedAt: dependentTable.removedAt })
    .from(dependentTable)
    .where(eq(dependentTable.applicationId, applicationId));
  return rows.flatMap(({ number, removedAt }) => (number === null ? [] : [{ number, isLeft: removedAt !== null }]));
}

const seal = (applicationId: string, id: string, details: DependentDetails, key: PersonKey): Buffer =>
  sealJson(key, details, dependentContext(applicationId, id));

export type NewDependent = DependentDetails & {
  readonly id: string;
  readonly applicationId: string;
  readonly type: DependentType;
  readonly childNumber: number | null;
  readonly visaType: DependentVisaType | null;
};

export async function insertDependent(
  tx: Transaction,
  dependent: NewDependent,
  key: PersonKey,
  at: Date,
): Promise<Dependent> {
  const { id, applicationId, type, childNumber, visaType, birthday, applicantFullName } = dependent;
  const sealedDetails = seal(applicationId, id, { birthday, applicantFullName }, key);
  await tx
    .insert(dependentTable)
    .values({ id, applicationId, type, childNumber, visaType, sealedDetails, createdAt: at });
  return { id, type, childNumber, visaType, birthday, applicantFullName };
}

export async function rewriteDependent(
  tx: Transaction,
  applicationId: string,
  dependent: Dependent,
  key: PersonKey,
): Promise<void> {
  const { birthday = null, applicantFullName = null, knownAs } = dependent;
  const details = { birthday, applicantFullName, ...(knownAs ? { knownAs } : {}) };
  await tx
    .update(dependentTable)
    .set({ visaType: dependent.visaType ?? null, sealedDetails: seal(applicationId, dependent.id, details, key) })
    .where(eq(dependentTable.id, dependent.id));
}

export type RemovedDependent = { readonly dependent: Dependent; readonly removedAt: Date };

/** Who left the case from this place, the last first; of any number that is free now where none is named. */
export async function findRemoved(
  tx: Transaction,
  applicationId: string,
  { type, childNumber }: { readonly type: DependentType; readonly childNumber: number | null | "anyFree" },
  key: PersonKey,
): Promise<RemovedDependent[]> {
  const taken = tx
    .select({ number: dependentTable.childNumber })
    .from(dependentTable)
    .where(
      and(
        eq(dependentTable.applicationId, applicationId),
        isNull(dependentTable.removedAt),
        isNotNull(dependentTable.childNumber),
      ),
    );
  const isPlace =
    childNumber === "anyFree"
      ? notInArray(dependentTable.childNumber, taken)
      : childNumber === null
        ? isNull(dependentTable.childNumber)
        : eq(dependentTable.childNumber, childNumber);
  const rows = await tx
    .select()
    .from(dependentTable)
    .where(
      and(
        eq(dependentTable.applicationId, applicationId),
        isNotNull(dependentTable.removedAt),
        eq(dependentTable.type, type),
        isPlace,
      ),
    )
    .orderBy(desc(dependentTable.removedAt));
  return rows.flatMap((row) =>
    row.removedAt
      ? [
          {
            dependent: openDependent(applicationId, { ...row, sealed: row.sealedDetails.toString("base64") }, key),
            removedAt: row.removedAt,
          },
        ]
      : [],
  );
}

/** Takes somebody who left into the case again, under the same id. */
export async function reviveDependent(
  tx: Transaction,
  applicationId: string,
  dependent: Dependent,
  key: PersonKey,
): Promise<void> {
  await tx.update(dependentTable).set({ removedAt: null }).where(eq(dependentTable.id, dependent.id));
  await rewriteDependent(tx, applicationId, dependent, key);
}
