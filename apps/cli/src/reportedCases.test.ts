import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { complete } from "@boreal/server/commands/forms/testForm";
import { beforeAll, describe, expect, test } from "vitest";
import { boreal, fileWith, ownFolder } from "./testCommandLine.ts";

/**
 * Cases of the kinds of which people reported faults of other programs, by `boreal plan` and `boreal form`: one test for each
 * kind, with a made-up case of it. Of documents: reportedDocuments.test.ts.
 */

const folder = ownFolder();
beforeAll(() => {
  mkdirSync(join(folder, "blanks"));
  for (const form of ["IMM1294", "IMM5645", "IMM5707"] as const)
    writeFileSync(join(folder, "blanks", `${form}.pdf`), testBlank(form));
});

const start = {
  format: "boreal-case/1",
  today: "2026-11-20",
  application: { type: "Student" },
  profile: { firstName: "Amara", lastName: "Example" },
};
const single = {
  country: "NG",
  passportCountries: ["NG"],
  birthday: "1996-03-14",
  gender: "female",
  birthCountry: "NG",
  maritalStatus: "single",
};

describe("money in the plan", () => {
  const statement = (fileId: string, parsedValues: object) => ({
    fileId,
    documentId: "proof-of-funds",
    documentType: "BankStatements",
    uploadedAt: "2026-10-20T10:00:00Z",
    documentOwner: "main",
    parsedValues: { accountHolderName: "Amara Example", periodEnd: "2026-09-30", ...parsedValues },
  });
  async function shown(documents: readonly object[], more: object = {}) {
    const path = fileWith(folder, "money.json", JSON.stringify({ ...start, ...more, documents }));
    const { out } = await boreal(["plan", path, "--json"]);
    return (
      JSON.parse(out) as { funds: { available: { amount: number | null; accounts: { title: { en: string } }[] } } }
    ).funds.available;
  }

  test("rates of the case are used, and three decimals are kept", async () => {
    const dinars = [statement("f1", { accountNumber: "1", closingBalance: "7310.425", currency: "OMR" })];
    const exchangeRates = [{ currency: "OMR", day: "2026-09-30", rate: 3.6 }];
    expect((await shown(dinars, { exchangeRates })).amount).toBe(26_317.53);
  });

  test("a code without a rate counts as nothing, and stands beside its amount", async () => {
    const { amount, accounts } = await shown([
      statement("f1", { accountNumber: "1", closingBalance: "214300.50", currency: "UAH" }),
    ]);
    expect([amount, accounts[0]?.title.en]).toEqual([null, expect.stringContaining("UAH")]);
  });

  test("one account written in two ways counts once", async () => {
    const amount = async (one: string, other: string) =>
      (
        await shown(
          [one, other].map((accountNumber, index) =>
            statement(`f${index}`, { accountNumber, closingBalance: "12750.00", currency: "CAD" }),
          ),
        )
      ).amount;
    expect(await amount("NL91 ABNA 0417 1643 00", "417164300")).toBe(12_750);
    expect(await amount("00417164300", "417164300")).toBe(12_750);
    expect(await amount("417164300", "417164301")).toBe(25_500);
  });

  test("two accounts of one file are two", async () => {
    const accounts = [
      { account: "1", accountNumber: "66207710", currency: "CAD", closingBalance: 1450 },
      { account: "2", accountNumber: "66207711", currency: "CAD", closingBalance: 30_560 },
    ];
    expect((await shown([statement("f1", { closingBalance: "1450.00", currency: "CAD", accounts })])).amount).toBe(
      32_010,
    );
  });
});

test("a citizen of Canada is told before anything else that none of it is needed", async () => {
  const answers = { ...single, passportCountries: ["FR", "CA"] };
  const { out } = await boreal(["plan", fileWith(folder, "citizen.json", JSON.stringify({ ...start, answers }))]);
  expect(out.split("\n")[0]).toMatch(/^With Canadian citizenship, none of this is needed/);
});

/** As the command line reads it. */
const composed = (caseFile: CaseFile): CaseFile => JSON.parse(JSON.stringify(caseFile).normalize("NFC")) as CaseFile;

/** Whatever else the form wants is filled in; what is told of it is given. */
async function written(form: FormNumber, given: { answers?: object; profile?: object; entered?: object }) {
  const whole = { ...start, user: {}, dependents: [], documents: [], answers: { ...single, ...given.answers } };
  const caseFile = { ...whole, profile: given.profile ?? start.profile } as unknown as CaseFile;
  const forms = { [form]: { ...complete(composed(caseFile), form), ...given.entered } };
  const path = fileWith(folder, "form.json", JSON.stringify({ ...caseFile, forms }));
  const out = join(folder, `${form}-${String(Math.random()).slice(2)}.pdf`);
  const { status, complaints } = await boreal(["form", form, path, "--out", out], "", {
    BOREAL_DATA: join(folder, "data"),
    BOREAL_FORMS: join(folder, "blanks"),
  });
  if (status !== 0) return expect.fail(complaints.join("\n"));
  const read = readBack(readFileSync(out));
  if (isRefused(read)) return expect.fail(read.code);
  const hasSheet = existsSync(out.replace(".pdf", "-further-sheet.pdf"));
  return { values: read.values as Readonly<Record<string, unknown>>, told: complaints.join("\n"), hasSheet };
}

describe("what a form is to hold", () => {
  test("one name: the given name is empty", async () => {
    const { values } = await written("IMM1294", { profile: { firstName: "", lastName: "Meenakshi" } });
    expect([values["personalDetails.familyName"], values["personalDetails.givenName"]]).toEqual([
      "Meenakshi",
      undefined,
    ]);
  });

  test("a British national (overseas) is one by the form’s own choice", async () => {
    const forms = { IMM1294: { "personalDetails.citizenship": "010" } };
    const path = fileWith(folder, "form.json", JSON.stringify({ ...start, answers: single, forms }));
    const { out, complaints } = await boreal(["form", "IMM1294", path, "--json"]);
    expect([JSON.parse(out), complaints]).toEqual([
      expect.objectContaining({ "personalDetails.citizenship": "010" }),
      [],
    ]);
  });

  test("a former spouse of whom the year of birth is known", async () => {
    const { values } = await written("IMM1294", {
      answers: { maritalStatus: "divorced" },
      entered: { hasPreviousMarriage: true, "previousSpouse.dateOfBirth": "1979" },
    });
    expect(values["previousSpouse.dateOfBirth"]).toBe("1979-**-**");
  });

  test.each(["1899-12-30", "1921-08-14"])("a parent born on %s", async (day) => {
    const { values } = await written("IMM5707", { entered: { "parent2.dateOfBirth": day } });
    expect(values["parent2.dateOfBirth"]).toBe(day);
  });

  test("a father who is not known", async () => {
    const unknown = {
      familyName: "Unknown",
      dateOfBirth: "****-**-**",
      countryOfBirth: "XU",
      presentAddress: "Unknown",
    };
    const entered = Object.fromEntries(Object.entries(unknown).map(([key, value]) => [`parent2.${key}`, value]));
    const { values, hasSheet } = await written("IMM5707", { entered: { ...entered, "parent2.givenNames": undefined } });
    expect([values["parent2.familyName"], values["parent2.countryOfBirth"]]).toEqual(["Unknown", "XU"]);
    expect(values["parent2.dateOfBirth"] ?? "on the sheet").toMatch(hasSheet ? /on the sheet/ : /\*/);
  });

  test("more names than boxes: the others are on a further sheet, and that is said", async () => {
    const { told, hasSheet } = await written("IMM1294", {
      answers: {
        isNameSameOnOfficialDocs: false,
        hasOtherFamilyNames: true,
        otherFamilyNames: ["Bello", "Danjuma", "Ojo"],
        hasOtherGivenNames: true,
        otherGivenNames: ["Amy"],
        isDiffToBirthName: true,
        birthName: { familyName: "Bello", givenName: "Amarachi" },
      },
    });
    expect([told.includes("further sheet"), hasSheet]).toEqual([true, true]);
  });

  const severalNames = JSON.stringify({
    ...start,
    answers: {
      ...single,
      isNameSameOnOfficialDocs: false,
      hasOtherFamilyNames: true,
      otherFamilyNames: ["Bello", "Danjuma", "Ojo", "Sani"],
      hasOtherGivenNames: true,
      otherGivenNames: ["Amy", "Mara", "Ama", "Chi"],
      isDiffToBirthName: true,
      birthName: { familyName: "Birth", givenName: "Bisi" },
    },
    forms: { IMM1294: { siblings: [{ givenNames: "Ada" }], "personalDetails.nickname": "Ami" } },
  });
  const beyond = ["Bello", "Danjuma", "Ojo", "Sani", "Amy", "Mara", "Ama", "Chi"];

  test("more names than boxes: the values alone, and the answer sheet, tell all of them", async () => {
    const path = fileWith(folder, "names.json", severalNames);
    const values = await boreal(["form", "IMM1294", path, "--json"]);
    expect(beyond.filter((name) => !values.complaints.join(" ").includes(name))).toEqual([]);
    expect(values.complaints.join("\n")).not.toContain("Birth");
    const sheet = join(folder, "names.html");
    const { complaints } = await boreal(["form", "IMM1294", path, "--summary", "--out", sheet]);
    const further = join(folder, "names-further-sheet.html");
    for (const file of [sheet, further])
      expect(beyond.filter((name) => !readFileSync(file, "utf8").includes(name))).toEqual([]);
    expect(complaints.join("\n")).toContain(further);
  });

  test("what a form has no place for is named, and never left out without a word", async () => {
    const { complaints } = await boreal(["form", "IMM1294", fileWith(folder, "names.json", severalNames), "--json"]);
    for (const path of ["forms.IMM1294.siblings", "forms.IMM1294.personalDetails.nickname"])
      expect(complaints.filter((one) => one.startsWith(`${path}: this form does not have this field`))).toHaveLength(1);
  });

  test("accents that were typed apart are written together, without a word", async () => {
    const apart = { firstName: "Zoé Noëlle".normalize("NFD"), lastName: "Côté".normalize("NFD") };
    const { values, told } = await written("IMM1294", { profile: apart });
    expect([values["personalDetails.givenName"], values["personalDetails.familyName"]]).toEqual(["Zoé Noëlle", "Côté"]);
    expect(told).not.toMatch(/Name/);
  });

  test.each([
    ["IMM5707", "children", "1"],
    ["IMM5645", "children", "daughter"],
    ["IMM5645", "siblings", "sister"],
  ] as const)("%s, more %s than rows: a further sheet is made", async (form, list, relationship) => {
    const people = Array.from({ length: 9 }, (_, index) => ({
      name: `Example Person ${"ABCDEFGHI"[index] ?? ""}`,
      familyName: "Example",
      givenNames: `Person ${"ABCDEFGHI"[index] ?? ""}`,
      relationship,
      dateOfBirth: `20${String(10 + index)}-04-04`,
      countryOfBirth: "NG",
      presentAddress: "3 Hill Road, Enugu, Nigeria",
      maritalStatus: "2",
      presentOccupation: "Student",
      willAccompany: false,
    }));
    const { told, hasSheet } = await written(form, {
      entered: { noChildren: list !== "children", noSiblings: list !== "siblings", [list]: people },
    });
    expect([told.includes("further sheet"), hasSheet]).toEqual([true, true]);
  });
});
