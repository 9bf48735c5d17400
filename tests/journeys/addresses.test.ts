import { letterOf } from "@boreal/domain/letters/letters";
import { pageOf } from "@boreal/domain/vault/pages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as letterText } from "../../apps/web/src/features/forms/letters/letters.text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import { beginning, type Visitor } from "../browser/visitor.ts";

/** Addresses that the domain makes, typed as they stand there: bare, without a language. One of each kind; routes.test.ts asks for all. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let ownerId = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  const home = new Client(boreal);
  await home.signIn(firm.amara);
  ({ id: ownerId } = (await home.graphql<{ me: { id: string } }>("{ me { id } }")).me);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const pathOf = (slug: string): string => pageOf(slug)?.path ?? `no page ${slug}`;
const nameOf = (slug: string) => pageOf(slug)?.name ?? { en: slug, fr: slug };
const letter = (id: string) => {
  const found = letterOf(id);
  if (!found) throw new Error(`the letter ${id} is gone`);
  return found;
};

const openBare = async (visitor: Visitor, path: string): Promise<void> => {
  await visitor.page.goto(`${boreal.address}${path}`);
  await visitor.rest();
  expect(new URL(visitor.page.url()).pathname).toBe(`/${visitor.language}${path.replace(/\?.*$/, "")}`);
  expect(await visitor.heading(shellText.notFoundTitle).count()).toBe(0);
};

describe.skipIf(!here)("an address without a language", () => {
  it.each(inLanguages("en"))("leads an applicant to the page itself, %s", async (language) => {
    const visitor = await arriveAs("amara", boreal, firm, { language, width: 360 });
    const ofCase = `?application=${firm.applicationId}`;
    await openBare(visitor, `${pathOf("passport")}${ofCase}`);
    await visitor.heading(nameOf("passport")).waitFor();
    // Nobody asked for a social insurance number here: the page is there and says so.
    await openBare(visitor, `${pathOf("sin-primary-document")}${ofCase}`);
    await visitor.heading(nameOf("sin-primary-document")).waitFor();
    await visitor.page.getByText(visitor.t(vaultText.notAsked)).waitFor();
    const study = letter("studyPlan");
    await openBare(visitor, `${study.href}${ofCase}`);
    await visitor.heading(study.name).waitFor();
    await visitor.page.getByText(visitor.t(letterText.reads)).first().waitFor();
    await visitor.page
      .getByRole("main")
      .getByRole("link", { name: beginning(visitor.t(letterText.toAdd)) })
      .click();
    await visitor.heading(nameOf(study.sendToDocVault)).waitFor();
    await openBare(visitor, `${letter("settlementOffer").href}${ofCase}`);
    await visitor.page.getByText(visitor.t(letterText.notOfType)).waitFor();
    // She has several applications and the address names none: she is asked.
    await openBare(visitor, study.href);
    await visitor.page.getByRole("main").locator(`a[href$="${study.href}${ofCase}"]`).click();
    await visitor.heading(study.name).waitFor();
    // Which letters there are the server tells with the application.
    await openBare(visitor, `/letters/no-such-letter${ofCase}`);
    await visitor.heading(letterText.noSuchLetter).waitFor();
    // The lawyer's address is not hers.
    await visitor.page.goto(`${boreal.address}${study.lawyerHref(ownerId, firm.applicationId)}`);
    await visitor.heading(shellText.notFoundTitle).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it("leads a lawyer to a letter of a student, and nowhere with another student’s name in it", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "fr" });
    const study = letter("financialSupporter");
    await openBare(lawyer, study.lawyerHref(ownerId, firm.applicationId));
    await lawyer.heading(study.name).waitFor();
    await lawyer.page.getByText(lawyer.t(letterText.reads)).first().waitFor();
    await lawyer.page.goto(`${boreal.address}${study.lawyerHref("somebody-else", firm.applicationId)}`);
    await lawyer.heading(shellText.notFoundTitle).waitFor();
    await openBare(lawyer, `${pathOf(study.sendToDocVault)}?application=${firm.applicationId}`);
    await lawyer.page
      .getByRole("main")
      .getByRole("link", { name: lawyer.t(vaultText.toLetter, { name: lawyer.t(study.name) }) })
      .click();
    await lawyer.heading(study.name).waitFor();
    expect(lawyer.complaints).toEqual([]);
  });
});
