import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { changedPerson, enteredAs, isPerhapsAnotherPerson } from "@boreal/domain/caseFile/whose/samePerson";
import { isPerhapsAnotherSpouse, statedSpouse } from "@boreal/domain/conditions/family/spouseOfAnswers";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { Transaction } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayChangeDependents, mayChangeVisaType } from "../../policies/dependents.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { readApplicationRow, type ApplicationRow } from "../../store/cases/caseRow.ts";
import { findDependent, lockDependents, rewriteDependent } from "../../store/cases/dependents.ts";
import { openDependent } from "../../store/cases/loadCaseFile.ts";
import { openCaseToWrite } from "../../store/cases/openedCases.ts";
import { followAnswers, isAgainstAnswers } from "../answers/followAnswers.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { lockedNow, notReady, whyNotInCase } from "../refuse.ts";
import type { Where } from "../uploads/takeIn.ts";
import { readDependentFields, type DependentFields } from "./dependentInput.ts";
import { dependentRefusals, refusedDependent, type DependentOutcome } from "./dependentRefusals.ts";
import { isNotForThem } from "./visaTypeForThem.ts";

type Changed = { readonly dependent: Dependent; readonly fileIds: readonly string[] };
type Input = DependentFields & { readonly id: string; readonly isSamePerson?: boolean | null | undefined };

/**
 * Changes a dependent. What was answered is changed in its answer (ADR 0057). Where name and birthday are both others than those
 * under which the person was entered, `isSamePerson` says who it is (ADR 0253): the same, who takes over what the answers tell, or
 * somebody else, and then the spouse of the case leaves with their files and the one of the answers comes. Files never move.
 */
export async function updateDependent(deps: CommandDeps, asker: Asker, input: Input): Promise<DependentOutcome> {
  const found = asker && (await findDependent(deps.db, input.id));
  const row = found ? await readApplicationRow(deps.db, found.applicationId) : undefined;
  if (!found || !row || asker === null) return refusedDependent(notReady(asker) ?? notFound);
  if (!mayChangeDependents(asker, factsOf(row)))
    return refusedDependent(whyNotInCase(asker, factsOf(row), "changeDependents"));
  const read = readDependentFields(input, deps.today());
  if (read.refused) return refusedDependent(read.refused);
  const opened = await openCaseToWrite(deps, row.id);
  if (!opened) return refusedDependent(notFound);
  const { caseFile } = opened;
  const key = await deps.personKey(row.owner_id);
  const where: Where = { applicationId: row.id, actorId: asker.userId, at: deps.now(), key };
  const changed = await deps.db.transaction(async (tx): Promise<Changed | Refusal> => {
    if (!(await lockApplication(tx, row.id, row.status))) return lockedNow(asker, factsOf(row));
    const [now] = await lockDependents(tx, row.id, { id: found.id });
    if (!now) return notFound;
    const before = openDependent(row.id, { ...now, sealed: now.sealedDetails.toString("base64") }, key);
    const fields = given(read.fields);
    if (input.isSamePerson === false) return await replaceSpouse(tx, where, { caseFile, before });
    const isSaid = input.isSamePerson === true;
    const after = changedPerson(before, { ...before, ...(isSaid ? toldOf(caseFile, before) : {}), ...fields }, isSaid);
    const refusal = whyNot({ asker, row, caseFile, before, after, isSaid, fields });
    if (refusal) return refusal;
    await rewriteDependent(tx, row.id, after, key);
    const subject = { dependentId: found.id, fields: Object.keys(fields).toSorted() };
    await appendAudit(tx, { chainId: row.id, actorId: asker.userId, kind: "dependentUpdated", subject, at: where.at });
    return { dependent: after, fileIds: [] };
  });
  if ("code" in changed) return refusedDependent(changed);
  const { writer } = deps;
  deps.publishChange({ applicationId: row.id, kind: "dependents", writer });
  for (const fileId of changed.fileIds) deps.publishChange({ applicationId: row.id, kind: "document", fileId, writer });
  return { dependent: changed.dependent, refusals: [] };
}

type Change = {
  readonly asker: NonNullable<Asker>;
  readonly row: ApplicationRow;
  readonly caseFile: CaseFile;
  readonly before: Dependent;
  readonly after: Dependent;
  readonly isSaid: boolean;
  readonly fields: object;
};

function whyNot({ asker, row, caseFile, before, after, isSaid, fields }: Change): Refusal | undefined {
  if (!isSaid && isPerhapsAnotherPerson(before, after)) return dependentRefusals.samePerson;
  if (isAgainstAnswers(caseFile, after, Object.keys(fields))) return dependentRefusals.answers;
  if ((after.visaType ?? null) === (before.visaType ?? null)) return undefined;
  if (isNotForThem(caseFile, after)) return dependentRefusals.notOffered;
  return mayChangeVisaType(asker, factsOf(row)) ? undefined : dependentRefusals.visaTypeStays;
}

/** What the answers tell of the spouse, which waited until somebody said that it is the same person. */
function toldOf(caseFile: CaseFile, { type }: Dependent): Partial<Dependent> {
  if (type !== "Spouse") return {};
  const { birthday, applicantFullName } = statedSpouse(readerFor(caseFile));
  return { ...(birthday ? { birthday } : {}), ...(applicantFullName ? { applicantFullName } : {}) };
}

/** The spouse of the case leaves as they were entered, and the person of the answers comes. */
async function replaceSpouse(
  tx: Transaction,
  where: Where,
  { caseFile, before }: { readonly caseFile: CaseFile; readonly before: Dependent },
): Promise<Changed | Refusal> {
  const the = readerFor(caseFile);
  if (before.type !== "Spouse" || !isPerhapsAnotherSpouse(the, before)) return dependentRefusals.nobodyElse;
  const { birthday = null, applicantFullName = null } = enteredAs(before);
  const leaving = { ...before, birthday, applicantFullName, knownAs: null };
  await rewriteDependent(tx, where.applicationId, leaving, where.key);
  const { birthday: newBirthday, applicantFullName: newName } = statedSpouse(the);
  const parts = {
    ...(before.visaType ? { visaType: before.visaType } : {}),
    ...(newBirthday ? { birthday: newBirthday } : {}),
    ...(newName ? { applicantFullName: newName } : {}),
  };
  const fileIds = await followAnswers(tx, where, [
    { kind: "remove", dependent: leaving },
    { kind: "add", type: "Spouse", childNumber: null, parts },
  ]);
  const [now] = await lockDependents(tx, where.applicationId, { type: "Spouse" });
  if (!now) return notFound;
  const sealed = now.sealedDetails.toString("base64");
  return { dependent: openDependent(where.applicationId, { ...now, sealed }, where.key), fileIds };
}

/** Only the values that the caller named. */
const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
