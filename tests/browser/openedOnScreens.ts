import { invitationText, wordsOfSection } from "../../apps/web/src/case/invitation/invitation.text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { noticesText } from "../../apps/web/src/features/account/notices/notices.text.ts";
import { whatIfWords } from "../../apps/web/src/features/assessment/whatIf/whatIf.text.ts";
import { asOfWords } from "../../apps/web/src/features/plan/dates/asOf.text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { Client } from "./client.ts";
import type { Firm } from "./firm.ts";
import { inventedName } from "./people.ts";
import type { Visitor } from "./visitor.ts";

/** What a person opens, types or presses on a page, where the page alone does not show everything. */

export const openList = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole("combobox").first().press("ArrowDown");
  await visitor.page.getByRole("option").first().waitFor();
};

export const goOnWithFaults = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole("main").locator("button[type=submit]").first().click();
  await visitor.page.getByRole("alert").first().waitFor();
};

/** A page with something filled in leads on at once; every other one says what is missing. */
export const goOnWithNothing = async (visitor: Visitor): Promise<void> => {
  const here = visitor.page.url();
  await visitor.page.getByRole("main").locator("button[type=submit]").first().click();
  await visitor.page.waitForFunction(
    (before) => location.href !== before || document.querySelector("[role=alert]") !== null,
    here,
  );
};

/** The married person tries to be single. */
export const tryAnswer = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole("main").getByRole("radio").first().check();
  await visitor.button(whatIfWords.use).waitFor();
};

export const lookAtOtherDay = async (visitor: Visitor): Promise<void> => {
  const choice = visitor.page.getByRole("radio", { name: visitor.t(asOfWords.other), exact: true });
  if ((await choice.count()) > 0) await choice.check();
  const [day, month, year] = [uiText.day, uiText.month, uiText.year].map((part) =>
    visitor.page.getByRole("textbox", { name: visitor.t(part), exact: true }),
  );
  await day?.fill("15");
  await month?.fill("1");
  await year?.fill("2028");
  await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
};

export const openSections = async (visitor: Visitor): Promise<void> => {
  const all = visitor.button(assessmentText.openAll);
  if ((await all.count()) > 0) await all.click();
};

export const inviteSpouse = async (visitor: Visitor): Promise<void> => {
  await visitor.button(wordsOfSection.spouse.open).or(visitor.button(invitationText.openAgain)).first().click();
  await visitor.page.getByRole("dialog").waitFor();
};

const leaveFieldWith = async (visitor: Visitor, words: string): Promise<void> => {
  await visitor.page.getByRole("main").getByRole("textbox").first().fill(words);
  await visitor.page.getByRole("heading", { level: 1 }).click();
};

/** Something is typed while the line is broken. */
export const waitForLine = async (visitor: Visitor): Promise<void> => {
  await visitor.context.setOffline(true);
  await leaveFieldWith(visitor, `Officer of ${inventedName()}`);
  await visitor.page.getByText(visitor.t(shellText.unsavedCount, { count: 1 })).waitFor();
};

/** Two windows change the same answer, of which one has no line meanwhile. */
export const clash =
  (firm: Firm) =>
  async (visitor: Visitor): Promise<void> => {
    const elsewhere = new Client(visitor.boreal);
    await elsewhere.signIn(firm.amara);
    const { application } = await elsewhere.graphql<{ application: { answerVersions: Record<string, number> } }>(
      "query ($id: ID!) { application(id: $id) { answerVersions } }",
      { id: firm.applicationId },
    );
    await visitor.context.setOffline(true);
    await leaveFieldWith(visitor, "CLASH1");
    await elsewhere.stored("SaveAnswers", {
      applicationId: firm.applicationId,
      answers: [
        {
          key: "passportNumber",
          value: `OTHER${visitor.language.toUpperCase()}`,
          baseVersion: application.answerVersions["passportNumber"],
        },
      ],
    });
    await visitor.context.setOffline(false);
    await visitor.page
      .getByRole("status")
      .filter({ hasText: visitor.t(assessmentText.conflictTitle) })
      .waitFor();
  };

export const openHeader = (name: RegExp) => (visitor: Visitor) =>
  visitor.page.getByRole("banner").getByRole("button", { name }).click();

export const openQuietHours = async ({ page: window, t }: Visitor): Promise<void> =>
  await window.getByRole("checkbox", { name: t(noticesText.quietOn) }).check();

/** The server’s own page, outside of the application: no script of it is there. */
export const openAnswerSheet =
  (applicationId: string, formKey: string) =>
  async ({ page: window, boreal, language }: Visitor): Promise<void> => {
    await window.goto(`${boreal.address}/forms/${applicationId}/${formKey}/answers.html?language=${language}`);
    await window.getByRole("button").first().waitFor();
  };
