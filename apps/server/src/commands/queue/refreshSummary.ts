import { caseDays } from "@boreal/domain/plan/calendar/caseDays";
import { summaryOf } from "@boreal/domain/plan/caseSummary";
import { findableOf } from "@boreal/domain/plan/findable";
import { peopleNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import { computePlan } from "@boreal/domain/plan/plan";
import type { CommandDeps } from "../deps.ts";
import { checkAtBeginning } from "../conflicts/checkConflicts.ts";
import { raiseTasks } from "../desk/raiseTasks.ts";
import { tellOfReady } from "../requests/tellOfReady.ts";
import type { Keys } from "../../keys/personKeys.ts";
import type { CaseStore } from "../../store/cases/caseStore.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { writeCaseDays } from "../../store/calendar/caseDays.ts";
import { listOldSummaries, readPosition, writeSummary } from "../../store/queue/caseSummaries.ts";
import { searchKeyOf, termsOf, writeTerms } from "../../store/queue/searchTerms.ts";

export type SummaryDeps = CaseStore &
  Pick<CommandDeps, "queueMail"> & {
    readonly keys: Pick<Keys, "systemKey">;
    readonly reportFault: (fault: unknown) => void;
  };

/**
 * Makes what the queue says of one case anew, from the whole case (ADR 0144). Nothing is decided by it: it is derived, and may
 * run at any time, twice, and in several processes. It says for which state of the case it was made, read before the case.
 */
export async function refreshSummary(deps: SummaryDeps, applicationId: string): Promise<void> {
  const madeAt = await readPosition(deps.db, applicationId);
  const loaded = await loadCaseFile(deps, applicationId);
  if (!loaded) return;
  const { row, caseFile } = loaded;
  const key = await deps.personKey(row.owner_id);
  const plan = computePlan(caseFile);
  const names = `${caseFile.profile.firstName ?? ""} ${caseFile.profile.lastName ?? ""}`;
  const people = peopleNamed(caseFile);
  const ofFirm = row.matter_number === null ? [] : [{ by: "matter" as const, text: row.matter_number }];
  const findable = [...findableOf(caseFile, people), ...ofFirm];
  const terms = termsOf(searchKeyOf(deps.keys), applicationId, {
    names,
    findable,
    people: people.map(({ name }) => name),
  });
  // Of a case that the firm closed nothing is waited for.
  const days = row.closed_at === null ? caseDays(plan, caseFile.authorityRequests) : [];
  await deps.db.transaction(async (tx) => {
    await writeSummary(tx, {
      applicationId,
      key,
      summary: summaryOf(plan, loaded),
      people,
      searched: { names, findable },
      madeAt,
      madeOn: caseFile.today,
    });
    await writeTerms(tx, applicationId, terms);
    await writeCaseDays(tx, { applicationId, key, days });
  });
  // The plan is here, whoever changed the case and however: what it leaves to a person becomes a task.
  await raiseTasks(deps, row, plan);
  await tellOfReady(deps, loaded);
  await checkAtBeginning(deps, row, { searched: people, madeAt });
}

/** So many are listed at once. */
const batch = 200;

/**
 * Makes every summary anew that is missing or old: after a start, after a day, after changes that nobody heard of. A case that
 * cannot be opened holds up no other. Ends when it is told to; the next run goes on.
 */
export async function refreshOldSummaries(deps: SummaryDeps, signal?: AbortSignal): Promise<number> {
  const failed = new Set<string>();
  let made = 0;
  for (;;) {
    const ids = (await listOldSummaries(deps.db, deps.today(), batch + failed.size)).filter((id) => !failed.has(id));
    if (ids.length === 0) return made;
    for (const id of ids) {
      if (signal?.aborted === true) return made;
      try {
        await refreshSummary(deps, id);
        made += 1;
      } catch (fault) {
        failed.add(id);
        deps.reportFault(fault);
      }
    }
  }
}
