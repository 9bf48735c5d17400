import { randomUUID } from "node:crypto";
import { confirmsWhatIsHere, statementFilesOf } from "@boreal/domain/conditions/application/statement";
import {
  faultOfRecorded,
  isRecordedKey,
  recordableOf,
  valueRecorded,
  wordsRecorded,
  type RecordedKey,
} from "@boreal/domain/lifecycle/recordedFacts";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayConfirmStatement, mayRecordFacts } from "../../policies/lifecycle.ts";
import type { Change } from "../../policies/whenMayChange.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { readRecordable, writeRecordedFact } from "../../store/cases/recordedFacts.ts";
import { notFound, says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNotNow } from "../refuse.ts";
import type { ForApplication } from "../startApplication.ts";

export type FactToRecord = {
  readonly applicationId: string;
  readonly fact: string;
  /** A day, `true`, or ids of choices; empty takes the fact away. */
  readonly words: readonly string[];
  /** What the page showed: of two people who record at once, the second hears what the first one recorded. */
  readonly seen: readonly string[];
};

const no = (refusal: PlacedRefusal): ForApplication => ({ applicationId: null, refusals: [refusal] });
const done = (applicationId: string): ForApplication => ({ applicationId, refusals: [] });

const notRecordable = says("factNotRecordable", {
  en: "This fact does not belong to this kind of application or to its status. Load the page again.",
  fr: "Ce fait ne correspond ni à ce type de demande ni à son état. Rechargez la page.",
});
const factMoved = says("factMoved", {
  en: "Somebody recorded something else here in the meantime. Look at it again, then enter yours if it still holds.",
  fr: "Quelqu’un a inscrit autre chose ici entre-temps. Regardez de nouveau, puis inscrivez votre valeur si elle tient toujours.",
});
const statusMovedMeanwhile = says("statusMoved", {
  en: "Somebody moved the case in the meantime. Look at it again before you continue.",
  fr: "Quelqu’un a fait avancer le dossier entre-temps. Regardez-le de nouveau avant de continuer.",
});
const noStatement = says("statementMissing", {
  en: "There is no statement of purpose here to confirm yet. Wait until your legal team adds the draft, or add your own.",
  fr: "Il n’y a pas encore de lettre de motivation à confirmer ici. Attendez le projet de votre équipe juridique ou ajoutez la vôtre.",
});

const statementMoved = says("statementMoved", {
  en: "The statement was replaced in the meantime. Read the file that is here now, then confirm it.",
  fr: "La lettre a été remplacée entre-temps. Lisez le fichier qui se trouve ici maintenant, puis confirmez-le.",
});

/** The legal team records a fact that no question asks and no document says. The same again changes nothing. */
export async function recordFact(deps: CommandDeps, asker: Asker, given: FactToRecord): Promise<ForApplication> {
  const loaded = await loadCaseFor(deps, asker, given.applicationId);
  const refused = whyNotRecord(asker, loaded, mayRecordFacts, "recordFact");
  if (refused || !loaded || asker === null) return no(refused ?? notFound);
  const { application } = loaded.whole;
  if (!isRecordedKey(given.fact) || !recordableOf(application).includes(given.fact))
    return no({ ...notRecordable, path: "fact" });
  const words = [...new Set(given.words.map((word) => word.trim()).filter((word) => word !== ""))];
  const fault = faultOfRecorded(given.fact, words, application, deps.today());
  if (fault) return no({ ...fault, path: given.fact });
  return await record(deps, loaded, { fact: given.fact, words, seen: given.seen, actorId: asker.userId });
}

/**
 * The applicant read the statement of purpose and says that nothing has to change. Only the team takes that back. It holds for
 * the files that they had before them: a file that comes later is not confirmed by it (ADR 0152).
 */
export async function confirmStatement(
  deps: CommandDeps,
  asker: Asker,
  { applicationId, fileIds }: { readonly applicationId: string; readonly fileIds: readonly string[] },
): Promise<ForApplication> {
  const loaded = await loadCaseFor(deps, asker, applicationId);
  const refused = whyNotRecord(asker, loaded, mayConfirmStatement, "confirmStatement");
  if (refused || !loaded || asker === null) return no(refused ?? notFound);
  if (!recordableOf(loaded.whole.application).includes("confirmedSoP")) return no(notRecordable);
  const here = statementFilesOf(loaded.whole.documents);
  if (here.length === 0) return no(noStatement);
  if (!confirmsWhatIsHere(fileIds, here)) return no(statementMoved);
  const entry = { fact: "confirmedSoP", words: ["true"], seen: [], actorId: asker.userId } as const;
  return await record(deps, loaded, { ...entry, fileIds });
}

function whyNotRecord(
  asker: Asker,
  loaded: LoadedCase | undefined,
  may: typeof mayRecordFacts,
  change: Change,
): PlacedRefusal | undefined {
  if (!loaded || asker === null) return notReady(asker) ?? notFound;
  const facts = factsOf(loaded.row);
  if (!isInScope(asker, facts)) return notReady(asker) ?? notFound;
  return may(asker, facts) ? undefined : whyNotNow(asker, facts, change);
}

type Entry = {
  readonly fact: RecordedKey;
  readonly words: readonly string[];
  readonly seen: readonly string[];
  readonly actorId: string;
  /** What was confirmed. */
  readonly fileIds?: readonly string[];
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word));

async function record(
  deps: CommandDeps,
  { row, whole }: LoadedCase,
  { fact, words, seen, actorId, fileIds = [] }: Entry,
): Promise<ForApplication> {
  const at = deps.now();
  const outcome = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return "moved";
    // Since the case was read somebody may have recorded it.
    const { confirmedFiles = null, ...standing } = await readRecordable(tx, row.id);
    const confirmedSoP = standing.confirmedSoP && confirmsWhatIsHere(confirmedFiles, statementFilesOf(whole.documents));
    const now = wordsRecorded(
      { ...whole.application, ...standing, ...(confirmedSoP === undefined ? {} : { confirmedSoP }) },
      fact,
    );
    if (isSame(now, words)) return "same";
    if (!isSame(now, seen)) return "other";
    await writeRecordedFact(
      tx,
      {
        id: randomUUID(),
        applicationId: row.id,
        fact,
        words,
        fileIds: fileIds.length === 0 ? null : fileIds,
        recordedBy: actorId,
        recordedAt: at,
      },
      valueRecorded(fact, words),
    );
    await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.id,
      actorId,
      kind: "factRecorded",
      subject: { fact, isEmpty: words.length === 0 },
      at,
    });
    return "recorded";
  });
  if (outcome === "moved") return no(statusMovedMeanwhile);
  return outcome === "other" ? no({ ...factMoved, path: fact }) : done(row.id);
}
