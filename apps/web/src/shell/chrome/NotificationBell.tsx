import { Link } from "wouter";
import { Icon } from "../../ui/layout/Icon.tsx";
import { useText } from "../../ui/language.tsx";
import { text } from "../text.ts";
import { Disclosure } from "./Disclosure.tsx";
import { FailureBanner } from "./FailureBanner.tsx";
import { NoticeList } from "./NoticeList.tsx";
import { useNotices } from "./useNotices.ts";

/** The bell shows the newest; the page of all notices shows the rest. */
const newest = 5;

/** How many notices are unread, and the newest of them. Opening the list marks nothing; the person does. */
export function NotificationBell() {
  const t = useText();
  const told = useNotices();
  const unread = (told.notices ?? []).filter(({ readAt }) => readAt === null).length;
  const label = unread === 0 ? t(text.notifications) : t(text.notificationsUnread, { count: unread });
  return (
    <Disclosure label={label} button={<BellButton count={unread} />}>
      <FailureBanner failure={told.failure} onRetry={told.reload} />
      {told.notices?.length === 0 && <p>{t(text.noNotifications)}</p>}
      {told.notices !== undefined && told.notices.length > 0 && <NoticeList told={told} most={newest} />}
      <p>
        <Link href="/notices">{t(text.allNotices)}</Link>
      </p>
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
