import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schoolsText } from "../../apps/web/src/features/administration/schools.text.ts";
import { fieldText } from "../../apps/web/src/case/fields/fields.text.ts";
import { receiptOwnerText } from "../../apps/web/src/features/vault/file/receiptOwner.text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { cardOf, chooseFile, pdf } from "../browser/vault.ts";

/** What an administrator says of a school reaches the student, and a receipt of a family says whose it is. */

const today = "2026-11-20";
const here = await browserIsHere();

type Document = { readonly documentId: string; readonly parsedValues: Readonly<Record<string, unknown>> };

describe.skipIf(!here)("settings and people", () => {
  const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });
  const [admin, amara] = [inventedPerson("Anouk", "Roy"), inventedPerson("Amara", "Okafor")];
  const [office, home] = [new Client(boreal), new Client(boreal)];
  let secret = "";
  let applicationId = "";

  beforeAll(async () => {
    await boreal.start();
    secret = await claimInstallation(boreal, office, admin);
    await home.register(amara);
    applicationId = await home.startApplication("Student");
    await home.answer(applicationId, {
      country: "NG",
      birthday: "1996-04-12",
      schoolAcceptanceStatus: "yes",
      schoolName: "College du Nord",
      province: "QC",
      lengthOfStudies: 24,
      maritalStatus: "married",
      accompanyingSpouse: true,
      spouseVisaType: "Visitor",
    });
  });
  afterAll(async () => {
    await closeBrowser();
    await boreal.remove();
  });

  const permissions = async (): Promise<readonly string[] | undefined> => {
    const { application } = await home.graphql<{
      application: { plan: { vault: readonly { page: string; permissions: readonly string[] }[] } };
    }>("query ($id: ID!) { application(id: $id) { plan { vault { page permissions } } } }", { id: applicationId });
    return application.plan.vault.find(({ page }) => page === "certificate-acceptation-du-quebec")?.permissions;
  };

  it("the administrator sets a school, in French at 360 px, and its students only look at the certificate from then on", async () => {
    expect(await permissions()).toEqual(["View", "Upload", "StateNoDocument"]);
    const visitor = await arriveSignedIn(boreal, admin, { language: "fr", width: 360 }, secret);
    await visitor.open("/administration/schools");
    await visitor.press(visitor.button(schoolsText.add));
    await visitor.press(visitor.button(schoolsText.save));
    await visitor.page
      .getByText(/n’a pas de nom/)
      .first()
      .waitFor();
    await visitor.hand.write(visitor.page.getByLabel(visitor.t(schoolsText.names), { exact: true }), "Collège du Nord");
    await visitor.press(visitor.page.getByRole("checkbox", { name: visitor.t(schoolsText.suppliesCertificate) }));
    await visitor.page.getByLabel(new RegExp(`^${visitor.t(schoolsText.programs)}`)).fill("Nursing\nForestry");
    expect(await faultsInDresses(visitor.page, "known schools")).toEqual([]);
    await visitor.press(visitor.button(schoolsText.save));
    await visitor.hears(schoolsText.saved);
    expect(await permissions()).toEqual(["View"]);
    await visitor.leave();
  });

  it("she chooses her program from the list of her school, or types another one", async () => {
    const visitor = await arriveSignedIn(boreal, amara, { language: "en", width: 360 });
    await visitor.open(`/applications/${applicationId}/assessment/programName`);
    const list = visitor.page.getByRole("combobox").first();
    await visitor.hand.select(list, "Nursing");
    await waitForSaved(visitor);
    expect((await home.answersOf(applicationId))["programName"]).toBe("Nursing");
    await visitor.hand.select(list, visitor.t(fieldText.notInList));
    await visitor.hand.write(visitor.page.getByLabel(visitor.t(fieldText.typeIt)), "Wood science");
    await visitor.page.keyboard.press("Tab");
    // "Saved" stands there from the save before.
    await expect.poll(async () => (await home.answersOf(applicationId))["programName"]).toBe("Wood science");
    expect(await faultsInDresses(visitor.page, "a program of a known school")).toEqual([]);
    await visitor.leave();
  });

  it("she says whose receipt she uploaded, and it is kept with the file", async () => {
    const visitor = await arriveSignedIn(boreal, amara, { language: "en", width: 360 });
    await visitor.open(`/document-vault/biometrics-receipt?application=${applicationId}`);
    await chooseFile(
      visitor,
      pdf(
        "receipt.pdf",
        Buffer.from(
          "%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
          "latin1",
        ),
      ),
    );
    const card = cardOf(visitor, "receipt.pdf");
    await visitor.hand.select(card.getByLabel(visitor.t(receiptOwnerText.question)), visitor.t(caseText.spouse));
    await visitor.press(card.getByRole("button", { name: new RegExp(`^${visitor.t(vaultText.save)}`) }));
    await visitor.hears(receiptOwnerText.saved);
    await card.getByText(visitor.t(receiptOwnerText.known, { person: visitor.t(caseText.spouse) })).waitFor();
    const { application } = await home.graphql<{ application: { caseFile: { documents: readonly Document[] } } }>(
      "query ($id: ID!) { application(id: $id) { caseFile } }",
      { id: applicationId },
    );
    expect(
      application.caseFile.documents.map(({ documentId, parsedValues }) => [documentId, parsedValues["receiptOwner"]]),
    ).toEqual([["biometrics-receipt", "spouse"]]);
    expect(await faultsInDresses(visitor.page, "whose receipt")).toEqual([]);
    await visitor.leave();
  });
});
