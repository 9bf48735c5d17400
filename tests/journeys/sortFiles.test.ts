import { pageOf } from "@boreal/domain/vault/pages";
import { slotTitle } from "@boreal/domain/vault/slotTitle";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { warningDefinition } from "../../apps/web/src/case/reasons/warningDefinitions.ts";
import { glanceWords } from "../../apps/web/src/features/plan/glance/glance.text.ts";
import { taskWords } from "../../apps/web/src/features/plan/text.ts";
import { sortText } from "../../apps/web/src/features/vault/sort/sort.text.ts";
import { text } from "../../apps/web/src/features/vault/text.ts";
import { indexText } from "../../apps/web/src/features/vault/index/vaultIndex.text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { cardButton, cardOf, chooseFile, pdf } from "../browser/vault.ts";
import { cardNames, deleteFile } from "../browser/vault/cards.ts";
import { placeNamed, restoreFromTrash } from "../browser/vault/places.ts";
import { beginning, type Visitor } from "../browser/visitor.ts";
import { waysOf } from "../running/sizes.ts";
import { waitUntil } from "../running/patience.ts";
import { otherDocuments } from "../samples/otherDocuments.ts";
import { drawPdf } from "../samples/pdfDocument.ts";

/** ADR 0138: three files are dropped at once without a word about them, and a person says for each whether the suggested place is right. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20" } });

beforeAll(async () => {
  if (here) await boreal.start();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const slotNamed = (slug: string, id: string) => {
  const page = pageOf(slug);
  const slot = page?.slots.find((one) => one.id === id);
  if (!page || !slot) throw new Error(`${slug} ${id} is gone`);
  return { page, slot };
};
const passport = slotNamed("passport", "passportBioPage");
const acceptance = slotNamed("letter-of-acceptance", "letterOfAcceptance");
const languageTest = slotNamed("language-test", "languageTest");

const inventedPassport = () =>
  drawPdf((paper) => {
    paper.text(
      "INVENTED REPUBLIC   PASSPORT / PASSEPORT   Passport No. X0000000   Nationality: INVENTED   Surname: OKAFOR",
    );
    paper.text("Place of birth: EXAMPLEVILLE   Date of expiry: 13 FEB 2033   Authority: EXAMPLEVILLE");
    paper.text("P<XXXOKAFOR<<AMARA<<<<<<<<<<<<<<<<<<<<<<<<<<");
  });

describe.skipIf(!here).each(
  waysOf([
    { who: "a phone, in French", language: "fr", width: 360, height: 740 },
    { who: "a desk, in English", language: "en", width: 1280, height: 900 },
  ] as const),
)("files dropped at once at $who", ({ language, width, height }) => {
  // Her passport names her, so that it counts once it lies in its place.
  const person = inventedPerson("Amara", "Okafor");
  let visitor: Visitor;
  let applicationId = "";
  const client = new Client(boreal);
  const openDocuments = async () => {
    await visitor.open(`/applications/${applicationId}/documents`);
    await visitor.heading(text.title).waitFor();
  };
  const openPage = async (slug: string) => {
    await visitor.open(`/document-vault/${slug}?application=${applicationId}`);
    await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
  };
  const toSort = (count: number) =>
    visitor.page.getByRole("heading", { level: 2, name: visitor.t(sortText.toSort, { count }), exact: true });
  const counted = () =>
    visitor.page
      .getByRole("progressbar", { name: visitor.t(indexText.requiredProgress) })
      .getAttribute("aria-valuetext");

  beforeAll(async () => {
    if (!here) return;
    await client.register(person, language);
    applicationId = (
      await client.stored<{ startApplication: { application: { id: string } } }>("StartApplication", {
        type: "Student",
      })
    ).startApplication.application.id;
    await client.answer(applicationId, {
      country: "CM",
      schoolAcceptanceStatus: "yesAndAccepted",
      maritalStatus: "single",
    });
    visitor = await arriveSignedIn(boreal, person, { language, width, height, onPhone: width < 500 });
  });

  it("stand in a list with what reading makes of them, and count for nothing", async () => {
    await openDocuments();
    const before = await counted();
    await chooseFile(
      visitor,
      [
        pdf("scan1.pdf", await inventedPassport()),
        pdf("scan2.pdf", await otherDocuments.LetterOfAcceptance()),
        pdf("scan3.pdf", await drawPdf(() => undefined)),
      ],
      placeNamed(visitor, sortText.drop),
    );
    await toSort(3).waitFor();
    await cardOf(visitor, "scan1.pdf").getByText(visitor.t(sortText.oneOf)).waitFor();
    await cardOf(visitor, "scan2.pdf")
      .getByText(visitor.t(sortText.looksLike, { place: visitor.t(acceptance.page.name) }))
      .waitFor();
    await cardOf(visitor, "scan3.pdf").getByText(visitor.t(sortText.notRecognised)).waitFor();
    expect(await counted()).toBe(before);
    expect(await faultsInDresses(visitor.page, "files to sort")).toEqual([]);
  });

  it("wait for their place on the plan too, and in the trash lie where they were", async () => {
    await visitor.open(`/applications/${applicationId}`);
    const allToDo = visitor.t(glanceWords.allToDo, { count: 1 }).split("(")[0]?.trim() ?? "";
    await visitor.press(visitor.page.locator("summary").filter({ hasText: allToDo }));
    await visitor.hears(taskWords.sort.other, { count: 3 });
    await openDocuments();
    await deleteFile(visitor, "scan3.pdf");
    await toSort(2).waitFor();
    await restoreFromTrash(visitor, applicationId, "scan3.pdf");
    await openDocuments();
    await toSort(3).waitFor();
    expect(await cardOf(visitor, "scan3.pdf").count()).toBe(1);
  });

  it("go where the person says, each with one press, and are read and warned about there", async () => {
    const before = await counted();
    await visitor.press(cardButton(visitor, "scan2.pdf", sortText.confirm));
    await visitor.hears(sortText.added, { name: "scan2.pdf", place: visitor.t(acceptance.page.name) });
    await toSort(2).waitFor();
    const offered = cardOf(visitor, "scan1.pdf").getByRole("button", { name: beginning(nameOf(passport)) });
    await visitor.press(offered);
    await toSort(1).waitFor();
    const unknown = cardOf(visitor, "scan3.pdf");
    await visitor.press(cardButton(visitor, "scan3.pdf", sortText.add));
    await unknown.getByText(visitor.t(sortText.placeExpected)).waitFor();
    const box = visitor.field(sortText.place, unknown);
    await box.fill(visitor.t(languageTest.page.name));
    await visitor.press(visitor.page.getByRole("option", { name: visitor.t(languageTest.page.name) }).first());
    await visitor.press(cardButton(visitor, "scan3.pdf", sortText.add));
    await toSort(1).waitFor({ state: "detached" });
    await waitUntil(
      async () => (await counted()) !== before,
      () => "what was sorted is not counted",
    );
    for (const [{ page }, name] of [
      [acceptance, "scan2.pdf"],
      [passport, "scan1.pdf"],
      [languageTest, "scan3.pdf"],
    ] as const) {
      await openPage(page.slug);
      await cardOf(visitor, name).waitFor();
      expect(await cardNames(visitor)).toEqual([name]);
    }
    const blank = warningDefinition("invalidDocument", "a file")?.fix;
    if (!blank) throw new Error("the warning is gone");
    await cardOf(visitor, "scan3.pdf").getByText(visitor.t(blank)).first().waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  const nameOf = ({ page, slot }: typeof passport) => visitor.t(slotTitle(page, slot.name, undefined, undefined));
});
