import { randomUUID } from "node:crypto";
import { longestLawyerReason } from "@boreal/domain/caseFile/lawyerDecisions";
import type { Text } from "@boreal/domain/kernel/text";
import { isPartKind, nameOfPart, type CasePart } from "@boreal/domain/review/caseParts";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import { mayFinishPart, mayReopenParts } from "../../policies/reopenedParts.ts";
import type { Change } from "../../policies/whenMayChange.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { closeReopenedPart, insertReopenedPart, type PartOutcome } from "../../store/cases/reopenedParts.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { isLongerThan } from "../personsWords.ts";
import type { ForApplication } from "../startApplication.ts";
import { findCaseForChange } from "../caseForChange.ts";

export type PartToReopen = {
  readonly applicationId: string;
  readonly kind: string;
  readonly part: string;
  readonly childNumber: number | null;
  readonly reason: string;
};

const no = (refusal: PlacedRefusal): ForApplication => ({ applicationId: null, refusals: [refusal] });
const done = (applicationId: string): ForApplication => ({ applicationId, refusals: [] });

const placed = (code: string, path: string, text: Text): PlacedRefusal => ({ ...says(code, text), path });
const noSuchPart = placed("partNotFound", "part", {
  en: "This part does not belong to the application. Choose one from the list.",
  fr: "La demande n’a pas cette partie. Choisissez-en une dans la liste.",
});
const reasonNeeded = placed("reasonNeeded", "reason", {
  en: "Say what to correct, in a sentence or two. The applicant reads it.",
  fr: "Dites ce qu’il faut corriger, en une phrase ou deux. La personne le lira.",
});
const reasonTooLong = placed("reasonTooLong", "reason", {
  en: `The text is longer than ${longestLawyerReason} characters. Shorten it.`,
  fr: `Le texte dépasse ${longestLawyerReason} caractères. Raccourcissez-le.`,
});
const isOpenAlready = placed("partOpenAlready", "part", {
  en: "This part is open already. The applicant can change it.",
  fr: "Cette partie est déjà rouverte. La personne peut la modifier.",
});
const moved = says("statusMoved", {
  en: "Somebody moved the case in the meantime. Look at it again before you continue.",
  fr: "Quelqu’un a fait avancer le dossier entre-temps. Regardez-le de nouveau avant de continuer.",
});
const isClosedAlready = says("partNotOpen", {
  en: "This part is not open any more. Look at the page again.",
  fr: "Cette partie n’est plus ouverte. Regardez la page de nouveau.",
});

/** The legal team opens one part again, and the applicant reads why. */
export async function reopenPart(deps: CommandDeps, asker: Asker, given: PartToReopen): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, {
    may: mayReopenParts,
    change: "reopenPart",
  });
  if ("refused" in found) return no(found.refused);
  const { row, actorId } = found;
  const { kind, part: name } = given;
  if (!isPartKind(kind)) return no(noSuchPart);
  const part: CasePart = { kind, part: name, childNumber: given.childNumber ?? 0 };
  if (nameOfPart(row.type, part) === undefined) return no(noSuchPart);
  const reason = given.reason.trim();
  if (reason === "") return no(reasonNeeded);
  if (isLongerThan(reason, longestLawyerReason)) return no(reasonTooLong);
  const key = await deps.personKey(row.owner_id);
  const [id, at] = [randomUUID(), deps.now()];
  return await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return no(moved);
    const opened = { ...part, id, applicationId: row.id, reason, openedBy: actorId, openedAt: at };
    if (!(await insertReopenedPart(tx, key, opened))) return no(isOpenAlready);
    const place = `/applications/${encodeURIComponent(row.id)}/status`;
    await tell(deps, tx, {
      kind: "partReopened",
      to: row.owner_id,
      key: id,
      applicationId: row.id,
      subject: { at: place },
    });
    await note(deps, tx, row.id, { kind: "partReopened", actorId, partId: id, part });
    return done(row.id);
  });
}

/** The applicant says that the part is corrected: it closes, and the team hears of it. */
export const finishPart = async (
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly partId: string },
): Promise<ForApplication> =>
  await closePartAs(deps, asker, given, { may: mayFinishPart, change: "finishPart", outcome: "corrected" });

/** The team closes a part that it opened. */
export const closePart = async (
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly partId: string },
): Promise<ForApplication> =>
  await closePartAs(deps, asker, given, { may: mayReopenParts, change: "reopenPart", outcome: "closed" });

type Right = { readonly may: (asker: Asker, the: ApplicationFacts) => boolean; readonly change: Change };
type Closing = Right & { readonly outcome: PartOutcome };

async function closePartAs(
  deps: CommandDeps,
  asker: Asker,
  { applicationId, partId }: { readonly applicationId: string; readonly partId: string },
  { outcome, ...right }: Closing,
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, applicationId, right);
  if ("refused" in found) return no(found.refused);
  const { row, actorId } = found;
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return no(moved);
    const part = await closeReopenedPart(tx, { applicationId: row.id, id: partId }, { by: actorId, at, outcome });
    if (!part) return no(isClosedAlready);
    if (outcome === "corrected")
      await tell(
        deps,
        tx,
        ...[...new Set([part.openedBy, ...row.assigned_to])].map(
          (to) => ({ kind: "partCorrected", to, key: partId, applicationId: row.id }) as const,
        ),
      );
    await note(deps, tx, row.id, { kind: "partClosed", actorId, partId, part, outcome });
    return done(row.id);
  });
}

/** Open pages hear of it, and the log has it; last in its transaction. */
async function note(
  deps: CommandDeps,
  tx: Transaction,
  applicationId: string,
  given: {
    readonly kind: "partReopened" | "partClosed";
    readonly actorId: string;
    readonly partId: string;
    readonly part: CasePart;
    readonly outcome?: PartOutcome;
  },
): Promise<void> {
  const { kind, actorId, partId, part, outcome } = given;
  await publishChange(tx, { applicationId, kind: "status", writer: deps.writer });
  await appendAudit(tx, {
    chainId: applicationId,
    actorId,
    kind,
    subject: {
      partId,
      kind: part.kind,
      part: part.part,
      childNumber: part.childNumber,
      ...(outcome ? { outcome } : {}),
    },
    at: deps.now(),
  });
}
