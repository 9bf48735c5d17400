import { useEffect } from "react";
import type { ApiError } from "../../api/failure.ts";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { subscribe } from "../../api/subscribe.ts";
import { useQuery } from "../../api/useQuery.ts";
import { markNotificationsReadMutation, notificationArrivedSubscription, notificationsQuery } from "../operations.ts";

export type Told = {
  /** Undefined: not known yet. */
  readonly notices: readonly ResultOf<typeof notificationsQuery>["notifications"][number][] | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
  readonly markRead: (ids: readonly string[]) => Promise<void>;
};

const noVariables = {};

/** What the person was told, kept fresh while the page is open. */
export function useNotices(): Told {
  const { data, failure, reload } = useQuery(notificationsQuery, noVariables);
  useEffect(() => {
    const stop = new AbortController();
    void subscribe(
      notificationArrivedSubscription,
      { askedAgo: 0 },
      { onEvent: reload, onResumed: reload },
      stop.signal,
    );
    return () => stop.abort();
  }, [reload]);
  const markRead = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    // Marking is not worth a banner: what stays unread is simply shown again.
    await send(markNotificationsReadMutation, { ids: [...ids] }, { repeatable: true }).catch(() => {});
    reload();
  };
  return { notices: data?.notifications, failure, reload, markRead };
}
