import { randomUUID } from "node:crypto";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Dependent, DependentType } from "@boreal/domain/caseFile/dependents";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { sqlState, type Transaction } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayChangeDependents, mayChangeVisaType } from "../../policies/dependents.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import {
  childNumbersEver,
  findRemoved,
  lockDependents,
  type NewDependent,
  type RemovedDependent,
} from "../../store/cases/dependents.ts";
import { openCaseToWrite } from "../../store/cases/openedCases.ts";
import { dependentRefusals, refusedDependent, type DependentOutcome } from "./dependentRefusals.ts";
import { isNotForThem } from "./visaTypeForThem.ts";
import { isChildNumber, isDependentType, readDependentFields, type DependentFields } from "./dependentInput.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { lockedNow, notReady, whyNotInCase } from "../refuse.ts";
import { isAgainstAnswers } from "../answers/followAnswers.ts";
import { isSameByHand, takeBack, takeIn, type Where } from "../uploads/takeIn.ts";

export type NewDependentInput = DependentFields & {
  readonly type: string;
  /** Who comes back: somebody who left this case. */
  readonly id?: string | null | undefined;
  readonly childNumber?: number | null | undefined;
};

/**
 * Adds a spouse (at most one) or a child. Whoever left comes back as the same person, with the files that left with them.
 * The answers about the family win (ADR 0057): nobody is added who, by the answers, stays at home or is
 * somebody else.
 */
export async function addDependent(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly userId: string; readonly applicationId: string; readonly input: NewDependentInput },
): Promise<DependentOutcome> {
  const row = await readApplicationRow(deps.db, given.applicationId);
  if (!row || row.owner_id !== given.userId || asker === null) return refusedDependent(notReady(asker) ?? notFound);
  if (!mayChangeDependents(asker, factsOf(row)))
    return refusedDependent(whyNotInCase(asker, factsOf(row), "changeDependents"));
  const person = readPerson(given.input, deps.today());
  if ("code" in person) return refusedDependent(person);
  const key = await deps.personKey(row.owner_id);
  const opened = await openCaseToWrite(deps, row.id);
  const where: Where = { applicationId: row.id, actorId: asker.userId, at: deps.now(), key };
  const added = await refusedWhenTaken(
    deps.db.transaction(async (tx): Promise<Added | Refusal> => {
      if (!(await lockApplication(tx, row.id, row.status))) return lockedNow(asker, factsOf(row));
      if (person.type === "Spouse" && (await isSpouseThere(tx, row.id))) return dependentRefusals.place;
      const before = await findBefore(tx, where, person);
      const wanted = await asWanted(tx, where, { person, before, answers: opened?.caseFile.answers ?? {} });
      if (!wanted) return dependentRefusals.childNumber;
      if (!opened) return notFound;
      if (isAgainstAnswers(opened.caseFile, wanted)) return dependentRefusals.answers;
      if (isNotForThem(opened.caseFile, wanted)) return dependentRefusals.notOffered;
      // Leaving and coming back is no way round a visa type that stays.
      const stays = before?.dependent.visaType;
      if (stays && wanted.visaType !== stays && !mayChangeVisaType(asker, factsOf(row)))
        return dependentRefusals.visaTypeStays;
      return before ? await restore(tx, where, { before, wanted }) : await addNew(tx, where, wanted);
    }),
  );
  if ("code" in added) return refusedDependent(added);
  const { writer } = deps;
  deps.publishChange({ applicationId: row.id, kind: "dependents", writer });
  for (const fileId of added.fileIds) deps.publishChange({ applicationId: row.id, kind: "document", fileId, writer });
  return { dependent: added.dependent, refusals: [] };
}

type Told = Pick<NewDependent, "visaType" | "birthday" | "applicantFullName">;
type Person = {
  readonly id: string | null;
  readonly type: DependentType;
  readonly childNumber: number | null;
  readonly told: Told;
};
type Wanted = Told & Pick<NewDependent, "id" | "type" | "childNumber">;
type Added = { readonly dependent: Dependent; readonly fileIds: readonly string[] };

/** Who is described, or why the input cannot be. A number is only for a child; none means the next that is free. */
function readPerson({ type, id, childNumber, ...details }: NewDependentInput, today: string): Person | Refusal {
  const read = readDependentFields(details, today);
  if (read.refused) return read.refused;
  if (!isDependentType(type)) return dependentRefusals.type;
  if (typeof childNumber === "number" && (type !== "Child" || !isChildNumber(childNumber)))
    return dependentRefusals.childNumber;
  const { visaType = null, birthday = null, applicantFullName = null } = read.fields;
  return { id: id ?? null, type, childNumber: childNumber ?? null, told: { visaType, birthday, applicantFullName } };
}

/** The same person, who left this case earlier. */
async function findBefore(
  tx: Transaction,
  { applicationId, key }: Where,
  { id, type, told }: Person,
): Promise<RemovedDependent | undefined> {
  const place = { type, childNumber: type === "Spouse" ? null : "anyFree" } as const;
  const left = await findRemoved(tx, applicationId, place, key);
  return left.find(({ dependent }) => (id === null ? isSameByHand(dependent, told) : dependent.id === id));
}

async function asWanted(
  tx: Transaction,
  { applicationId }: Where,
  {
    person,
    before,
    answers,
  }: {
    readonly person: Person;
    readonly before: RemovedDependent | undefined;
    readonly answers: CaseFile["answers"];
  },
): Promise<Wanted | undefined> {
  const rows = answers.accompanyingChildren ?? [];
  const { type, childNumber, told } = person;
  const number =
    type === "Spouse"
      ? null
      : (before?.dependent.childNumber ?? (await numberForNew(tx, applicationId, childNumber, rows)));
  if (number !== null && !isChildNumber(number)) return undefined;
  const details = before ? toldSince(before.dependent, told) : told;
  return { id: before?.dependent.id ?? randomUUID(), type, childNumber: number, ...details };
}

/** The number that was asked for, unless it is or was another child's; else one that nobody ever had. */
async function numberForNew(
  tx: Transaction,
  applicationId: string,
  wanted: number | null,
  rows: NonNullable<CaseFile["answers"]["accompanyingChildren"]>,
): Promise<number> {
  const used = await childNumbersEver(tx, applicationId);
  // Of a child who is here, it is refused as it is taken.
  if (wanted !== null && !used.some(({ number, isLeft }) => number === wanted && isLeft)) return wanted;
  return Math.max(0, ...used.map(({ number }) => number), ...rows.map(({ childNumber = 0 }) => childNumber)) + 1;
}

async function restore(
  tx: Transaction,
  where: Where,
  { before, wanted }: { readonly before: RemovedDependent; readonly wanted: Wanted },
): Promise<Added> {
  const fileIds = await takeBack(tx, where, before, wanted);
  const subject = { dependentId: wanted.id, type: wanted.type, fileIds };
  await appendAudit(tx, { ...writtenBy(where), kind: "dependentRestored", subject });
  return { dependent: wanted, fileIds };
}

async function addNew(tx: Transaction, where: Where, wanted: Wanted): Promise<Added> {
  const { dependent } = await takeIn(tx, where, wanted);
  const subject = { dependentId: dependent.id, type: dependent.type };
  await appendAudit(tx, { ...writtenBy(where), kind: "dependentAdded", subject });
  return { dependent, fileIds: [] };
}

const writtenBy = ({ applicationId, actorId, at }: Where) => ({ chainId: applicationId, actorId, at });

/** What was known of a person before, with what is told now. */
const toldSince = (before: Dependent, now: Told): Told => ({
  visaType: now.visaType ?? before.visaType ?? null,
  birthday: now.birthday ?? before.birthday ?? null,
  applicantFullName: now.applicantFullName ?? before.applicantFullName ?? null,
});

const isSpouseThere = async (tx: Transaction, applicationId: string): Promise<boolean> =>
  (await lockDependents(tx, applicationId, { type: "Spouse" })).length > 0;

/** The database has the last word on "one spouse" and "one child per number". */
async function refusedWhenTaken<T>(work: Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === "23505") return dependentRefusals.place;
    throw error;
  }
}
