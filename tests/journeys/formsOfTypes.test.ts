import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { FileForm } from "@boreal/domain/caseFile/formValues";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { differencesFrom } from "@boreal/official-forms/compareForm";
import { checkBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noBlank } from "../../apps/server/src/commands/forms/fillOfficialForm.ts";
import { outputText } from "../../apps/web/src/features/forms/output/output.text.ts";
import { text } from "../../apps/web/src/features/forms/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import {
  familyFormScript,
  nonsense,
  residenceFormScript,
  scheduleFormScript,
  visitorFormScript,
} from "../browser/case/formScripts.ts";
import { keepPicture } from "../browser/case/fromRegistration.ts";
import { afterInvitationAnswers, profileAnswers } from "../browser/case/residenceAnswers.ts";
import { visitorAnswers } from "../browser/case/visitorAnswers.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillForm, fillPart, sayChecked, type FormScript } from "../browser/officialForms.ts";
import { overviewOf } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal, root } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import type { Visitor } from "../browser/visitor.ts";

/** Forms of other types than studies, as their people fill them in: a visitor on a phone, somebody invited by Express Entry at a desk. */
const here = await browserIsHere();
const official = join(root, "../shared/forms/official");
const blanks: Readonly<Partial<Record<FileForm, string>>> = {
  IMM5257: "imm5257e.pdf",
  IMM0008: "imm0008e-03-2025.pdf",
  IMM5669: "imm5669e-12-2012.pdf",
};
const hasBlanks = existsSync(official);
if (!hasBlanks)
  process.stderr.write(
    "skipped: the official files of a visitor and of Express Entry are not made, for there are no blanks (../shared/forms/official); their answer sheets are\n",
  );

const boreal = new Boreal({
  settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any", ...(hasBlanks ? { BOREAL_FORMS: official } : {}) },
});
beforeAll(async () => {
  if (here) await boreal.start();
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

type Owner = Parameters<typeof formOfCase>[2];
type Filled = { readonly form: FileForm; readonly key: string; readonly person: Owner; readonly script: FormScript };

/** Somebody whose questions are answered, in front of a browser. */
async function personOf(
  type: ApplicationType,
  [first, last]: readonly [string, string],
  answers: Readonly<Record<string, unknown>>,
  manner: Parameters<typeof arriveSignedIn>[2],
) {
  const [person, program] = [inventedPerson(first, last), new Client(boreal)];
  // The account in the other language than the page: forms are written in that of the account, and a page carries its own alone.
  await program.register(person, manner?.language === "fr" ? "en" : "fr");
  const id = await program.startApplication(type);
  await program.answer(id, answers);
  return { id, program, visitor: await arriveSignedIn(boreal, person, manner) };
}

/** Words and numbers of four signs or more: what somebody would notice to be typed once more. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.length >= 4 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** Fills in a form part by part: values with their origin, refusals on nonsense, the rest typed. */
async function fillIn(visitor: Visitor, id: string, { form, key, script }: Filled): Promise<readonly string[]> {
  const definition = formDefinitions[form];
  const faults: string[] = [];
  await visitor.open(`/applications/${id}/forms`);
  await visitor.press(visitor.page.locator(`main a[href$="/forms/${key}"]`));
  await visitor.press(visitor.link(text.goOn));
  await visitor.open(`/applications/${id}/forms/${key}/${definition.sections[0]?.id ?? ""}`);
  const before = async (part: string) => {
    await keepPicture(visitor, `${form}-${part}`);
    const refused = nonsense[form]?.[part];
    const section = definition.sections.find((one) => one.id === part);
    if (!refused || !section) return;
    await fillPart(visitor, section, refused.typed);
    await visitor.press(visitor.button(text.continue).or(visitor.button(text.toCheck)));
    for (const said of refused.said) await visitor.page.getByText(visitor.t(said)).first().waitFor();
    expect(new URL(visitor.page.url()).pathname).toContain(`/${part}`);
    await keepPicture(visitor, `${form}-${part}-refused`);
    faults.push(...(await faultsInDresses(visitor.page, `${form} ${part}`)));
    for (const name of refused.taken ?? [])
      await visitor.press(visitor.page.getByRole("button", { name: new RegExp(`^${visitor.t(name)}`) }));
  };
  await fillForm(visitor, definition, script, { before, besides: Object.keys(nonsense[form] ?? {}) });
  await visitor.hears(text.allThere);
  await sayChecked(visitor);
  await waitForSaved(visitor);
  await keepPicture(visitor, `${form}-check`);
  return faults;
}

/** The official file, read back against the case: the authority’s own bytes, with the values of the case behind them. */
async function takeFile(visitor: Visitor, id: string, program: Client, { form, key, person }: Filled): Promise<void> {
  if (visitor.language === "fr") {
    await visitor.hears(noBlank(form, "fr").text);
    await visitor.hand.pick(visitor.page.getByRole("radio", { name: visitor.t(outputText.english), exact: true }));
  }
  const link = visitor.page.locator(`a[href*="/forms/${id}/${key}.pdf"]`).first();
  const [download] = await Promise.all([visitor.page.waitForEvent("download"), visitor.press(link)]);
  const [bytes, blank] = [await readFile(await download.path()), readFileSync(join(official, blanks[form] ?? ""))];
  expect(bytes.subarray(0, blank.length).equals(blank)).toBe(true);
  const [known, read] = [checkBlank(blank), readBack(bytes)];
  if (isRefused(known) || isRefused(read)) return expect.fail("not a form that is known");
  const { values } = formOfCase((await overviewOf(program, id)).caseFile, form, person);
  expect(differencesFrom(known.edition, read.values, values, read.lists)).toEqual([]);
  expect(Object.keys(values).length).toBeGreaterThan(30);
}

/** The answer sheet as a page and as a PDF: what there is where no blank is at hand. */
async function takeSheet(visitor: Visitor, { form }: Filled, value: string): Promise<readonly string[]> {
  const [sheet] = await Promise.all([
    visitor.context.waitForEvent("page"),
    visitor.press(visitor.page.getByRole("link", { name: new RegExp(`^${visitor.t(outputText.sheetPage)}`) })),
  ]);
  await sheet.getByText(value, { exact: true }).first().waitFor();
  const faults = await faultsInDresses(sheet, `sheet of ${form}`);
  await sheet.close();
  const [download] = await Promise.all([
    visitor.page.waitForEvent("download"),
    visitor.press(visitor.link(outputText.sheetPdf)),
  ]);
  expect((await readFile(await download.path())).toString("latin1", 0, 5)).toBe("%PDF-");
  return faults;
}

/** What is typed into a form and was answered before, where nobody asked another thing by it. */
const askedTwice = (answers: Readonly<Record<string, unknown>>, ...scripts: readonly FormScript[]) => {
  const told = new Set(wordsIn(answers));
  return scripts.flatMap((script) => wordsIn(script).filter((word) => told.has(word)));
};

describe.skipIf(!here).each(inLanguages("fr"))("a visitor fills in IMM 5257 on a phone (%s)", (language) => {
  const form: Filled = {
    form: "IMM5257",
    key: "IMM5257:visitor",
    person: { role: "visitor" },
    script: visitorFormScript,
  };
  let visitor: Visitor;
  let program: Client;
  let id = "";

  it("with what the questions left open and no more, and meets a refusal for what is none", async () => {
    ({ visitor, program, id } = await personOf("VisitorVisa", ["Lucía", "Restrepo"], visitorAnswers, {
      language,
      width: 360,
      height: 740,
      onPhone: true,
    }));
    expect(askedTwice(visitorAnswers, form.script)).toEqual([]);
    expect(await fillIn(visitor, id, form)).toEqual([]);
    const { values, filled } = formOfCase((await overviewOf(program, id)).caseFile, "IMM5257", form.person);
    // From the passport’s own two lines; the town as the person took it over.
    expect([values["personalDetails.givenName"], values["contactInformation.currentMailingAddress.cityTown"]]).toEqual([
      "Lucia",
      "Medellin",
    ]);
    expect(values["employmentHistory[0].currentActivity"]).toBe(language === "fr" ? "Retired" : "À la retraite");
    expect(values["background.immigrationQuestions.immigrationDetailsText"]).toMatch(/^Canada, vis.*, 2019-05\.$/);
    expect(filled.prefilled).toBeGreaterThan(30);
  });

  it("sees at each value where it is from", async () => {
    await visitor.open(`/applications/${id}/forms/IMM5257:visitor/visitDetails`);
    await visitor.press(visitor.page.locator(".form-filled summary").first());
    const origin = visitor.t({ en: "from your answers", fr: "d’après vos réponses" });
    await visitor.hears(text.filledIn, { origin });
    expect(await visitor.page.getByText(visitor.t(text.filledIn, { origin })).count()).toBeGreaterThan(3);
    await keepPicture(visitor, "IMM5257-visitDetails-unfolded");
  });

  it("takes the answer sheet, and the official file where there is a blank", async () => {
    await visitor.open(`/applications/${id}/forms/IMM5257:visitor`);
    expect(await takeSheet(visitor, form, "AV123456")).toEqual([]);
    if (hasBlanks) await takeFile(visitor, id, program, form);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe.skipIf(!here).each(inLanguages("en"))(
  "somebody invited by Express Entry fills in three forms (%s)",
  (language) => {
    const answers = {
      ...profileAnswers,
      ...afterInvitationAnswers,
      eoHomeAddress: { ...profileAnswers.eoHomeAddress, country: "MA" },
    };
    const forms: readonly Filled[] = [
      { form: "IMM0008", key: "IMM0008", person: { role: "main" }, script: residenceFormScript },
      { form: "IMM5669", key: "IMM5669", person: { role: "main" }, script: scheduleFormScript },
      { form: "IMM5406", key: "IMM5406", person: { role: "main" }, script: familyFormScript },
    ];
    let visitor: Visitor;
    let program: Client;
    let id = "";

    beforeAll(async () => {
      ({ visitor, program, id } = await personOf("ExpressEntryIta", ["Salma", "Berrada"], answers, {
        language,
        width: 1280,
      }));
    });

    it("what was answered, or typed into one of them, is typed into none again", () => {
      const scripts = forms.map(({ script }) => script);
      expect(askedTwice(answers, ...scripts)).toEqual([]);
      expect(scripts.flatMap((script, at) => askedTwice(script, ...scripts.slice(at + 1)))).toEqual([]);
    });

    it.each(forms)("$form", async (form) => {
      expect(await fillIn(visitor, id, form)).toEqual([]);
      await visitor.hears(outputText.notSent);
      expect(await takeSheet(visitor, form, "Berrada")).toEqual([]);
      if (hasBlanks && blanks[form.form] !== undefined) await takeFile(visitor, id, program, form);
      else await visitor.hears(noBlank(form.form, language).text);
      expect(visitor.complaints).toEqual([]);
    });
  },
);
