import { fillRegistration, followConfirmation } from "../accounts.ts";
import type { Person } from "../people.ts";
import type { Visitor } from "../visitor.ts";

/** Opens an account on the first page, follows the link of the mail to the first question; answers with the application that began on the way. */
export async function startFromHome(visitor: Visitor, person: Person): Promise<string> {
  await visitor.open("/");
  await fillRegistration(visitor, person);
  await followConfirmation(visitor, person);
  await visitor.page.waitForURL(/\/assessment\//);
  return /applications\/([^/?]+)/.exec(visitor.page.url())?.[1] ?? "";
}
