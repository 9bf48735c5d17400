import { text } from "../../../apps/web/src/shell/text.ts";
import type { Visitor, Words } from "../visitor.ts";

/** Waits for the first unread notification, opens the list and follows it. */
export async function followNotification(visitor: Visitor, kind: Words): Promise<void> {
  const bell = visitor.page.getByRole("button", {
    name: visitor.t(text.notificationsUnread, { count: 1 }),
    exact: true,
  });
  await bell.waitFor();
  await visitor.press(bell);
  await visitor.press(visitor.page.getByRole("link", { name: visitor.t(kind) }));
}
