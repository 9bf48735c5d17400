import type { Application, ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { CaseReader } from "../caseFile/reader.ts";
import {
  linkedKinds,
  type EarlierOutcome,
  type LinkedKind,
  type StartedFrom,
} from "../caseFile/answers/application/startedFrom.ts";
import type { Text } from "../kernel/text.ts";
import { linkedApplications, type LinkedDefinition } from "./linked.ts";
import { statuses } from "./statuses.ts";
import type { StatusActor } from "./transition.ts";
import { reviewable } from "./typesOnTheWay.ts";

/** Which applications may be started from one, and what each begins with. */

export type OfferedLink = {
  readonly kind: LinkedKind;
  readonly link: LinkedDefinition;
  readonly warns: readonly Text[];
};

/** A court case ends in statuses of its own, and the refused application goes on in its own file. */
const isRestarted = (kind: LinkedKind, type: ApplicationType, status: ApplicationStatus): boolean =>
  kind !== "reapplication" || statuses[status].group !== "court" || reviewable.includes(type);

/** What this actor may start from the case as it stands. */
export function offeredLinks(caseFile: CaseFile, actor: StatusActor): readonly OfferedLink[] {
  const { type, status } = caseFile.application;
  if (status === undefined) return [];
  const the = new CaseReader(caseFile);
  return linkedKinds
    .map((kind) => ({ kind, link: linkedApplications[kind] }))
    .filter(
      ({ kind, link }) =>
        link.types.includes(type) &&
        link.from.includes(status) &&
        link.by.some((one) => one === actor) &&
        isRestarted(kind, type, status) &&
        (link.when === undefined || link.when.evaluate(the.fresh()).holds),
    )
    .map(({ kind, link }) => ({ kind, link, warns: warningsOf(link, the) }));
}

const warningsOf = ({ warns = [] }: LinkedDefinition, the: CaseReader): readonly Text[] =>
  warns.flatMap((one) => {
    const { holds, because } = one.evaluate(the.fresh());
    return holds ? because.slice(0, 1) : [];
  });

export const typeStartedBy = (kind: LinkedKind, earlier: ApplicationType): ApplicationType => {
  const { starts } = linkedApplications[kind];
  if (starts === "same") return earlier;
  return typeof starts === "string" ? starts : (starts[earlier] ?? earlier);
};

/** The facts that the new application has from its first day. */
export function factsAtStart(kind: LinkedKind, earlier: Application): Partial<Application> {
  const { facts = [], reason } = linkedApplications[kind];
  const again = kind === "reapplication" && earlier.type === "JudicialReview" ? courtFacts : [];
  const taken = [...facts, ...again].flatMap((key) => (earlier[key] === undefined ? [] : [[key, earlier[key]]]));
  const kept = Object.fromEntries(taken) as Partial<Application>;
  return { ...kept, ...(reason ? { reasonsForContactingIRCC: [reason] } : {}) };
}

const courtFacts = linkedApplications.judicialReview.facts ?? [];

/** Of what was sent and decided. One that the Court looks at was refused, or is late. */
export function outcomeOf({ status, decisionNotifiedAt, submittedAt }: Application): EarlierOutcome | null {
  if (status === undefined) return null;
  const late = status === "MandamusDemand" || status === "MandamusLeaveFiled" || status === "JrRedetermination";
  if (late || status === "IrccProcessing") return "underReview";
  const { group } = statuses[status];
  if (group === "refusal" || group === "court") return decisionNotifiedAt ? "refused" : null;
  if (status === "Approved" || status === "Poe" || status === "Completed") return "approved";
  return status === "Withdrawn" && submittedAt ? "withdrawn" : null;
}

/** What is kept of the earlier application beside its answers. */
export const earlierFacts = (kind: LinkedKind, { application }: CaseFile): Omit<StartedFrom, "answers"> => {
  const outcome = outcomeOf(application);
  const decidedOn = outcome === "refused" ? (application.decisionNotifiedAt ?? null) : null;
  return { kind, type: application.type, outcome, decidedOn };
};
