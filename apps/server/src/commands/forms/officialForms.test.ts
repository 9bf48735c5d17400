import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { differencesFrom } from "@boreal/official-forms/compareForm";
import { formEditions } from "@boreal/official-forms/maps/editions";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { systemChain, verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { saveFormValues } from "./saveFormValues.ts";
import { listNotifications } from "../../store/notifications.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { addBlank } from "./addBlank.ts";
import { fetchBlank, isOfAuthority } from "./fetchBlank.ts";
import { fillOfficialForm, tryOfficialForm, type FormLanguage } from "./fillOfficialForm.ts";
import type { FormDeps } from "./formDeps.ts";
import { complete, testForms } from "./testForm.ts";
import { testBlank } from "@boreal/official-forms/test/testBlank";

let firm: TestFirm;
let folder: string;
let deps: FormDeps;
let amara: Actor;
let admin: Actor;
let id: string;
beforeAll(async () => {
  firm = await openTestFirm();
  folder = mkdtempSync(join(tmpdir(), "boreal-forms-"));
  deps = { ...firm, forms: testForms(folder) };
  [amara, admin] = [await firm.person("student"), await firm.person("admin")];
  id = await preparedCase();
});
afterAll(async () => {
  await deps.forms.desk.close();
  await firm.close();
  rmSync(folder, { recursive: true });
});

const codes = (result: object) =>
  "refusals" in result ? (result.refusals as readonly { code: string }[]).map(({ code }) => code) : [];
const fill = (by: Actor | null = amara, formKey = "IMM1294", language: FormLanguage = "en", on = id) =>
  fillOfficialForm(deps, by, { applicationId: on, formKey, language });

/** A case whose form is complete. */
async function preparedCase(): Promise<string> {
  const on = await firm.application(amara);
  const answers = {
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1996-03-14",
    gender: "female",
    birthCountry: "NG",
    maritalStatus: "single",
  };
  await saveAnswers(firm, amara, {
    applicationId: on,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  const entered = complete((await loadCaseFile(firm, on))?.caseFile ?? expect.fail("no case"));
  const { refusals } = await saveFormValues(firm, amara, {
    applicationId: on,
    formKey: "IMM1294",
    changes: Object.entries(entered).map(([path, value]) => ({ path, value })),
  });
  expect(refusals).toEqual([]);
  return on;
}

describe("blanks of official forms", () => {
  it("are added by administrators, once, with an event, and only blanks of editions that we know", async () => {
    const bytes = testBlank("IMM5707");
    const added = await addBlank(deps, admin, { bytes });
    expect(added).toMatchObject({ blank: { form: "IMM5707", addedBy: admin.userId, source: null }, refusals: [] });
    expect((await addBlank(deps, admin, { bytes })).blank).toEqual(added.blank);
    expect(codes(await addBlank(deps, amara, { bytes }))).toEqual(["notAllowed"]);
    expect(codes(await addBlank(deps, null, { bytes }))).toEqual(["notSignedIn"]);
    expect(codes(await addBlank(deps, admin, { bytes: Buffer.from("%PDF-1.7 nothing") }))).toEqual(["formDamaged"]);
    expect(await verifyChain(firm.db, systemChain)).toMatchObject({ whole: true });
  });

  it("of another edition are refused with the places that differ", async () => {
    const root = formEditions[0]?.places[0]?.at[0]?.split("/")[0] ?? "";
    const { refusals } = await addBlank(deps, admin, {
      bytes: testBlank("IMM1294", "E", { extra: [`${root}/Page1/NewQuestion`] }),
    });
    expect(refusals).toMatchObject([{ code: "formFieldsDiffer", missing: [], added: [`${root}/Page1/NewQuestion`] }]);
  });
});

describe("fetching from the authority", () => {
  const address = "https://www.canada.ca/forms/imm5646e.pdf";
  const answering = (...answers: readonly (() => Response)[]) => {
    const asked: string[] = [];
    let turn = 0;
    return {
      asked,
      get: (at: string) => {
        asked.push(at);
        const next = answers[turn++];
        return next ? Promise.resolve(next()) : Promise.reject(new Error("no network"));
      },
    };
  };

  it.each([
    "http://www.canada.ca/a.pdf",
    "https://canada.ca.example.test/a.pdf",
    "https://www.canada.ca:8443/a.pdf",
    "https://u:p@www.canada.ca/a.pdf",
    "file:///etc/passwd",
    "https://127.0.0.1/a.pdf",
    "a.pdf",
    "",
  ])("asks nobody for %s", async (at) => {
    const { asked, get } = answering(() => new Response("x"));
    expect(isOfAuthority(at)).toBe(false);
    expect(codes(await fetchBlank(deps, admin, { address: at }, get))).toEqual(["notTheAuthority"]);
    expect(asked).toEqual([]);
  });

  it("takes what it gets into the library with its address, and follows it to another page of the authority only", async () => {
    const moved = (to: string) => () => new Response(null, { status: 301, headers: { location: to } });
    const good = answering(moved("/forms/new/imm5646e.pdf"), () => new Response(new Uint8Array(testBlank("IMM5646"))));
    expect((await fetchBlank(deps, admin, { address }, good.get)).blank).toMatchObject({
      form: "IMM5646",
      source: address,
    });
    expect(good.asked).toEqual([address, "https://www.canada.ca/forms/new/imm5646e.pdf"]);
    const bad = answering(moved("http://169.254.169.254/secret"), () => new Response("secret"));
    expect(codes(await fetchBlank(deps, admin, { address }, bad.get))).toEqual(["notTheAuthority"]);
    expect(bad.asked).toEqual([address]);
    const round = answering(...Array.from({ length: 9 }, () => moved("/again.pdf")));
    expect(codes(await fetchBlank(deps, admin, { address }, round.get))).toEqual(["formNotThere"]);
  });

  it("says plainly when there is no network, no file or no form; nobody else is let near it", async () => {
    expect(codes(await fetchBlank(deps, admin, { address }, answering().get))).toEqual(["authorityNotReached"]);
    expect(
      codes(await fetchBlank(deps, admin, { address }, answering(() => new Response("gone", { status: 404 })).get)),
    ).toEqual(["formNotThere"]);
    expect(
      codes(await fetchBlank(deps, admin, { address }, answering(() => new Response("<html>Please wait</html>")).get)),
    ).toEqual(["formNotPdf"]);
    const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error("cut")) }));
    expect(codes(await fetchBlank(deps, admin, { address }, answering(broken).get))).toEqual(["authorityNotReached"]);
    const { asked, get } = answering(() => new Response("x"));
    expect(codes(await fetchBlank(deps, amara, { address }, get))).toEqual(["notAllowed"]);
    expect(asked).toEqual([]);
  });
});

describe("the official file of a case", () => {
  it("is not made while the library has no blank of it, in that language", async () => {
    const told = async () =>
      (await listNotifications(firm.db, admin.userId)).flatMap(({ kind, subject }) =>
        kind === "blankMissing" ? [subject] : [],
      );
    expect(codes(await fill())).toEqual(["blankMissing"]);
    const english = { form: "IMM1294", language: "en" };
    expect(await told()).toEqual([english]);
    // Once for the edition, not for every click; nobody else is told.
    expect(codes(await fill())).toEqual(["blankMissing"]);
    expect(await told()).toEqual([english]);
    expect((await listNotifications(firm.db, amara.userId)).map(({ kind }) => kind)).not.toContain("blankMissing");
    await addBlank(deps, admin, { bytes: testBlank("IMM1294") });
    expect(codes(await fill(amara, "IMM1294", "fr"))).toEqual(["blankMissing"]);
    expect(await told()).toEqual(expect.arrayContaining([english, { form: "IMM1294", language: "fr" }]));
  });

  it("says what the case says, field by field, and leaves an event without values", async () => {
    const filled = await fill();
    if ("refusals" in filled) return expect.fail(JSON.stringify(filled.refusals));
    const read = readBack(filled.bytes, "IMM1294");
    if (isRefused(read)) return expect.fail(read.code);
    const state = formOfCase((await loadCaseFile(firm, id))?.caseFile ?? expect.fail("no case"), "IMM1294");
    const edition =
      formEditions.find(({ form, language }) => form === "IMM1294" && language === "E") ?? expect.fail("no edition");
    const notInFile = new Set(filled.notes.map(({ path }) => path?.replace("forms.IMM1294.", "")));
    expect(
      differencesFrom(edition, read.values, state?.values ?? {}, read.lists).filter(
        ({ field }) => !notInFile.has(field),
      ),
    ).toEqual([]);
    expect(Object.keys(read.values).length).toBeGreaterThan(40);
    expect([filled.fileName, read.validated]).toEqual(["IMM1294-06-2026-E.pdf", false]);
    const { rows } = await firm.db.$client.query<{ kind: string; subject: object }>(
      "select kind, subject from boreal.audit_event where chain_id = $1 order by position desc limit 1",
      [id],
    );
    expect(rows).toEqual([
      {
        kind: "officialFormFilled",
        subject: { form: "IMM1294", edition: "06-2026", language: "E", blank: filled.blank.sha256 },
      },
    ]);
  });

  it("is made only of a complete form: else one sentence and every missing field with its place", async () => {
    const empty = await firm.application(amara);
    const none = await fill(amara, "IMM1294", "en", empty);
    if (!("refusals" in none)) return expect.fail("a file was made of nothing");
    expect(none.refusals[0]).toMatchObject({ code: "formIncomplete", path: "forms.IMM1294" });
    expect(none.refusals[0]?.text.en).toContain(String(none.refusals.length - 1));
    expect(none.refusals.slice(1).every(({ path }) => path?.startsWith("forms.IMM1294."))).toBe(true);
    expect(none.refusals.map(({ path }) => path)).toContain("forms.IMM1294.personalDetails.birthCity");
  });

  it("can be asked about without being made out, which leaves no event", async () => {
    const before = await verifyChain(firm.db, id);
    expect(await tryOfficialForm(deps, amara, { applicationId: id, formKey: "IMM1294", language: "en" })).toMatchObject(
      { fileName: "IMM1294-06-2026-E.pdf", blank: { form: "IMM1294" } },
    );
    expect(await verifyChain(firm.db, id)).toEqual(before);
  });

  it("is for those who may read the form, of people who are in the case, of forms that we fill", async () => {
    expect(codes(await fill(null))).toEqual(["notSignedIn"]);
    expect(codes(await fill(await firm.person("student")))).toEqual(["notFound"]);
    expect(codes(await fill(await firm.person("support")))).toEqual(["notAllowed"]);
    expect(codes(await fill(await firm.person("lawyer", { lawyerScope: "firm" })))).toEqual([]);
    for (const key of ["IMM1294:spouse", "IMM1294:child1", "IMM1294:visitor"])
      expect(codes(await fill(amara, key))).toEqual(["personNotInApplication"]);
    for (const key of ["IMM9999", "IMM5483", "__proto__"])
      expect([key, codes(await fill(amara, key))]).toEqual([key, ["formNotHere"]]);
  });

  it("is made for many people at once", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => fill()));
    expect(all.filter((one) => "bytes" in one)).toHaveLength(20);
  });
});
