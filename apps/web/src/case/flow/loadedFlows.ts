import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import type { FlowIndex } from "@boreal/domain/questionnaire/flowIndex";
import type { Section } from "@boreal/domain/questionnaire/flows/section";
import { notAskedIn } from "@boreal/domain/questionnaire/flows/notAsked";
import { completeFlow, type LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import type { Step } from "@boreal/domain/questionnaire/step";
import { ApiError } from "../../api/failure.ts";
import { sectionsOf } from "./flowFiles.ts";

/**
 * Stands in the browser for `questionnaire/flow.ts` of the domain (apps/web/build/flowsByType.ts, ADR 0201): the same words,
 * for the types whose questions were fetched. A person loads those of her own type. Whoever shows a case waits for its flow
 * first (`caseIsReady`), so that nobody below has to.
 */

export type { Section };

const flows = new Map<ApplicationType, LoadedFlow>();

export const isFlowHere = (type: ApplicationType): boolean => flows.has(type);

/** Brings the questions of one type, once. */
export async function fetchFlow(type: ApplicationType): Promise<void> {
  if (flows.has(type)) return;
  const sections = await sectionsOf[type]();
  if (!flows.has(type)) flows.set(type, completeFlow(type, sections, notAskedIn(type)));
}

export function wholeFlow(type: ApplicationType): LoadedFlow {
  const flow = flows.get(type);
  if (!flow) throw new Error(`a page shows a case of ${type} and did not wait for its questions`);
  return flow;
}
export const flowOf = (type: ApplicationType): readonly Section[] => wholeFlow(type).sections;
export const stepsOf = (type: ApplicationType): readonly Step[] => wholeFlow(type).steps;
export const indexOfFlow = (type: ApplicationType): FlowIndex => wholeFlow(type).index;

const typeIn = (caseFile: unknown): ApplicationType | undefined => {
  const { type } = (caseFile as { readonly application?: { readonly type?: string } } | undefined)?.application ?? {};
  return applicationTypes.find((known) => known === type);
};

/** Before a case that the server sent is shown: its questions are here. One that names no type is told as unreadable later. */
export async function caseIsReady(caseFile: unknown): Promise<void> {
  const type = typeIn(caseFile);
  if (!type || isFlowHere(type)) return;
  try {
    await fetchFlow(type);
  } catch (fault) {
    throw new ApiError("unreachable", { cause: fault });
  }
}

/** The same of what a query answers; nothing to wait for where they are here, or where there is no case. */
export function applicationIsReady(data: {
  readonly application?: { readonly caseFile: unknown } | null;
}): Promise<void> | undefined {
  const type = typeIn(data.application?.caseFile);
  return type && !isFlowHere(type) ? caseIsReady(data.application?.caseFile) : undefined;
}
