import { text } from "../../../apps/web/src/shell/text.ts";
import type { NoticeWords } from "@boreal/domain/notices/noticeKind";
import type { Visitor } from "../visitor.ts";

/** Waits for the first unread notification, opens the list and does the one thing that it asks. */
export async function followNotification(visitor: Visitor, { said, act }: NoticeWords): Promise<void> {
  const bell = visitor.page.getByRole("button", {
    name: visitor.t(text.notificationsUnread, { count: 1 }),
    exact: true,
  });
  await bell.waitFor();
  await visitor.press(bell);
  await visitor.press(visitor.page.getByRole("link", { name: `${visitor.t(act)} ${visitor.t(said)}` }));
}
