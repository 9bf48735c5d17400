import type { Application } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { Text } from "../kernel/text.ts";
import type { Refusal } from "../kernel/validation.ts";
import type { Readiness } from "../review/readiness.ts";
import { faultOfEntry, isAskedKey, type AskedKey, type Entered } from "./asked.ts";
import type { StatusActor, Transition } from "./transition.ts";
import { transitionsFrom } from "./transitions.ts";

/** Judges one change of status: whether it is offered, what stands against it, and what the application is afterwards. */

export type OpenNeed =
  | Readiness["open"][number]
  | { readonly kind: "condition"; readonly id: string; readonly text: Text };

export type OfferedTransition = {
  readonly transition: Transition;
  /** What stands against it before anything is entered. */
  readonly open: readonly OpenNeed[];
  readonly warns: readonly Text[];
  /** The asker may only report it; somebody else confirms. */
  readonly isReport: boolean;
  /** What a document of the case tells of the facts that it asks for; whoever makes the change confirms it. */
  readonly suggested: Entered;
};

export type Given = {
  readonly caseFile: CaseFile;
  /** Asked only where a change needs it. */
  readonly readiness: () => Readiness;
};

const isMadeBy = (transition: Transition, actor: StatusActor): boolean => transition.by.includes(actor);

const isReportOf = ({ confirmedBy }: Transition, actor: StatusActor): boolean =>
  confirmedBy !== undefined && !confirmedBy.includes(actor);

/** What this actor may do next, in the order of the list. */
export function offeredTransitions(given: Given, actor: StatusActor): readonly OfferedTransition[] {
  const { type, status } = given.caseFile.application;
  if (status === undefined) return [];
  const the = new CaseReader(given.caseFile);
  return transitionsFrom(type, status)
    .filter((one) => isMadeBy(one, actor) && (one.when === undefined || one.when.evaluate(the.fresh()).holds))
    .map((transition) => ({
      transition,
      open: openNeeds(transition, given, the, actor),
      warns: warningsOf(transition, the),
      isReport: isReportOf(transition, actor),
      suggested: transition.isTold?.(the.fresh()) ?? {},
    }));
}

function openNeeds(transition: Transition, given: Given, the: CaseReader, actor: StatusActor): readonly OpenNeed[] {
  const reported = isReportOf(transition, actor) ? (transition.reportNeeds ?? []) : [];
  return [...(transition.needs ?? []), ...reported].flatMap((need): readonly OpenNeed[] =>
    need === "readyForReview" ? openForReview(given.readiness()) : openCondition(need, the),
  );
}

/** The points of the legal team do not hold the applicant back. */
const openForReview = ({ open }: Readiness): readonly OpenNeed[] => open.filter(({ forLawyer }) => !forLawyer);

function openCondition(need: CaseCondition, the: CaseReader): readonly OpenNeed[] {
  const { holds, because } = need.evaluate(the.fresh());
  return holds ? [] : because.slice(0, 1).map((text) => ({ kind: "condition", id: need.id, text }));
}

const warningsOf = ({ warns = [] }: Transition, the: CaseReader): readonly Text[] =>
  warns.flatMap((one) => {
    const { holds, because } = one.evaluate(the.fresh());
    return holds ? because.slice(0, 1) : [];
  });

export type Wanted = {
  readonly transition: Transition;
  readonly actor: StatusActor;
  readonly entered: Entered;
  /** Ids of what was ticked. */
  readonly confirmed: readonly string[];
  readonly reason: string;
};

export type PlacedFault = Refusal & { readonly path?: string };

export type TransitionDecision =
  | { readonly allowed: false; readonly refusals: readonly PlacedFault[]; readonly open: readonly OpenNeed[] }
  | { readonly allowed: true; readonly isReport: boolean; readonly after: Application };

const notOffered: PlacedFault = {
  code: "statusChangeNotOffered",
  text: {
    en: "This change does not follow from the current status of the case. Look at the case again.",
    fr: "Ce changement ne suit pas l’état actuel du dossier. Regardez le dossier de nouveau.",
  },
};
const openPoints: PlacedFault = {
  code: "statusChangeHasOpenPoints",
  text: {
    en: "Something is still open. It is listed here, each point with its place.",
    fr: "Des points sont encore ouverts. Ils sont énumérés ici, chacun avec son emplacement.",
  },
};
const missingEntry: Text = { en: "Enter this first.", fr: "Inscrivez d’abord ceci." };
const missingTick: Text = {
  en: "Tick this if it is so. Without it the change cannot be made.",
  fr: "Cochez ceci si c’est le cas. Sinon, le changement ne peut pas être fait.",
};
const missingReason: PlacedFault = {
  code: "reasonNeeded",
  path: "reason",
  text: { en: "Say why, in a sentence or two.", fr: "Dites pourquoi, en une phrase ou deux." },
};

/** Whether the change may be made with what was entered; nothing is changed here. */
export function decideTransition(given: Given, wanted: Wanted): TransitionDecision {
  const { transition, actor } = wanted;
  const { application } = given.caseFile;
  const the = new CaseReader(given.caseFile);
  const isOffered =
    application.status !== undefined &&
    transition.types.includes(application.type) &&
    transition.from.includes(application.status) &&
    isMadeBy(transition, actor) &&
    (transition.when === undefined || transition.when.evaluate(the.fresh()).holds);
  if (!isOffered) return { allowed: false, refusals: [notOffered], open: [] };
  const after = applicationAfter(given.caseFile, wanted);
  const faults = faultsOf(wanted, after, given.caseFile.today);
  const readerAfter = new CaseReader({ ...given.caseFile, application: { ...after, status: application.status } });
  const open = openNeeds(transition, given, readerAfter, actor);
  const refusals = [...faults, ...(open.length > 0 ? [openPoints] : [])];
  if (refusals.length > 0) return { allowed: false, refusals, open };
  return { allowed: true, isReport: isReportOf(transition, actor), after };
}

/** The application with the new status and what came with it. `statusUpdatedAt` is the day of the change. */
function applicationAfter({ application, today }: CaseFile, { transition, entered }: Wanted): Application {
  const cleared = Object.fromEntries((transition.clears ?? []).map((key) => [key, null]));
  const asked = Object.fromEntries(
    (transition.asks ?? []).flatMap(({ key }) => (entered[key] === undefined ? [] : [[key, entered[key]]])),
  );
  const received = isReceivedWithSending(transition, entered) ? { receivedDate: entered.submittedAt } : {};
  // An offer ends with whatever is decided of it.
  const forgotten = application.status === "JrSettlementOffered" ? { statusBeforeOffer: null } : {};
  const remembered = transition.remembers ? { [transition.remembers]: application.status ?? null } : {};
  return {
    ...application,
    ...cleared,
    ...asked,
    ...received,
    ...forgotten,
    ...remembered,
    status: transition.to,
    statusUpdatedAt: today,
  } as Application;
}

/** Where the authority names no day of receipt, the day of sending is it. */
const isReceivedWithSending = ({ asks = [] }: Transition, entered: Entered): boolean =>
  asks.some(({ key }) => key === "receivedDate") &&
  entered.receivedDate === undefined &&
  entered.submittedAt !== undefined;

function faultsOf(wanted: Wanted, after: Application, today: CaseFile["today"]): readonly PlacedFault[] {
  const { transition, entered, confirmed, reason } = wanted;
  const asks = transition.asks ?? [];
  const unknown = Object.keys(entered).filter((key) => !asks.some((asked) => asked.key === key));
  return [
    ...unknown.map((path): PlacedFault => ({ ...notOffered, path })),
    ...asks.flatMap(({ key, isOptional }) => faultOfAsked(key, isOptional === true, { entered, after, today })),
    ...(transition.confirms ?? [])
      .filter(({ id }) => !confirmed.includes(id))
      .map(({ id }): PlacedFault => ({ code: "confirmationNeeded", path: id, text: missingTick })),
    ...(transition.reason === "required" && reason.trim() === "" ? [missingReason] : []),
  ];
}

function faultOfAsked(
  key: AskedKey,
  isOptional: boolean,
  { entered, after, today }: { entered: Entered; after: Application; today: CaseFile["today"] },
): readonly PlacedFault[] {
  const value = entered[key];
  if (value === undefined || value === "")
    return isOptional ? [] : [{ code: "entryNeeded", path: key, text: missingEntry }];
  const fault = faultOfEntry(key, value, after, today);
  return fault ? [fault] : [];
}

/** Facts of the application that came with the change, for storing: only those that differ. */
export const changedFacts = (before: Application, after: Application): readonly AskedKey[] =>
  (Object.keys(after) as readonly string[])
    .filter((key) => isAskedKey(key))
    .filter((key) => (before[key] ?? null) !== (after[key] ?? null));
