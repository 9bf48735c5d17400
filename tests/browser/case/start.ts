import { text as homeText } from "../../../apps/web/src/features/home/text.ts";
import { text as planText } from "../../../apps/web/src/features/plan/text.ts";
import { confirmAndSignIn, fillRegistration } from "../accounts.ts";
import type { Person } from "../people.ts";
import type { Visitor } from "../visitor.ts";

/** Comes to the first page, opens an account, and begins to apply for a study permit; answers with the id of the application. */
export async function startFromHome(visitor: Visitor, person: Person): Promise<string> {
  await visitor.open("/");
  await visitor.press(visitor.link(homeText.register));
  await fillRegistration(visitor, person);
  await confirmAndSignIn(visitor, person);
  await visitor.heading(homeText.yourTitle).waitFor();
  await visitor.press(visitor.button(homeText.startStudent));
  await visitor.heading(planText.title).waitFor();
  return /applications\/([^/?]+)/.exec(visitor.page.url())?.[1] ?? "";
}
