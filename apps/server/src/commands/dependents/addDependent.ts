import { randomUUID } from "node:crypto";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { sqlState, type Transaction } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayChangeDependents, mayChangeVisaType } from "../../policies/dependents.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { findRemoved, lockDependents, nextChildNumber, type NewDependent } from "../../store/cases/dependents.ts";
import { openCaseToWrite } from "../../store/cases/openedCases.ts";
import { isChildNumber, isDependentType, readDependentFields, type DependentFields } from "./dependentInput.ts";
import type { CommandDeps } from "../deps.ts";
import { isAgainstAnswers } from "../answers/followAnswers.ts";
import { isSameByHand, takeBack, takeIn } from "../uploads/takeIn.ts";

export type NewDependentInput = DependentFields & {
  readonly type: string;
  readonly childNumber?: number | null | undefined;
};

/**
 * Adds a spouse (at most one) or a child; whoever left comes back as the same person with the files that left with them. The specification knows one answer to every "no": an empty result, on which
 * the screen says "Error adding dependent to visa application". What the answers say of the family wins (ADR 0057): nobody
 * is added who, by the answers, does not come along or is somebody else.
 */
export async function addDependent(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly userId: string; readonly applicationId: string; readonly input: NewDependentInput },
): Promise<Dependent | null> {
  const row = await readApplicationRow(deps.db, given.applicationId);
  if (!row || row.owner_id !== given.userId || asker === null || !mayChangeDependents(asker, factsOf(row))) return null;
  const { type, childNumber } = given.input;
  const fields = readDependentFields(given.input, deps.today());
  if (!fields || !isDependentType(type)) return null;
  if (typeof childNumber === "number" && (type !== "Child" || !isChildNumber(childNumber))) return null;
  const key = await deps.personKey(row.owner_id);
  const opened = await openCaseToWrite(deps, row.id);
  const at = deps.now();
  const files: string[] = [];
  const added = await nullWhenTaken(
    deps.db.transaction(async (tx) => {
      if (!(await lockApplication(tx, row.id, row.status))) return null;
      if (type === "Spouse" && (await isSpouseThere(tx, row.id))) return null;
      const where = { applicationId: row.id, actorId: asker.userId, at, key };
      const given = {
        visaType: fields.visaType ?? null,
        birthday: fields.birthday ?? null,
        applicantFullName: fields.applicantFullName ?? null,
      };
      const before = (
        await findRemoved(tx, row.id, { type, childNumber: type === "Spouse" ? null : (childNumber ?? "anyFree") }, key)
      ).find(({ dependent }) => isSameByHand(dependent, given));
      const number =
        type === "Spouse"
          ? null
          : (before?.dependent.childNumber ?? childNumber ?? (await nextChildNumber(tx, row.id)));
      if (number !== null && !isChildNumber(number)) return null;
      const wanted = {
        id: before?.dependent.id ?? randomUUID(),
        type,
        childNumber: number,
        ...(before ? told(before.dependent, given) : given),
      };
      if (!opened || isAgainstAnswers(opened.caseFile, wanted)) return null;
      // Leaving and coming back is no way round a visa type that stays.
      if (
        before?.dependent.visaType &&
        wanted.visaType !== before.dependent.visaType &&
        !mayChangeVisaType(asker, factsOf(row))
      )
        return null;
      if (before) {
        files.push(...(await takeBack(tx, where, before, wanted)));
        await appendAudit(tx, {
          chainId: row.id,
          actorId: asker.userId,
          kind: "dependentRestored",
          subject: { dependentId: wanted.id, type, fileIds: files },
          at,
        });
        return wanted;
      }
      const { dependent } = await takeIn(tx, where, { type, childNumber: number, ...given });
      await appendAudit(tx, {
        chainId: row.id,
        actorId: asker.userId,
        kind: "dependentAdded",
        subject: { dependentId: dependent.id, type },
        at,
      });
      return dependent;
    }),
  );
  if (added) deps.publishChange({ applicationId: row.id, kind: "dependents" });
  if (added) for (const fileId of files) deps.publishChange({ applicationId: row.id, kind: "document", fileId });
  return added;
}

/** What was known of a person before, with what is told now. */
const told = (
  before: Dependent,
  now: Pick<NewDependent, "visaType" | "birthday" | "applicantFullName">,
): Pick<NewDependent, "visaType" | "birthday" | "applicantFullName"> => ({
  visaType: now.visaType ?? before.visaType ?? null,
  birthday: now.birthday ?? before.birthday ?? null,
  applicantFullName: now.applicantFullName ?? before.applicantFullName ?? null,
});

const isSpouseThere = async (tx: Transaction, applicationId: string): Promise<boolean> =>
  (await lockDependents(tx, applicationId, { type: "Spouse" })).length > 0;

/** The database has the last word on "one spouse" and "one child per number". */
async function nullWhenTaken<T>(work: Promise<T | null>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === "23505") return null;
    throw error;
  }
}
