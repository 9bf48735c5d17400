import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { text as accountText } from "../../apps/web/src/features/account/text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { signIn } from "../browser/accounts.ts";
import { Client } from "../browser/client.ts";
import { keptBy, lyingNames, lyingWords, untilCaseIsKept, untilShellIsKept } from "../browser/kept.ts";
import { caseOnLine } from "../browser/caseOnLine.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { waitUntil } from "../running/patience.ts";
import type { Visitor } from "../browser/visitor.ts";
import { leaveField, saysThatWaits } from "../browser/waiting.ts";

const here = await browserIsHere();
const the = await caseOnLine();
const { client, line, reached, amara, arrive, at, storedAnswer } = the;
let applicationId = "";
let amaras: Visitor;

beforeAll(async () => {
  if (!here) return;
  applicationId = await the.start();
  await client.answer(applicationId, { passportNumber: "G7777777" });
  amaras = await arrive();
});

afterEach(() => line.mend());

afterAll(async () => {
  await closeBrowser();
  await the.end();
});

describe.skipIf(!here)("a shared computer", () => {
  it("keeps nothing readable while somebody is signed in, and nothing at all after", async () => {
    await at(amaras, "passportNumber");
    await untilShellIsKept(amaras.page);
    await untilCaseIsKept(amaras.page, applicationId);
    const during = await keptBy(amaras.page);
    expect(during.databases).toContainEqual("boreal/key: 1");
    expect(during.localStorage).toEqual([]);
    expect(during.cached.filter((path) => path !== "/en" && !path.startsWith("/assets/"))).toEqual([]);
    expect(await lyingWords(amaras.page)).not.toMatch(new RegExp(`G7777777|${amara.lastName}|${amara.email}`));

    const second = await amaras.anotherTab();
    await at(second, "passportNumber");
    await amaras.press(amaras.page.getByRole("banner").getByRole("button", { name: /^Account/ }));
    await amaras.press(amaras.button(shellText.signOut));
    await amaras.heading(accountText.signInTitle).waitFor();
    // The other tab hears of it, and keeps nothing either.
    await second.heading(accountText.signInTitle).waitFor();
    await second.page.close();
    const after = await keptBy(amaras.page);
    expect({ ...after, cached: [] }).toEqual({ databases: [], localStorage: [], sessionStorage: [], cached: [] });
    // Without a line nobody is let in on the word of the last visit: not even the pages of Boreal are left in the browser.
    line.cut();
    const page = `/applications/${applicationId}/assessment/passportGroup`;
    await expect(amaras.open(page)).rejects.toThrow(/ERR_(CONNECTION|SOCKET)/);
    // The browser’s own page comes after the refusal, and would interrupt what is opened next.
    await amaras.page.waitForURL(/^chrome-error:/);
    expect(await amaras.page.getByText("G7777777").count()).toBe(0);
    line.mend();
    await amaras.open(page);
    await amaras.heading(accountText.signInTitle).waitFor();
  });

  it("keeps nothing once the session is found ended", async () => {
    const visitor = await arrive();
    const field = await at(visitor, "passportNumber");
    await untilCaseIsKept(visitor.page, applicationId);
    await visitor.context.clearCookies();
    await field.fill("I9999999");
    await leaveField(visitor.page);
    await visitor.heading(accountText.signInTitle).waitFor();
    await waitUntil(
      async () => (await keptBy(visitor.page)).databases.length === 0,
      () => "something is kept after the session ended",
    );
    // The same person goes on where they were: what was typed waited in the page alone.
    await signIn(visitor, amara);
    expect(await storedAnswer("passportNumber", "I9999999")).toBe("I9999999");
    await visitor.leave();
  });

  it("asks before it forgets answers that are not saved, and forgets the last person when another signs in", async () => {
    const visitor = await arrive();
    const other = new Client(reached);
    const field = await at(visitor, "passportNumber");
    await untilCaseIsKept(visitor.page, applicationId);
    line.cut();
    await field.fill("J0000000");
    await leaveField(visitor.page);
    await saysThatWaits(visitor, shellText.unsavedCount, 1);
    await visitor.press(visitor.page.getByRole("banner").getByRole("button", { name: /^Account/ }));
    await visitor.press(visitor.button(shellText.signOut));
    const dialog = visitor.page.getByRole("dialog");
    await dialog.getByText(visitor.t(shellText.signOutUnsavedMore, { count: 1 })).waitFor();
    await visitor.press(dialog.getByRole("button", { name: visitor.t(shellText.signOutStay) }));
    line.mend();
    expect(await storedAnswer("passportNumber", "J0000000")).toBe("J0000000");

    // Another person's cookie in the same browser, without a sign-out between them.
    const chidi = inventedPerson("Chidi");
    await other.register(chidi);
    await visitor.context.clearCookies();
    await visitor.open("/sign-in");
    await signIn(visitor, chidi);
    await visitor.open("/");
    await waitUntil(
      async () => !(await lyingNames(visitor.page)).some((name) => name.includes(applicationId)),
      () => "the case of the last person is still here",
    );
    await visitor.leave();
  });
});
