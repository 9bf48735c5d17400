import type { ModelDeps } from "../../reading/askModel.ts";
import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import type { Transaction } from "../../../database/connect.ts";
import { readLetterModel, writeLetterModel } from "../../../store/answers/letterModel.ts";
import { lockApplication } from "../../../store/cases/applications.ts";
import { hideNames } from "../../../store/names/hideNames.ts";
import { appendAudit, type AuditSubject } from "../../../store/auditLog.ts";
import type { CommandDeps } from "../../deps.ts";
import type { FoundLetter } from "../findLetter.ts";

export type WordingDeps = CommandDeps & ModelDeps;
type Kept = Awaited<ReturnType<typeof readLetterModel>>;

/** Whether the applicant allowed this model: they read who runs it, so another one is asked for anew. */
export const isAllowed = ({ languageModel }: ModelDeps, { allowedFor }: Pick<Kept, "allowedFor">): boolean =>
  languageModel !== undefined && allowedFor === languageModel.runBy;

type Under = {
  readonly kept: Kept;
  /** Of this letter, or of another one of the case. */
  readonly write: (values: Partial<Kept>, letter?: LetterKey) => Promise<void>;
  readonly log: (kind: CaseEventKind, subject: AuditSubject) => Promise<void>;
};

/** What is kept of the model for one letter, under the lock of the case. Nothing once the case left its status. */
export async function withLetterModel<T>(
  deps: WordingDeps,
  { loaded, actor, key: letter }: FoundLetter,
  work: (under: Under) => Promise<T>,
): Promise<T | undefined> {
  const { id: applicationId, owner_id: owner, status, closed_at } = loaded.row;
  const key = await deps.personKey(owner);
  const at = deps.now();
  const inside = async (tx: Transaction): Promise<T | undefined> => {
    // In a closed case the policies let only a withdrawal through.
    const held = closed_at === null ? undefined : "alsoClosed";
    if (!(await lockApplication(tx, applicationId, status, held))) return undefined;
    await hideNames(tx, applicationId, key);
    return await work({
      kept: await readLetterModel(tx, { key, applicationId, letter }),
      write: async (values, of = letter) =>
        await writeLetterModel(tx, { key, applicationId, letter: of }, { ...values, by: actor.userId, at }),
      log: async (kind, subject) =>
        await appendAudit(tx, { chainId: applicationId, actorId: actor.userId, kind, subject, at }),
    });
  };
  return await deps.mutex(applicationId, async () => await deps.db.transaction(inside));
}

/** What was kept changed: pages of the letter ask again. */
export const tellPages = (deps: WordingDeps, { loaded }: FoundLetter): void =>
  deps.publishChange({ applicationId: loaded.row.id, kind: "forms", writer: deps.writer });
