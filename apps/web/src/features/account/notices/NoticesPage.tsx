import { Link } from "wouter";
import { NoticeList } from "../../../shell/chrome/NoticeList.tsx";
import { useNotices } from "../../../shell/chrome/useNotices.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { useText } from "../../../ui/language.tsx";
import { noticesText as text } from "./notices.text.ts";

/** Everything that a person was told, the newest first, each with the one thing to do about it. */
export function NoticesPage() {
  const t = useText();
  const told = useNotices();
  return (
    <Page title={t(text.noticesTitle)} backHref="/">
      <FailureBanner failure={told.failure} onRetry={told.reload} />
      <p>
        <Link href="/account/notices">{t(text.toSettings)}</Link>
      </p>
      {told.notices?.length === 0 && (
        <EmptyState title={t(text.nothing)}>
          <p>{t(text.nothingMore)}</p>
        </EmptyState>
      )}
      <NoticeList told={told} />
    </Page>
  );
}
