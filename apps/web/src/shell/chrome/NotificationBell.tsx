import { useEffect } from "react";
import { Link } from "wouter";
import { send } from "../../api/send.ts";
import { subscribe } from "../../api/subscribe.ts";
import { useQuery } from "../../api/useQuery.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/layout/Icon.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { FailureBanner } from "./FailureBanner.tsx";
import { notificationLink, notificationText } from "./notificationText.ts";
import { markNotificationsReadMutation, notificationArrivedSubscription, notificationsQuery } from "../operations.ts";
import { text } from "../text.ts";
import "./NotificationBell.css";

const noVariables = {};

/** How many notifications are unread, and the list of them. Opening the list marks nothing; the person does. */
export function NotificationBell() {
  const { t, dateTime } = useLanguage();
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
  const notifications = data?.notifications ?? [];
  const unread = notifications.filter((notification) => notification.readAt === null);
  const markRead = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    // Marking is not worth a banner: what stays unread is simply shown again.
    await send(markNotificationsReadMutation, { ids: [...ids] }, { repeatable: true }).catch(() => {});
    reload();
  };
  return (
    <Disclosure label={bellLabel(unread.length, t)} button={<BellButton count={unread.length} />}>
      <FailureBanner failure={failure} onRetry={reload} />
      {data && notifications.length === 0 && <p>{t(text.noNotifications)}</p>}
      {notifications.length > 0 && (
        <ul className="notifications__list">
          {notifications.map((notification) => {
            const href = notificationLink(notification);
            const words = t(notificationText(notification.kind));
            return (
              <li className="notifications__item" key={notification.id}>
                {href === undefined ? (
                  <span className="notifications__link">{words}</span>
                ) : (
                  <Link href={href} className="notifications__link" onClick={() => void markRead([notification.id])}>
                    {words}
                  </Link>
                )}
                <div className="notifications__when">
                  <time dateTime={notification.createdAt}>{dateTime(notification.createdAt)}</time>
                  {notification.readAt === null && (
                    <StatusTag tone="todo" icon="bell">
                      {t(text.unread)}
                    </StatusTag>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {unread.length > 0 && (
        <Button onClick={() => void markRead(unread.map((notification) => notification.id))}>
          {t(text.markAllRead)}
        </Button>
      )}
    </Disclosure>
  );
}

function BellButton({ count }: { count: number }) {
  return (
    <>
      <Icon name="bell" />
      {count > 0 && <span className="header__count">{count > 99 ? "99+" : count}</span>}
    </>
  );
}

function bellLabel(count: number, t: ReturnType<typeof useLanguage>["t"]): string {
  return count === 0 ? t(text.notifications) : t(text.notificationsUnread, { count });
}
