import { Link } from "wouter";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { text } from "../text.ts";
import type { Told } from "./useNotices.ts";
import "./NoticeList.css";

/** Notices with what happened, when, and the one thing to do. Opening one marks it read; seeing the list marks nothing. */
export function NoticeList({ told: { notices = [], markRead }, most = notices.length }: { told: Told; most?: number }) {
  const { t, dateTime } = useLanguage();
  const unread = notices.filter(({ readAt }) => readAt === null);
  return (
    <>
      <ul className="notifications__list">
        {notices.slice(0, most).map((notice) => (
          <li className="notifications__item" key={notice.id}>
            {notice.about !== null && <p className="notifications__about">{notice.about}</p>}
            <p className="notifications__said">{t(notice.said)}</p>
            <div className="notifications__when">
              <time dateTime={notice.createdAt}>{dateTime(notice.createdAt)}</time>
              {notice.readAt === null && (
                <StatusTag tone="todo" icon="bell">
                  {t(text.unread)}
                </StatusTag>
              )}
            </div>
            {notice.path !== null && (
              <Link href={notice.path} className="notifications__link" onClick={() => void markRead([notice.id])}>
                {t(notice.act)}{" "}
                <span className="visually-hidden">
                  {[t(notice.said), notice.about].filter((part) => part !== null).join(", ")}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <Button onClick={() => void markRead(unread.map(({ id }) => id))}>{t(text.markAllRead)}</Button>
      )}
    </>
  );
}
