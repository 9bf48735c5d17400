import type { ResultOf } from "../../../api/graphql.ts";
import { text as closingText } from "../../../case/closing/closing.text.ts";
import { statusName } from "../../../case/desk/statusName.ts";
import { applicationStatusText } from "../../../shell/applicationText.ts";
import { useMe } from "../../../shell/session.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import type { Choosing } from "./choosing.ts";
import type { queueQuery } from "./operations.ts";
import type { QueueChoice } from "./queueAddress.ts";
import { foundByWords, queueText as text } from "./queue.text.ts";

export type QueuedCase = ResultOf<typeof queueQuery>["queue"]["cases"][number];

export type CaseRowsProps = {
  cases: readonly QueuedCase[];
  knowsAll: boolean;
  choosing?: Choosing | undefined;
  /** Which list it is, for what sorts it. */
  choice: QueueChoice;
};

export function useNameOfCase({ application: { owner } }: QueuedCase): string {
  const { t } = useLanguage();
  return `${owner.firstName} ${owner.lastName}`.trim() || t(text.unnamed);
}

/** Who works on it; nothing where nobody does. */
export const staffOf = ({ application: { staff } }: QueuedCase): string | undefined =>
  staff.length === 0 ? undefined : staff.map((who) => `${who.firstName} ${who.lastName}`.trim()).join(", ");

export function CaseStatus({ one }: { one: QueuedCase }) {
  const { t } = useLanguage();
  const { role } = useMe();
  const { status, closedAt } = one.application;
  return (
    <>
      {closedAt !== null && <StatusTag tone="quiet">{t(closingText.closed)}</StatusTag>}{" "}
      <StatusTag tone={applicationStatusText(status).tone}>{t(statusName(status, role))}</StatusTag>{" "}
      {one.isBlocked === true && <StatusTag tone="blocked">{t(text.blocked)}</StatusTag>}
    </>
  );
}

/** What of the case was found, where that is not the name that stands there. */
export function FoundBy({ one: { foundBy } }: { one: QueuedCase }) {
  const { t } = useLanguage();
  const known: Readonly<Record<string, BilingualText>> = foundByWords;
  const what = foundBy.flatMap((by) => (known[by] ? [t(known[by])] : []));
  if (what.length === 0) return null;
  return <span className="queue__found">{t(text.foundBy, { what: what.join(", ") })}</span>;
}

export function NextDeadline({ one: { nextDeadline } }: { one: QueuedCase }) {
  const { t, date } = useLanguage();
  return nextDeadline === null ? t(text.noDate) : <time dateTime={nextDeadline}>{date(nextDeadline)}</time>;
}

export function ChooseCase({ one, choosing: { chosen, pick } }: { one: QueuedCase; choosing: Choosing }) {
  const { t } = useLanguage();
  const name = useNameOfCase(one);
  const { id } = one.application;
  return (
    <input
      type="checkbox"
      className="queue__choose"
      aria-label={t(text.chooseCase, { name })}
      checked={chosen.has(id)}
      onChange={({ target, nativeEvent }) =>
        pick(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
