import { contactReasonNames } from "@boreal/domain/lists/authority/contactReasonNames";
import { askedDefinitions } from "@boreal/domain/lifecycle/asked";
import { recordedFacts } from "@boreal/domain/lifecycle/recordedFacts";
import { transitionById } from "@boreal/domain/lifecycle/transitions";
import { flowOf, stepsOf } from "@boreal/domain/questionnaire/flow";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as homeText } from "../../apps/web/src/features/home/text.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { text as statement } from "../../apps/web/src/features/vault/statement/confirmStatement.text.ts";
import { text as facts } from "../../apps/web/src/features/status/recordedFacts.text.ts";
import { text as parts } from "../../apps/web/src/features/status/reopenedParts.text.ts";
import { arriveSignedIn, openFirmOfTwo } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** A lawyer at a desk records what no question asks, and opens one question again; the applicant corrects it on a phone. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const louis = inventedPerson("Louis");
let lawyerSecret = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  const firm = await openFirmOfTwo(boreal, { administrator: inventedPerson("Anouk"), lawyer: louis });
  lawyerSecret = firm.lawyerSecret;
  await firm.administrator.leave();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const birthday = stepsOf("JudicialReview").find(({ id }) => id === "birthday") ?? expect.fail("no such question");
const sectionOfBirthday =
  flowOf("JudicialReview").find(({ steps }) => steps.includes(birthday)) ?? expect.fail("no such section");
const shots = process.env["BOREAL_REQUEST_SHOTS"];
const reason = "The day differs from the passport.";

describe.skipIf(!here).each(inLanguages("fr"))("a part that is opened again, in %s", (language) => {
  const sena = inventedPerson(language === "fr" ? "Aminata" : "Sena", "Diallo");
  const program = new Client(boreal);
  let applicant: Visitor;
  let lawyer: Visitor;
  let court = "";
  const status = () => `/applications/${court}/status`;

  it("the lawyer takes the case on and records why IRCC is contacted, and the day of the decision", async () => {
    await program.register(sena, language);
    court = await program.startApplication("JudicialReview");
    lawyer = await arriveSignedIn(boreal, louis, { language, width: 1440 }, lawyerSecret);
    const { t } = lawyer;
    await lawyer.open(status());
    const taken = transitionById("takeOnCourtCase") ?? expect.fail("no such change");
    await lawyer.press(lawyer.page.locator("summary").filter({ hasText: t(taken.name) }));
    await lawyer.press(lawyer.page.getByRole("checkbox"));
    await lawyer.press(lawyer.page.getByRole("button", { name: t(taken.name), exact: true }));
    await lawyer.page.getByRole("heading", { name: t(facts.title) }).waitFor();

    await lawyer.press(lawyer.page.locator("#change-reasonsForContactingIRCC"));
    const why = contactReasonNames.entries[0]?.name ?? expect.fail("no reason");
    expect(await faultsInDresses(lawyer.page, "a fact that is entered")).toEqual([]);
    await lawyer.press(lawyer.page.getByRole("checkbox", { name: t(why) }));
    await lawyer.press(lawyer.page.getByRole("button", { name: t(facts.save), exact: true }));
    await lawyer.hears(facts.saved);
    await lawyer.page
      .getByRole("listitem")
      .filter({ hasText: t(why) })
      .first()
      .waitFor();

    await lawyer.press(lawyer.page.locator("#change-decisionNotifiedAt"));
    const day = lawyer.page.getByRole("group", { name: t(askedDefinitions.decisionNotifiedAt.label) }).locator("input");
    for (const [place, part] of ["16", "11", "2026"].entries()) await lawyer.hand.write(day.nth(place), part);
    await lawyer.press(lawyer.page.getByRole("button", { name: t(facts.save), exact: true }));
    await lawyer.page.locator("#change-decisionNotifiedAt").waitFor();
    expect(await lawyer.page.locator("#recorded-facts ~ dl").innerText()).toContain("2026");
    expect(recordedFacts.decisionNotifiedAt.statuses).toContain("court");
  });

  it("and opens one question again, with what to correct", async () => {
    const { t } = lawyer;
    await lawyer.press(lawyer.page.locator("summary").filter({ hasText: t(parts.open) }));
    const open = lawyer.page.getByRole("button", { name: t(parts.open), exact: true });
    await lawyer.press(open);
    await lawyer.page.locator("#reopen-part[aria-invalid]").waitFor();
    expect(await faultsInDresses(lawyer.page, "opening a part")).toEqual([]);
    const label = `${t(sectionOfBirthday.title)} · ${t(birthday.question)}`;
    await lawyer.hand.select(lawyer.page.locator("#reopen-part"), label);
    await lawyer.hand.write(lawyer.page.locator("#reopen-reason"), reason);
    await lawyer.press(open);
    await lawyer.hears(parts.opened);
    await lawyer.page.getByRole("heading", { name: t(birthday.question) }).waitFor();
  });

  it("the applicant finds it from her start page, and changes this question and no other", async () => {
    applicant = await arriveSignedIn(boreal, sena, { language, width: 360 });
    const { t } = applicant;
    await applicant.open("/");
    await applicant.page.getByRole("link", { name: t(homeText.openAgain.one) }).waitFor();
    await applicant.open(`/applications/${court}/assessment/country`);
    await applicant.page.waitForURL((url) => url.pathname.endsWith("/answers"));
    await applicant.open(`/applications/${court}`);
    await applicant.press(applicant.page.getByRole("link", { name: t(planText.seeOpenAgain) }));
    await applicant.page.getByText(reason).waitFor();
    expect(await faultsInDresses(applicant.page, "a part that is open")).toEqual([]);
    await applicant.press(applicant.page.getByRole("link", { name: new RegExp(`^${t(parts.go)}`) }));
    const day = applicant.page.locator('main input[id^="birthday"]');
    await day.first().waitFor();
    // On the very question she reads again why it is open.
    await applicant.page.locator("blockquote").filter({ hasText: reason }).waitFor();
    if (shots) await applicant.page.screenshot({ path: `${shots}/reopened-${language}.png`, fullPage: true });
    for (const [place, part] of ["03", "02", "2001"].entries()) await applicant.hand.write(day.nth(place), part);
    await applicant.press(applicant.page.locator("main button[type=submit]"));
    await applicant.page.waitForURL((url) => url.pathname.endsWith("/status"));
  });

  it("she says that it is corrected; it closes, and the lawyer sees that at once", async () => {
    const { t } = applicant;
    await applicant.press(applicant.page.getByRole("button", { name: new RegExp(`^${t(parts.finish)}`) }));
    await applicant.hears(parts.finished);
    await lawyer.page.getByText(lawyer.t(parts.noneOpen)).waitFor();
    await applicant.open(`/applications/${court}/assessment/birthday`);
    await applicant.page.waitForURL((url) => url.pathname.endsWith("/answers"));
    expect(await lawyer.page.getByRole("heading", { name: lawyer.t(birthday.question) }).count()).toBe(0);
  });

  it("her own statement of purpose is confirmed by her, and can then only be read", async () => {
    const { t } = applicant;
    const studies = await program.startApplication("Student");
    const place = { page: "study-plan", slot: "studyPlan", person: "main" };
    const file = { filename: "statement.pdf", filetype: "application/pdf" };
    await applicant.open(`/document-vault/study-plan?application=${studies}`);
    const confirm = applicant.page.getByRole("button", { name: t(statement.confirm), exact: true });
    expect(await confirm.count()).toBe(0);
    await program.upload({ applicationId: studies, ...place, ...file }, smallPdf("Why I want to study", 20_000));
    await confirm.waitFor();
    expect(await faultsInDresses(applicant.page, "a statement to confirm")).toEqual([]);
    await applicant.press(confirm);
    await applicant.hears(statement.confirmed);
    await confirm.waitFor({ state: "detached" });
    await applicant.rest();
    expect(await applicant.page.locator('main input[type="file"]').count()).toBe(0);
  });

  it("nothing was complained of along the way", () => {
    expect([applicant, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
