import { addDays } from "@boreal/domain/kernel/calendarDate";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { amountRefusal } from "../../packages/domain/src/kernel/typedAmount.ts";
import { fieldText } from "../../apps/web/src/case/fields/fields.text.ts";
import { ofCountries } from "../../apps/web/src/case/fields/useUnnamed.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { pageOf, stepOf, stepOnPage, waitForSaved } from "../browser/assessment.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { answerPath, controlId } from "../../apps/web/src/features/assessment/questions/controlIds.ts";
import { isRefused, toldOf } from "../browser/case/refusals.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import type { Visitor } from "../browser/visitor.ts";

/** Issue 3, "Bad input", as somebody types or pastes it: refused in its place, or kept as text; never lost, never a fault of the server. */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", BOREAL_TODAY: today } });
const client = new Client(boreal);
const amara = inventedPerson("Amara");
let applicationId = "";
let visitors: readonly Visitor[] = [];

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  await client.register(amara);
  applicationId = await client.startApplication("Student");
  await client.answer(applicationId, {
    country: "NG",
    schoolAcceptanceStatus: "yesAndAccepted",
    employmentStatus: "employed",
    financialSupport: "notSupported",
    hasFinances: true,
  });
  visitors = await Promise.all(
    (["en", "fr"] as const).map(async (language) => {
      const visitor = await arriveSignedIn(boreal, amara, { language, width: 360, height: 740 });
      return visitor;
    }),
  );
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

async function openQuestion(visitor: Visitor, id: string): Promise<Locator> {
  const page = pageOf(id, "Student");
  await visitor.open(`/applications/${applicationId}/assessment/${page.id}`);
  await visitor.heading(page.question).waitFor();
  return page.type === "group"
    ? visitor.page.locator(`[id="${controlId(answerPath(id))}"]`)
    : visitor.page
        .getByRole("main")
        .getByRole("textbox")
        .or(visitor.page.getByRole("main").getByRole("combobox"))
        .first();
}

/** As a paste does it; the words do not stand in the log when something fails. */
const pasteInto = (field: Locator, words: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    (element as HTMLTextAreaElement).focus();
    document.execCommand("insertText", false, pasted);
  }, words);

const stored = async (key: string): Promise<unknown> => (await client.answersOf(applicationId))[key];

describe.skipIf(!here)("nonsense", () => {
  it("in a text is kept as text, shown as text, and runs nowhere", async () => {
    const nonsense = [
      '<img src=x onerror="window.ran = 1"><b>School</b>',
      "</script><script>window.ran = 1</script>",
      "\u202Eمدرسة الصحة 2026\u202C",
      "👩🏽‍🎓 École 🏫",
      "'; drop table answers; --",
    ];
    for (const visitor of visitors) {
      for (const words of nonsense) {
        const field = await openQuestion(visitor, "schoolName");
        await field.fill(words);
        await visitor.press(visitor.button(assessmentText.continue));
        await waitUntil(
          () => stepOnPage(visitor.page) !== "schoolName",
          () => `${words} does not lead on`,
        );
        await waitForSaved(visitor);
        const kept = await stored("schoolName");
        expect(kept).toBe(words);
        expect(await (await openQuestion(visitor, "schoolName")).inputValue()).toBe(kept);
        await visitor.open(`/applications/${applicationId}/answers-sheet`);
        await visitor.page.getByText(String(kept)).first().waitFor();
        expect(await visitor.page.evaluate(() => "ran" in globalThis)).toBe(false);
      }
    }
  });

  it("of 1 MB pasted into a field is refused beside it, and nothing is lost", async () => {
    // The whole once: the browser itself needs seconds to break so much text into lines.
    for (const [visitor, size] of [
      [visitors[0], 1024 * 1024],
      [visitors[1], 30_000],
    ] as const) {
      if (!visitor) throw new Error("nobody is there");
      const whole = "word ".repeat(size).slice(0, size - 20_000) + "x".repeat(20_000);
      const field = await openQuestion(visitor, "jobDescription");
      await pasteInto(field, whole);
      await visitor.press(visitor.button(assessmentText.continue));
      await visitor.page
        .getByRole("alert")
        .filter({ hasText: visitor.t(uiText.summaryTitle) })
        .waitFor();
      expect(stepOnPage(visitor.page)).toBe("jobDescription");
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      expect(await toldOf(field)).toMatch(/Write .* characters or fewer|Écrivez .* caractères ou moins/);
      expect((await field.inputValue()) === whole).toBe(true);
      expect(await stored("jobDescription")).toBeUndefined();
      await field.fill("I count vaccines.");
      await visitor.press(visitor.button(assessmentText.continue));
      await waitUntil(
        () => stepOnPage(visitor.page) !== "jobDescription",
        () => "the mended text does not lead on",
      );
      await waitForSaved(visitor);
      await client.graphql(
        "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { refusals { code } } }",
        {
          id: applicationId,
          answers: [{ key: "jobDescription", value: null, baseVersion: await versionOf("jobDescription") }],
        },
      );
    }
  });

  it("in a date is told in its own words, and what was typed stays", async () => {
    const [tomorrowYear = "", tomorrowMonth = "", tomorrowDay = ""] = addDays(today, 1).split("-");
    const check = { en: "Date of birth must be in the past", fr: "La date de naissance doit être dans le passé" };
    const dates = [
      { parts: ["29", "2", "2025"], words: fieldText.dateImpossible },
      { parts: ["31", "4", "2001"], words: fieldText.dateImpossible },
      { parts: ["1", "1", "10000"], words: fieldText.yearImpossible },
      { parts: ["12", "4", ""], words: fieldText.dateIncomplete },
      { parts: [String(Number(tomorrowDay)), String(Number(tomorrowMonth)), tomorrowYear], words: check },
    ] as const;
    for (const visitor of visitors) {
      const day = await openQuestion(visitor, "birthday");
      const boxes = [
        day,
        ...[uiText.month, uiText.year].map((part) =>
          visitor.page.getByRole("main").getByLabel(visitor.t(part), { exact: true }),
        ),
      ];
      for (const { parts, words } of dates) {
        // Emptied first: on the way from one date to the next there may be a third, which is saved.
        for (const box of boxes.toReversed()) await box.fill("");
        for (const [index, box] of boxes.entries()) await box.fill(parts[index] ?? "");
        const before = stepOnPage(visitor.page);
        await visitor.press(visitor.button(assessmentText.continue));
        await visitor.page
          .getByRole("alert")
          .filter({ hasText: visitor.t(uiText.summaryTitle) })
          .getByText(visitor.t(words))
          .waitFor();
        expect(stepOnPage(visitor.page)).toBe(before);
        expect(await toldOf(day)).toContain(visitor.t(words));
        expect(await Promise.all(boxes.map((box) => box.inputValue()))).toEqual(parts);
        // The line of the summary leads to the box that is to be mended.
        await visitor.press(visitor.page.getByRole("alert").getByRole("link").first());
        expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
      }
      expect(await stored("birthday")).toBeUndefined();
    }
  });

  it("for a country is told when the field is left, beside the answer that still counts, also after a reload", async () => {
    for (const visitor of visitors) {
      const box = () => visitor.page.getByRole("main").getByRole("combobox").first();
      const nigeria = visitor.t({ en: "Nigeria", fr: "Nigéria" });
      const stillSaved = visitor.t(assessmentText.stillSaved, { value: nigeria });
      await client.graphql(
        "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { key } } }",
        {
          id: applicationId,
          answers: [{ key: "country", value: "NG", baseVersion: await versionOf("country") }],
        },
      );
      await openQuestion(visitor, "country");
      for (const [typed, words] of [
        ["zzz", ofCountries.none.text],
        ["Congo", ofCountries.shared.text],
      ] as const) {
        await box().fill(typed);
        await box().press("Enter");
        expect(stepOnPage(visitor.page)).toBe("country");
        await box().press("Tab");
        for (const sentence of [visitor.t(words), stillSaved])
          await waitUntil(
            async () => (await toldOf(box())).includes(sentence),
            () => `${typed} does not say ${sentence}`,
          );
        await visitor.page.reload();
        await visitor.heading(stepOf("country", "Student").question).waitFor();
        await waitUntil(
          async () => (await box().inputValue()) === typed,
          () => `${typed} is gone with the reload`,
        );
        expect(await toldOf(box())).toContain(visitor.t(words));
        expect(await toldOf(box())).toContain(stillSaved);
        expect(await stored("country")).toBe("NG");
        await isRefused(visitor, box(), words);
      }
      await box().fill("UK");
      await box().press("Enter");
      await waitForSaved(visitor);
      expect(await stored("country")).toBe("GB");
    }
  });

  it("in an amount and a number too", async () => {
    for (const visitor of visitors) {
      for (const [id, words] of [
        ["lengthOfStudies", fieldText.notANumber],
        ["tuitionPaymentAmount", amountRefusal("").text],
      ] as const) {
        if (id === "tuitionPaymentAmount")
          await client.graphql(
            "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { refusals { code } } }",
            {
              id: applicationId,
              answers: [{ key: "tuitionPayment", value: "depositFee", baseVersion: await versionOf("tuitionPayment") }],
            },
          );
        const field = await openQuestion(visitor, id);
        await field.fill("٣٠ <b>beaucoup</b> 🙂");
        await isRefused(visitor, field, words);
        expect(await field.inputValue()).toBe("٣٠ <b>beaucoup</b> 🙂");
        expect(await stored(id)).toBeUndefined();
      }
    }
  });

  it("that could be a slip of the hand is refused or asked about once, and what people rightly write is taken", async () => {
    const amount = {
      en: "This amount is too large. Check the number of zeros, and that it is in Canadian dollars.",
      fr: "Ce montant est trop élevé. Vérifiez le nombre de zéros, et qu’il est en dollars canadiens.",
    };
    const short = {
      en: "A passport number has at least {least} letters and digits. Copy all of it from the photo page.",
      fr: "Un numéro de passeport compte au moins {least} lettres et chiffres. Copiez-le en entier de la page photo.",
    };
    const isConfirmed = async (visitor: Visitor) => {
      const here = stepOnPage(visitor.page);
      await visitor.press(visitor.button(assessmentText.confirmAndContinue));
      await waitUntil(
        () => stepOnPage(visitor.page) !== here,
        () => `${here} does not lead on`,
      );
    };
    // The page of the passport asks for these too.
    await client.answer(applicationId, { passportIssueDate: "2024-05-06", passportExpiryDate: "2034-05-05" });
    for (const [index, visitor] of visitors.entries()) {
      const number = await openQuestion(visitor, "passportNumber");
      await number.fill("12");
      await isRefused(visitor, number, short, { least: 4 });
      // Another one for each: what is confirmed once is not asked again.
      await number.fill(`a 123${index}`);
      expect(await number.inputValue()).toBe(`A123${index}`);
      await isConfirmed(visitor);
      const funds = await openQuestion(visitor, "userInputAvailableFunds");
      await funds.fill("99999999999");
      await isRefused(visitor, funds, amount);
      await funds.fill(String(2_000_000 + index));
      await isConfirmed(visitor);
      // The page leads on while the answer is on its way.
      await expect
        .poll(async () => [await stored("passportNumber"), await stored("userInputAvailableFunds")])
        .toEqual([`A123${index}`, 2_000_000 + index]);
    }
  });

  it("was never a fault of page or server", () => {
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(boreal.everythingPrinted).not.toMatch(/"level":"(error|fatal)"|unhandled/i);
  });
});

async function versionOf(key: string): Promise<number> {
  const { application } = await client.graphql<{ application: { answerVersions: Record<string, number> } }>(
    "query ($id: ID!) { application(id: $id) { answerVersions } }",
    { id: applicationId },
  );
  return application.answerVersions[key] ?? 0;
}
