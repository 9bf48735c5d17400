import { formDefinitions } from "@boreal/domain/forms/definitions";
import { isList } from "@boreal/domain/forms/fields/field";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { fc } from "../../../../../tests/running/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { hiddenEntry } from "../../store/answers/formValues.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import type { EntryChange } from "../fields/writeEntries.ts";
import { saveFormValues } from "./saveFormValues.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
let amara: Actor;
let id: string;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
beforeEach(async () => {
  id = await firm.application(amara);
});
afterAll(async () => await firm.close());

const city = "personalDetails.birthCity";
const save = (
  changes: readonly EntryChange[],
  { by = amara, formKey = "IMM1294", on = id }: { by?: Actor | null; formKey?: string; on?: string } = {},
) => saveFormValues(firm, by, { applicationId: on, formKey, changes });
const codes = (result: { refusals: readonly { code: string }[] }) => result.refusals.map(({ code }) => code);
const caseFile = async (on = id) => (await loadCaseFile(firm, on))?.caseFile ?? expect.fail("no case");
const inStatus = async (status: string) =>
  await firm.db.$client.query("update boreal.application set status = $2 where id = $1", [id, status]);
const events = async () =>
  (
    await firm.db.$client.query<{ kind: string; subject: unknown }>(
      "select kind, subject from boreal.audit_event where chain_id = $1 order by position",
      [id],
    )
  ).rows.slice(1);

describe("what is entered in a form", () => {
  it("stands in the case, beside what was filled in at that moment, and on the form", async () => {
    const rows = [{ name: "GH", status: "05", statusFrom: "2020-01-01", statusTo: "2021-01-01" }];
    const changes = [
      { path: city, value: "Lagos", base: "Abuja" },
      { path: "uci", value: "", base: null },
      { path: "noPreviousCountries", value: true },
      { path: "previousCountries", value: rows },
    ];
    expect(await save(changes)).toEqual({
      saved: changes.map(({ path }) => ({ path, version: 1 })),
      conflicts: [],
      refusals: [],
    });
    const { forms, formBases } = await caseFile();
    expect(forms).toEqual({
      IMM1294: { [city]: "Lagos", uci: "", noPreviousCountries: true, previousCountries: rows },
    });
    expect(formBases).toEqual({ IMM1294: { [city]: "Abuja", uci: null } });
    expect(formOfCase(await caseFile(), "IMM1294")?.values).toMatchObject({
      [city]: "Lagos",
      "previousCountries[0].name": "GH",
    });
    expect(firm.changes).toContainEqual({ applicationId: id, kind: "forms" });
  });

  it("is kept apart for each person, and a case without entries says nothing of forms", async () => {
    expect(await caseFile()).not.toHaveProperty("forms");
    await save([{ path: city, value: "Lagos" }], { formKey: "IMM1294:spouse" });
    await save([{ path: city, value: "Accra" }], { formKey: "IMM1294:child1" });
    expect((await caseFile()).forms).toEqual({
      "IMM1294:spouse": { [city]: "Lagos" },
      "IMM1294:child1": { [city]: "Accra" },
    });
  });

  it("follows its source again once it is removed, and its version goes on", async () => {
    await save([{ path: city, value: "Lagos", base: null }]);
    expect((await save([{ path: city, value: null, baseVersion: 1 }])).saved).toEqual([{ path: city, version: 2 }]);
    expect(await caseFile()).not.toHaveProperty("forms");
    expect((await save([{ path: city, value: "Ibadan", baseVersion: 1 }])).conflicts).toMatchObject([
      { path: city, value: null, version: 2 },
    ]);
    expect((await save([{ path: city, value: "Ibadan", baseVersion: 2 }])).saved).toEqual([{ path: city, version: 3 }]);
  });

  it("is kept although it cannot stand on the form, which says so", async () => {
    await save([
      { path: city, value: "北京" },
      { path: "personalDetails.dateOfBirth", value: "soon" },
    ]);
    expect(formOfCase(await caseFile(), "IMM1294")?.faulty.map(({ path }) => path)).toEqual(
      expect.arrayContaining([city]),
    );
  });

  it("lies sealed in the database, and does not open in another place", async () => {
    await save([{ path: city, value: "Port Harcourt", base: "Enugu State" }]);
    const { rows } = await firm.db.$client.query<{ row: string }>(
      "select v::text || encode(sealed_value, 'escape') as row from boreal.form_value v where application_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/Harcourt|Enugu|birthCity|IMM1294/);
    await firm.db.$client.query("update boreal.form_value set path = '~moved' where application_id = $1", [id]);
    await expect(loadCaseFile(firm, id)).rejects.toThrow("sealed under another key or context");
  });

  it("leaves an event without names and values, in a chain that stays whole", async () => {
    await save([
      { path: "uci", value: "11112222" },
      { path: city, value: "Lagos" },
    ]);
    const key = await firm.personKey(amara.userId);
    const entries = [city, "uci"].map((path) => hiddenEntry(key, id, "IMM1294", path)).toSorted();
    expect(await events()).toEqual([{ kind: "formValuesSaved", subject: { entries } }]);
    expect(await verifyChain(firm.db, id)).toMatchObject({ whole: true });
  });
});

describe("two who write", () => {
  it("are told of each other where they say what they saw; the same value twice is no conflict and no event", async () => {
    await save([{ path: city, value: "Lagos", base: "Abuja", baseVersion: 0 }]);
    expect(
      await save([
        { path: city, value: "Kano", baseVersion: 0 },
        { path: "uci", value: "11112222", baseVersion: 0 },
      ]),
    ).toMatchObject({
      saved: [{ path: "uci", version: 1 }],
      conflicts: [{ path: city, value: "Lagos", base: "Abuja", version: 1 }],
      refusals: [],
    });
    const before = await events();
    expect((await save([{ path: city, value: "Lagos", base: "Abuja", baseVersion: 0 }])).saved).toEqual([
      { path: city, version: 1 },
    ]);
    expect(await events()).toEqual(before);
    expect((await save([{ path: city, value: "Lagos", base: "Kaduna" }])).saved).toEqual([{ path: city, version: 2 }]);
    expect((await caseFile()).formBases).toEqual({ IMM1294: { [city]: "Kaduna" } });
  });

  it("at the same time: every version is given once", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => save([{ path: city, value: `Town ${index}`, baseVersion: 0 }])),
    );
    expect(outcomes.filter(({ saved }) => saved.length === 1)).toHaveLength(1);
    expect(outcomes.filter(({ conflicts }) => conflicts.length === 1)).toHaveLength(11);
    expect(await verifyChain(firm.db, id)).toMatchObject({ whole: true, length: 2 });
  });
});

describe("what is refused", () => {
  it("unknown forms and fields, fields that follow from the case, parts of rows, and no value of theirs is repeated", async () => {
    for (const formKey of ["IMM9999", "IMM1294:host", "IMM1294:child99", "", "imm1294", "__proto__"])
      expect(codes(await save([{ path: city, value: "x" }], { formKey }))).toEqual(["unknownForm"]);
    const paths = ["personalDetails.shoeSize", "previousCountries[0].name", "__proto__", "", "constructor"];
    const refused = await save(paths.map((path) => ({ path, value: "SECRET" })));
    expect(codes(refused)).toEqual(paths.map(() => "unknownFormField"));
    expect(JSON.stringify(refused)).not.toMatch(/SECRET|shoeSize/);
    const derived =
      formDefinitions.IMM1294?.sections
        .flatMap(({ parts }) => parts)
        .filter((part) => !isList(part) && part.isDerived) ?? [];
    for (const part of derived)
      if (!isList(part)) expect(codes(await save([{ path: part.path, value: "x" }]))).toEqual(["formFieldFollows"]);
  });

  it("values of another kind, of no size somebody types, and halves of characters; the rest is saved", async () => {
    const outcome = await save([
      { path: city, value: "Lagos" },
      { path: "noPreviousCountries", value: "Yes" },
      { path: "uci", value: 12 },
      { path: "personalDetails.birthCountry", value: { code: "NG" } },
      { path: "passport.passportNumber", value: "x".repeat(4001) },
      { path: "personalDetails.givenName", value: "\uD83D" },
      { path: "previousCountries", value: [{ name: "GH", shoeSize: "42" }] },
      { path: "employmentHistory", value: Array.from({ length: 51 }, () => ({})) },
      { path: city, value: "Kano" },
      { path: "uci", value: "1", base: { a: 1 } },
    ]);
    expect(outcome.saved).toEqual([{ path: city, version: 1 }]);
    expect(codes(outcome)).toEqual([
      "wrongShape",
      "wrongShape",
      "wrongShape",
      "formTextTooLong",
      "brokenText",
      "unknownFormField",
      "tooManyRows",
      "fieldTwice",
      "wrongShape",
    ]);
    expect(codes(await save(Array.from({ length: 301 }, () => ({ path: city, value: "x" }))))).toEqual([
      "tooManyChanges",
    ]);
  });

  it("whoever is not signed in, has nothing to do with it, or only reads", async () => {
    const change = [{ path: city, value: "Lagos" }];
    expect(codes(await save(change, { by: null }))).toEqual(["notSignedIn"]);
    expect(codes(await save(change, { by: await firm.person("student") }))).toEqual(["notFound"]);
    expect(codes(await save(change, { by: await firm.person("lawyer") }))).toEqual(["notFound"]);
    expect(codes(await save(change, { by: await firm.person("support") }))).toEqual(["notAllowed"]);
    expect(codes(await save(change, { by: await firm.person("admin") }))).toEqual(["notAllowed"]);
    expect(codes(await save(change, { on: "none" }))).toEqual(["notFound"]);
  });

  it("an applicant once the application is in review, when the lawyer still may; nobody once it is closed", async () => {
    const lawyer = await firm.person("lawyer");
    await firm.assign(id, lawyer);
    await inStatus("LawyerReview");
    expect(codes(await save([{ path: city, value: "Lagos" }]))).toEqual(["applicationLocked"]);
    expect((await save([{ path: city, value: "Lagos" }], { by: lawyer })).saved).toHaveLength(1);
    await inStatus("Withdrawn");
    expect(codes(await save([{ path: city, value: "Kano" }], { by: lawyer }))).toEqual(["applicationLocked"]);
  });
});

it("takes any value for any field: kept to the letter, or refused, and never a fault", async () => {
  const paths = (formDefinitions.IMM1294?.sections ?? [])
    .flatMap(({ parts }) => parts)
    .map((part) => (isList(part) ? part.list : part.path));
  const text = fc.string({ unit: "binary", maxLength: 30 });
  const value = fc.oneof(
    text,
    fc.boolean(),
    fc.jsonValue({ maxDepth: 3 }),
    fc.array(fc.dictionary(fc.constantFrom("name", "status", "__proto__", "from"), text), { maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({ path: fc.constantFrom(...paths), value, base: fc.option(value, { nil: undefined }) }),
        { selector: ({ path }) => path, maxLength: 20 },
      ),
      async (given) => {
        const on = await firm.application(await firm.person("student"));
        const owner = (await loadCaseFile(firm, on))?.row.owner_id ?? "";
        const changes = given.map(({ path, value: one, base }) => ({
          path,
          value: JSON.parse(JSON.stringify(one)) as unknown,
          ...(base === undefined ? {} : { base: JSON.parse(JSON.stringify(base)) as unknown }),
        }));
        const { saved, refusals } = await save(changes, { by: { ...amara, userId: owner }, on });
        expect(saved.length + refusals.length).toBe(changes.length);
        const after = await caseFile(on);
        for (const { path } of saved)
          expect(after.forms?.IMM1294?.[path] ?? null).toEqual(changes.find((change) => change.path === path)?.value);
        expect(() => formOfCase(after, "IMM1294")).not.toThrow();
      },
    ),
    { numRuns: 25 },
  );
});
