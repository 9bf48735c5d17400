import type { Response } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { savingText } from "../../apps/web/src/features/assessment/saving/saving.text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { passportExpiryDate } from "@boreal/domain/questionnaire/identity/passport";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { pageOf, stepOf, waitForSaved, writeDate } from "../browser/assessment.ts";
import { lyingWords, untilShellIsKept } from "../browser/kept.ts";
import { caseOnLine } from "../browser/caseOnLine.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { waitUntil } from "../running/patience.ts";
import type { Visitor } from "../browser/visitor.ts";
import { leaveField, saysThatWaits, statusThatSays } from "../browser/waiting.ts";

const here = await browserIsHere();
const the = await caseOnLine();
const { line, boreal, arrive, at, storedAnswers, storedAnswer } = the;
let amaras: Visitor;

const question = (id: string) => stepOf(id, "Student").question;

beforeAll(async () => {
  if (!here) return;
  await the.start();
  amaras = await arrive();
});

afterEach(() => line.mend());

afterAll(async () => {
  await closeBrowser();
  await the.end();
});

/** What a page asks of the server from now on, by the names of the operations. */
function askedBy({ page }: Visitor): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/graphql")) return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
}

describe.skipIf(!here)("on a whole line", () => {
  it("a page does not ask again for what it has just sent; another tab does, and shows it", async () => {
    const second = await amaras.anotherTab();
    const field = await at(amaras, "passportNumber");
    const elsewhere = await at(second, "passportNumber");
    const [own, others] = [askedBy(amaras), askedBy(second)];
    for (const number of ["W1111111", "W2222222", "W3333333"]) {
      await field.fill(number);
      await leaveField(amaras.page);
      await waitUntil(
        async () => (await elsewhere.inputValue()) === number,
        () => `the other tab shows ${number}`,
      );
    }
    expect(own.filter((name) => name === "SaveAnswers").length).toBeGreaterThanOrEqual(3);
    expect(own.filter((name) => name === "Assessment")).toEqual([]);
    expect(others.filter((name) => name === "Assessment").length).toBeGreaterThanOrEqual(3);
    await second.page.close();
  });
});

describe.skipIf(!here)("on a broken line", () => {
  it("typing goes on from page to page, the page says what waits, and all is sent when the line is back", async () => {
    await at(amaras, "birthday");
    line.cut();
    await writeDate(amaras, amaras.page.getByRole("main"), "1999-04-03");
    await amaras.press(amaras.button(assessmentText.continue));
    await amaras.heading(question("gender")).waitFor();
    await saysThatWaits(amaras, shellText.unsavedCount, 1);
    await amaras.hand.pick(amaras.page.getByRole("main").getByRole("radio").first());
    await leaveField(amaras.page);
    await saysThatWaits(amaras, shellText.unsavedCount, 2);
    expect(await lyingWords(amaras.page)).not.toMatch(/1999-04-03/);
    line.mend();
    expect(await storedAnswer("birthday", "1999-04-03")).toBe("1999-04-03");
    expect(await storedAnswer("gender", "male")).toBe("male");
    await waitForSaved(amaras);
    await amaras.page.getByText(amaras.t(shellText.unsaved)).waitFor({ state: "detached" });
  });

  it("the page opens again, with what was answered and what was half typed, and goes on", async () => {
    await untilShellIsKept(amaras.page);
    const field = await at(amaras, "passportNumber");
    line.cut();
    await field.fill("B7654321");
    await leaveField(amaras.page);
    await saysThatWaits(amaras, shellText.unsavedCount, 1);
    const title = pageOf("passportNumber", "Student").question;
    const month = () =>
      amaras.page
        .getByRole("group", { name: amaras.t(passportExpiryDate.question) })
        .getByLabel(amaras.t(uiText.month), { exact: true });
    const before = await lyingWords(amaras.page);
    await month().fill("11");
    // It is sealed and written behind the key press; nobody reloads so fast by hand.
    await waitUntil(
      async () => (await lyingWords(amaras.page)) !== before,
      () => "what is half typed is not kept",
    );
    await amaras.page.reload();
    await amaras.heading(title).waitFor();
    // What the closed page left is taken over once its lock is gone, which may be after the page stands.
    await expect.poll(() => month().inputValue()).toBe("11");
    await saysThatWaits(amaras, shellText.unsavedCount, 1);
    expect(await (await at(amaras, "passportNumber")).inputValue()).toBe("B7654321");
    line.mend();
    expect(await storedAnswer("passportNumber", "B7654321")).toBe("B7654321");
  });

  it("a line that carries nothing and does not break is told of too", async () => {
    const field = await at(amaras, "passportNumber");
    line.stall();
    await field.fill("S1111111");
    await leaveField(amaras.page);
    await saysThatWaits(amaras, shellText.unsavedCount, 1);
    line.mend();
    expect(await storedAnswer("passportNumber", "S1111111")).toBe("S1111111");
  });

  it("a server that is killed and comes back takes what was typed meanwhile", async () => {
    const field = await at(amaras, "passportNumber");
    await boreal.killHard(boreal.processes());
    await field.fill("K2222222");
    await leaveField(amaras.page);
    await saysThatWaits(amaras, shellText.unsavedCount, 1);
    await boreal.start();
    expect(await storedAnswer("passportNumber", "K2222222")).toBe("K2222222");
    await waitForSaved(amaras);
  });

  it("a tab that was closed leaves its answers to the next one", async () => {
    const second = await amaras.anotherTab();
    const field = await at(second, "passportNumber");
    line.cut();
    await field.fill("C3333333");
    await leaveField(second.page);
    await saysThatWaits(second, shellText.unsavedCount, 1);
    await second.page.close();
    line.mend();
    const third = await amaras.anotherTab();
    await at(third, "birthCountry");
    expect(await storedAnswer("passportNumber", "C3333333")).toBe("C3333333");
    await third.page.close();
  });

  it("a tab that was closed before the reply came asks nothing about what was stored, and changed since in another browser", async () => {
    const [other, second] = [await arrive(), await amaras.anotherTab()];
    await second.page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("L5555555") !== true) return await route.continue();
      await route.fetch(); // Stored; the reply never comes.
      return undefined;
    });
    await (await at(second, "passportNumber")).fill("L5555555");
    await leaveField(second.page);
    expect(await storedAnswer("passportNumber", "L5555555")).toBe("L5555555");
    await second.page.close();
    await (await at(other, "passportNumber")).fill("M6666666");
    await leaveField(other.page);
    expect(await storedAnswer("passportNumber", "M6666666")).toBe("M6666666");
    const sentAgain = (response: Response) => response.request().postData()?.includes("L5555555") === true;
    const [field] = await Promise.all([at(amaras, "passportNumber"), amaras.page.waitForResponse(sentAgain)]);
    await waitUntil(
      async () => (await field.inputValue()) === "M6666666",
      () => "the page does not show what is stored",
    );
    expect(await amaras.page.getByText(amaras.t(assessmentText.conflictTitle)).count()).toBe(0);
    await other.leave();
  });

  it("a browser that keeps nothing says so, and what was typed waits in the page", async () => {
    const guarded = await arrive(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
    const field = await at(guarded, "passportNumber");
    line.cut();
    await field.fill("D4444444");
    await leaveField(guarded.page);
    await saysThatWaits(guarded, shellText.unsavedMemoryCount, 1);
    line.mend();
    expect(await storedAnswer("passportNumber", "D4444444")).toBe("D4444444");
    await guarded.leave();
  });
});

describe.skipIf(!here)("two who change the same answer", () => {
  const bothValues = async (visitor: Visitor, mine: string, theirs: string) => {
    const conflict = await statusThatSays(visitor, assessmentText.conflictTitle);
    expect(await conflict.getByRole("definition").allInnerTexts()).toEqual([mine, theirs]);
    return conflict;
  };

  it("in two browsers: both values stand side by side, and one is chosen", async () => {
    const other = await arrive();
    const hers = await at(amaras, "passportNumber");
    const his = await at(other, "passportNumber");
    line.cut();
    await hers.fill("E5555555");
    await leaveField(amaras.page);
    await saysThatWaits(amaras, shellText.unsavedCount, 1);
    await his.fill("F6666666");
    await leaveField(other.page);
    await saysThatWaits(other, shellText.unsavedCount, 1);
    line.mend();
    let first = "";
    await waitUntil(
      async () => ["E5555555", "F6666666"].includes((first = String((await storedAnswers())["passportNumber"]))),
      () => "neither came through",
    );
    const [late, mine] = first === "E5555555" ? [other, "F6666666"] : [amaras, "E5555555"];
    await bothValues(late, mine, first);
    expect((await storedAnswers())["passportNumber"]).toBe(first);
    await late.press(late.button(assessmentText.keepYours));
    expect(await storedAnswer("passportNumber", mine)).toBe(mine);
    await other.leave();
  });

  it("in two tabs of one browser, of which one was closed: what each had waiting is shown", async () => {
    const second = await amaras.anotherTab();
    const field = await at(second, "passportNumber");
    const own = await at(amaras, "passportNumber");
    line.cut();
    await field.fill("G7777777");
    await leaveField(second.page);
    await saysThatWaits(second, shellText.unsavedCount, 1);
    await own.fill("H8888888");
    await leaveField(amaras.page);
    await saysThatWaits(amaras, shellText.unsavedCount, 1);
    // Looked at while the other tab is still open, or just closing: what it kept is taken over when it is gone.
    await amaras.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await second.page.close();
    await bothValues(amaras, "H8888888", "G7777777");
    line.mend();
    await amaras.press(amaras.button(savingText.keepClosedPage));
    expect(await storedAnswer("passportNumber", "G7777777")).toBe("G7777777");
  });
});
