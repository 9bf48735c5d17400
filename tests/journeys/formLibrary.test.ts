import type { FileForm } from "@boreal/domain/caseFile/formValues";
import type { FormValue } from "@boreal/domain/forms/fields/field";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { fillForm } from "@boreal/official-forms/fill";
import { checkBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { libraryText } from "../../apps/web/src/features/administration/formLibrary.text.ts";
import { outputText } from "../../apps/web/src/features/forms/output/output.text.ts";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { overviewOf } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal, root } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import { waitUntil } from "../running/patience.ts";
import { openEveryDetail, pdf } from "../browser/vault.ts";
import type { Visitor, Words } from "../browser/visitor.ts";

/** Issue 5: blanks come in by the administrator's page, a form is looked at before it is sent, and what came back is taken over field by field. */

const today = "2026-11-20";
const here = await browserIsHere();
const official = join(root, "../shared/forms/official");
if (!existsSync(official))
  process.stderr.write(
    "skipped: the form library, the preview and the form that comes back are tried with blanks of our own only (no ../shared/forms/official)\n",
  );

type Language = "en" | "fr";
/** The authority publishes a French file of the first; ours are made for it alone too. */
const inUse = [
  ["IMM1294", "en", "e"],
  ["IMM1294", "fr", "f"],
  ["IMM5476", "en", "e"],
] as const;
type Source = {
  readonly name: string;
  readonly isOfficial: boolean;
  readonly blank: (form: FileForm, language: Language) => Buffer;
};

const sources: readonly Source[] = [
  {
    name: "blanks of our own",
    isOfficial: false,
    blank: (form, language) => testBlank(form, language === "fr" ? "F" : "E"),
  },
  ...(existsSync(official)
    ? [
        {
          name: "the official blanks",
          isOfficial: true,
          blank: (form: FileForm, language: Language) =>
            readFileSync(join(official, `imm${form.slice(3)}${language === "fr" ? "f" : "e"}.pdf`)),
        },
      ]
    : []),
];

const [missingPlace, newPlace] = [
  "form1/Page1/PersonalDetails/PlaceBirthCity",
  "form1/Page1/PersonalDetails/ANewQuestion",
];

/** An edition of another day, with a question more; and the known one, tampered with. */
const notTaken: readonly (readonly [name: string, file: Buffer, said: RegExp, places: readonly string[]])[] = [
  [
    "an edition that nobody knows",
    testBlank("IMM1294", "E", { extra: [newPlace], printed: "01-2031", without: [missingPlace] }),
    /01-2031/,
    [missingPlace, newPlace],
  ],
  [
    "the known edition with another field",
    testBlank("IMM1294", "E", { extra: [newPlace] }),
    /missing: 0|manquants/,
    [newPlace],
  ],
  ["no PDF", Buffer.from("Dear administrator, this is the form."), /PDF/, []],
];

describe.skipIf(!here).each(sources)("with $name", ({ isOfficial, blank }) => {
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
    await home.answer(applicationId, { ...familyAnswers(today), birthday: "1996-04-12", isSameAddress: true });
  });
  afterAll(async () => {
    await closeBrowser();
    await boreal.remove();
  });

  const upload = async (visitor: Visitor, name: string, file: Buffer): Promise<void> => {
    const [chooser] = await Promise.all([
      visitor.page.waitForEvent("filechooser"),
      visitor.press(visitor.button(libraryText.upload)),
    ]);
    await chooser.setFiles({ ...pdf(name, file) });
  };
  const arrive = async (language: Language, width: number, person: typeof admin, code?: string): Promise<Visitor> => {
    const visitor = await arriveSignedIn(boreal, person, { language, width }, code);
    return visitor;
  };
  const openLibrary = async (language: Language): Promise<Visitor> => {
    const visitor = await arrive(language, 1280, admin, secret);
    await visitor.open("/administration/forms");
    await visitor.heading(libraryText.title).waitFor();
    return visitor;
  };
  const rowOf = (visitor: Visitor, title: Words, form: FileForm, language: Words) =>
    visitor.page
      .getByRole("region", { name: visitor.t(title) })
      .getByRole("row", { name: new RegExp(`^${form.replace("IMM", "IMM ")} .*${visitor.t(language)}`) });

  it.skipIf(isOfficial).each(inLanguages("fr"))(
    "a file that is no blank of a known edition is refused on the page, with what differs (%s)",
    async (language) => {
      const visitor = await openLibrary(language);
      const banners = visitor.page.getByRole("status").filter({ hasText: visitor.t(libraryText.notTaken) });
      for (const [name, file, said, places] of notTaken) {
        await upload(visitor, "form.pdf", file);
        const banner = banners.filter({ hasText: said });
        await banner.waitFor();
        await openEveryDetail(visitor);
        expect([name, await banner.locator("code").allInnerTexts()]).toEqual([name, places]);
        if (places.length > 1) expect(await faultsInDresses(visitor.page, `${name} ${language}`)).toEqual([]);
      }
      expect(await banners.count()).toBe(1);
      await visitor.page.getByText(visitor.t(libraryText.none)).waitFor();
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it("the administrator adds the blanks, and sees which are here", async () => {
    const visitor = await openLibrary("en");
    for (const [form, language, letter] of inUse) {
      const words = language === "fr" ? libraryText.french : libraryText.english;
      await rowOf(visitor, libraryText.inUse, form, words).getByText(visitor.t(libraryText.isMissing)).waitFor();
      await upload(visitor, `imm${form.slice(3)}${letter}.pdf`, blank(form, language));
      await rowOf(visitor, libraryText.inUse, form, words)
        .getByText(visitor.t(libraryText.isHere), { exact: true })
        .waitFor();
      await rowOf(visitor, libraryText.here, form, words)
        .getByText(visitor.t(libraryText.uploaded), { exact: true })
        .waitFor();
    }
    expect(await visitor.page.getByText(visitor.t(libraryText.notTaken)).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each(inLanguages("en"))(
    "she looks at the form as it is filled by now, each page marked, and has no file of it (%s)",
    async (language) => {
      const visitor = await arrive(language, 360, amara);
      const previewed = async (form: FileForm, reader = visitor): Promise<ReturnType<Visitor["page"]["getByRole"]>> => {
        await reader.open(`/applications/${applicationId}/forms/${form}`);
        if (form === "IMM5476")
          await reader.hand.pick(reader.page.getByRole("radio", { name: reader.t(outputText.english), exact: true }));
        await reader.press(reader.page.locator("summary", { hasText: reader.t(outputText.previewTitle) }));
        const region = reader.page.getByRole("region", { name: reader.t(outputText.previewTitle), exact: true });
        await region.waitFor();
        const pages = region.getByRole("img");
        const count = await pages.count();
        expect(count).toBeGreaterThan(0);
        for (const [index, page] of (await pages.all()).entries()) {
          expect(await page.getAttribute("aria-label")).toBe(
            reader.t(outputText.previewPage, { page: index + 1, pages: count }),
          );
          expect(await page.locator(".form-preview__mark").innerText()).toBe(reader.t(outputText.previewMark));
        }
        return region;
      };
      const study = await previewed("IMM1294");
      await study.getByText("Okafor", { exact: true }).first().waitFor();
      if (isOfficial) expect(await study.getByRole("img").count()).toBe(5);
      expect(await visitor.page.locator('a[href*="IMM1294.pdf"]').count()).toBe(0);
      // Thousands of pieces for the checker on the official pages: ours have the same kinds.
      if (!isOfficial) expect(await faultsInDresses(visitor.page, `preview ${language}`)).toEqual([]);
      else {
        // The form of the representative is the team’s to fill in and to look at.
        const desk = await arrive(language, 1280, admin, secret);
        const pictures = (await previewed("IMM5476", desk)).locator("img");
        // It is static: its pages are pictures, drawn when they come into view.
        expect(await pictures.count()).toBe(4);
        await pictures.first().scrollIntoViewIfNeeded();
        await waitUntil(
          () => pictures.first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth > 0),
          () => "the first page is not drawn",
        );
        await desk.leave();
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it("what a form that came back says otherwise is listed, and taken over one by one", async () => {
    const known = checkBlank(blank("IMM1294", "en"));
    if (isRefused(known)) throw new Error(known.code);
    const valuesNow = async () => formOfCase((await overviewOf(home, applicationId)).caseFile, "IMM1294")?.values ?? {};
    const values: Record<string, FormValue> = {
      ...(await valuesNow()),
      "personalDetails.birthCity": "Ibadan",
      "personalDetails.givenName": "Amara Ngozi",
    };
    const filled = fillForm(known, values);
    if ("refused" in filled) throw new Error(filled.refused.map(({ field, code }) => `${field} ${code}`).join());
    await home.upload(
      {
        applicationId,
        page: "application-for-study-permit",
        slot: "applicationForStudyPermit",
        person: "main",
        filename: "imm1294.pdf",
        filetype: "application/pdf",
      },
      filled.bytes,
    );
    const back = async () =>
      (
        await home.graphql<{ returnedForms: readonly { fileId: string }[] }>(
          'query ($id: ID!) { returnedForms(applicationId: $id, formKey: "IMM1294") { fileId } }',
          { id: applicationId },
        )
      ).returnedForms;
    await waitUntil(
      async () => (await back()).length === 1,
      () => "what came back is not read",
    );

    const visitor = await arrive("en", 1280, amara);
    await visitor.open(`/applications/${applicationId}/forms/IMM1294`);
    const file = visitor.page.getByRole("article", { name: "imm1294.pdf", exact: true });
    await file.getByText(visitor.t(outputText.differs, { count: 2 })).waitFor();
    await file.getByText(visitor.t(outputText.notValidated)).waitFor();
    const row = (name: RegExp) => file.getByRole("row", { name });
    expect(
      await row(/^Given name/)
        .getByRole("cell")
        .allInnerTexts(),
    ).toEqual(["Amara Ngozi", "Amara", expect.stringContaining(visitor.t(outputText.takeOver))]);
    if (!isOfficial) expect(await faultsInDresses(visitor.page, "a form that came back")).toEqual([]);

    await visitor.press(row(/^City/).getByRole("button"));
    await waitForSaved(visitor);
    await file.getByText(visitor.t(outputText.differs, { count: 1 })).waitFor();
    expect(await row(/^City/).count()).toBe(0);
    await waitUntil(
      async () => (await valuesNow())["personalDetails.birthCity"] === "Ibadan",
      () => "what was taken over is not stored",
    );
    expect((await valuesNow())["personalDetails.givenName"]).toBe("Amara");

    await visitor.press(row(/^Given name/).getByRole("button"));
    await file.getByText(visitor.t(outputText.sameAsHere)).waitFor();
    await waitUntil(
      async () => (await valuesNow())["personalDetails.givenName"] === "Amara Ngozi",
      () => "what was taken over is not stored",
    );
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
