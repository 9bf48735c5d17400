import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { mayAgree } from "../../policies/assessment.ts";
import { factsOf } from "../../policies/facts.ts";
import { lockApplication, writeAgreement } from "../../store/cases/applications.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { lockedNow, notReady, whyNotNow } from "../refuse.ts";
import type { ForApplication } from "../startApplication.ts";

/** Notes whether the applicant agrees to the statement of the agreement page (`agreedToDisclaimer`). The same again changes nothing. */
export async function setAgreement(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly agreed: boolean },
): Promise<ForApplication> {
  const no = (refusal: ForApplication["refusals"][number]): ForApplication => ({
    applicationId: null,
    refusals: [refusal],
  });
  const row = asker && (await readApplicationRow(deps.db, given.applicationId));
  if (!row || asker === null) return no(notReady(asker) ?? notFound);
  const facts = factsOf(row);
  if (!isInScope(asker, facts)) return no(notReady(asker) ?? notFound);
  if (!mayAgree(asker, facts)) return no(whyNotNow(asker, facts, "agree"));
  const at = deps.now();
  const isHeld = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return false;
    if (await writeAgreement(tx, row.id, given.agreed)) {
      await appendAudit(tx, {
        chainId: row.id,
        actorId: asker.userId,
        kind: "agreementSet",
        subject: { fact: "agreedToDisclaimer", agreed: given.agreed },
        at,
      });
    }
    return true;
  });
  if (!isHeld) return no(lockedNow(asker, facts));
  if (row.agreed_to_disclaimer !== given.agreed)
    deps.publishChange({ applicationId: row.id, kind: "answers", writer: deps.writer });
  return { applicationId: row.id, refusals: [] };
}
