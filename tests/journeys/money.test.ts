import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moneyWords } from "../../apps/web/src/features/plan/money/money.text.ts";
import { accountsText } from "../../apps/web/src/features/plan/money/accounts/accounts.text.ts";
import { statementText } from "../../apps/web/src/features/vault/statements/statements.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { signIn } from "../browser/accounts.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { untilEverythingIsRead } from "../browser/openSlots.ts";
import { Boreal } from "../browser/server.ts";
import { beginning, Visitor } from "../browser/visitor.ts";
import { waysOf } from "../running/sizes.ts";
import { statementOf } from "../samples/papers/bankStatement.ts";
import { drawPaper } from "../samples/papers/paper.ts";

/** A large deposit is explained beside its statement; the plan shows the money over time, and an account is taken out of it. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const shots = process.env["BOREAL_MONEY_SHOTS"];
let firm: Firm;
const home = new Client(boreal);

const statements = [
  {
    from: "2026-09-01",
    to: "2026-09-30",
    openingCents: 1_800_000,
    moves: [
      ["2026-09-05", "Rent", -120_000],
      ["2026-09-15", "Payroll Lakeview Bakery", 310_000],
    ],
  },
  {
    from: "2026-10-01",
    to: "2026-10-31",
    openingCents: 1_990_000,
    moves: [
      ["2026-10-05", "Rent", -120_000],
      ["2026-10-15", "Payroll Lakeview Bakery", 310_000],
      ["2026-10-28", "Transfer from J. Wang", 1_500_000],
    ],
  },
] as const;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  await home.signIn(firm.amara);
  for (const statement of statements) {
    await home.upload(
      {
        applicationId: firm.applicationId,
        page: "proof-of-funds",
        slot: "bankStatements",
        person: "main",
        filename: `statement-${statement.from}.pdf`,
        filetype: "application/pdf",
      },
      await drawPaper({
        layout: "letter",
        paper: statementOf({ ...statement, holder: `${firm.amara.firstName} ${firm.amara.lastName}` }),
      }),
    );
  }
  await untilEverythingIsRead(home, firm.applicationId);
  if (shots) mkdirSync(shots, { recursive: true });
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(
  waysOf([
    { who: "at a desk, in English", language: "en", width: 1280, height: 900 },
    { who: "on a phone 320 px wide, in French", language: "fr", width: 320, height: 640 },
  ] as const),
)("money in statements, $who", ({ language, width, height }) => {
  let visitor: Visitor;
  const shoot = async (name: string) => {
    if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${language}-${width}.png`, fullPage: true });
  };
  const overflow = () =>
    visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  beforeAll(async () => {
    if (!here) return;
    visitor = await Visitor.arrive(boreal, { language, width, height });
    await visitor.open("/sign-in");
    await signIn(visitor, firm.amara);
  });

  it("a deposit is explained in words, and is then said to be explained", async () => {
    const { page, t } = visitor;
    await visitor.open(`/document-vault/proof-of-funds?application=${firm.applicationId}`);
    const part = page.getByRole("region", { name: t(statementText.largeTitle.one) });
    await part.waitFor();
    const wasExplained = (await part.getByText(t(statementText.explained), { exact: true }).count()) > 0;
    await part.getByText(beginning(t(wasExplained ? statementText.change : statementText.explain))).click();
    const words = part.getByRole("textbox");
    await words.fill("Too short.");
    await part.getByRole("button", { name: t(statementText.save) }).click();
    await part
      .getByText(language === "en" ? "Minimum 50 characters" : "Minimum de 50 caractères")
      .first()
      .waitFor();
    await shoot("explain");
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await faultsInDresses(visitor.page, "money in statements")).toEqual([]);
    await words.fill("My aunt Grace Wang sold her car in September and gave me the money for my studies.");
    const none = part.getByRole("checkbox", { name: t(statementText.noDocuments) });
    if (!(await none.isChecked())) await none.check();
    await part.getByRole("button", { name: t(statementText.save) }).click();
    await part.getByText(t(statementText.explained), { exact: true }).waitFor();
    await shoot("explained");
  });

  it("the plan draws the money over time, and an account is taken out and counted again", async () => {
    const { page, t } = visitor;
    await visitor.open(`/applications/${firm.applicationId}#funds`);
    await page.getByText(t(moneyWords.accounts), { exact: true }).click();
    await page.getByRole("img", { name: beginning(t(accountsText.overTime)) }).waitFor();
    await page.getByText(t(accountsText.asTable), { exact: true }).first().click();
    await shoot("over-time");
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await faultsInDresses(visitor.page, "money in statements")).toEqual([]);
    await page
      .getByRole("button", { name: beginning(t(accountsText.takeOut)) })
      .last()
      .click();
    await page.getByText(t(accountsText.takenOut), { exact: true }).waitFor();
    await shoot("taken-out");
    await page.getByRole("button", { name: beginning(t(accountsText.count)) }).click();
    await page.getByRole("img", { name: beginning(t(accountsText.overTime)) }).waitFor();
  });
});
