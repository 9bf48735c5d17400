import { applicationStatuses, applicationTypes } from "@boreal/domain/caseFile/application";
import { applicationStatusText } from "../../../shell/applicationText.ts";
import type { BilingualText } from "../../../ui/language.tsx";

/**
 * What of the queue stays in the address, so that "Back", a bookmark and a colleague find the same list. The words that are
 * searched for never do: they are names (ADR 0144).
 */
export type QueueChoice = {
  readonly tab: QueueTab;
  readonly order: string | undefined;
  readonly type: string | undefined;
  /** The first of the statuses that are called the same. */
  readonly status: string | undefined;
  /** Who is assigned: an id, or "nobody". */
  readonly staff: string | undefined;
  /** The next deadline is within a week or a month. */
  readonly due: (typeof dueChoices)[number] | undefined;
  /** Only cases that the firm closed; else they are not in the list. */
  readonly closed: "only" | undefined;
  readonly after: string | undefined;
};

export const queueTabs = ["all", "mine", "forMe", "applicant", "authority", "deadline", "blocked"] as const;
export type QueueTab = (typeof queueTabs)[number];
export const queueOrders = ["newest", "oldest", "waiting", "recent", "deadline"] as const;
export const dueChoices = ["week", "month"] as const;
/** In place of a person: cases that nobody is assigned to. */
export const nobodysCases = "nobody";

const known = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

const idIn = (given: string | null): string | undefined =>
  given !== null && /^[\w-]{1,64}$/.test(given) ? given : undefined;

export const choiceFrom = (address: URLSearchParams): QueueChoice => ({
  tab: known(queueTabs, address.get("tab")) ?? "all",
  order: known(queueOrders, address.get("order")),
  type: known(applicationTypes, address.get("type")),
  status: known(applicationStatuses, address.get("status")),
  staff: idIn(address.get("staff")),
  due: known(dueChoices, address.get("due")),
  closed: known(["only"], address.get("closed")),
  after: address.get("after") ?? undefined,
});

/** The address of a list. Another list begins at its first page. */
export function queuePath(choice: QueueChoice, changed: Partial<QueueChoice> = {}): string {
  const { tab, ...others } = { ...choice, after: undefined, ...changed };
  const address = new URLSearchParams();
  if (tab !== "all") address.set("tab", tab);
  for (const [name, value] of Object.entries(others)) if (value !== undefined) address.set(name, value);
  const text = address.toString();
  return text === "" ? "/" : `/?${text}`;
}

/** Statuses that are called the same are chosen together. */
export function statusesLike(status: string | undefined): readonly string[] | undefined {
  if (status === undefined) return undefined;
  // The same sentence, not equal words: a page holds those of one language only (ADR 0117).
  const { text } = applicationStatusText(status);
  return applicationStatuses.filter((one) => applicationStatusText(one).text === text);
}

/** One choice for each name. */
export const statusChoices: readonly { readonly value: string; readonly text: BilingualText }[] =
  applicationStatuses.flatMap((status) =>
    statusesLike(status)?.[0] === status ? [{ value: status, text: applicationStatusText(status).text }] : [],
  );
