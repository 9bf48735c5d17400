import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fillForm } from "@boreal/official-forms/fill";
import { checkBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { xfaPdf } from "@boreal/official-forms/test/xfaPdf";
import { fc } from "../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { fieldsOfForm, officialFormIn, typeOfForm } from "./officialForm.ts";
import { createReaderPool } from "./process/pool.ts";

function filled(form: Parameters<typeof testBlank>[0], values: Readonly<Record<string, string | boolean>>): Buffer {
  const known = checkBlank(testBlank(form));
  if (isRefused(known)) throw new Error(known.code);
  const made = fillForm(known, values);
  if (!("bytes" in made)) throw new Error(made.refused.map(({ field }) => field).join());
  return made.bytes;
}

const study = {
  "personalDetails.familyName": "Okafor",
  "personalDetails.givenName": "Amara",
  uci: "11112222",
  "studyDetails.studyCosts.tuition": "18000",
  "studyDetails.expensesPaidBy": "Myself",
};

describe("an official form in a file", () => {
  it("is told by its number, edition and language, with what it says and where it stands", () => {
    const form = officialFormIn(filled("IMM1294", study));
    expect(form?.read).toMatchObject({
      number: "1294",
      edition: "06-2026",
      language: "en",
      isKnown: true,
      validated: false,
      signed: false,
      contradictory: 0,
      values: study,
    });
    expect(form && fieldsOfForm(form.read)).toMatchObject({
      formNumber: { value: "IMM 1294", confidence: 1 },
      formEdition: { value: "06-2026" },
      isValidated: { value: "No" },
      isSigned: { value: "No" },
      applicantFullName: { value: "Amara Okafor" },
      uciNumber: { value: "11112222" },
      tuitionFees: { value: "18000" },
      expensesPaidBy: { value: "Myself" },
    });
    expect(form && typeOfForm(form.read)).toBe("IMM1294");
  });

  it("is as filled until a program saves it; a blank never is", () => {
    const bytes = filled("IMM1294", study);
    expect(officialFormIn(bytes)?.isAsFilled).toBe(true);
    expect(
      officialFormIn(Buffer.concat([bytes, Buffer.from("\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n")]))
        ?.isAsFilled ?? false,
    ).toBe(false);
    expect(officialFormIn(testBlank("IMM1294"))?.isAsFilled).toBe(false);
  });

  it("of an edition that nobody compared is known by its face only", () => {
    const form = officialFormIn(testBlank("IMM1294", "E", { printed: "01-2031" }));
    expect(form?.read).toMatchObject({
      number: "1294",
      edition: "01-2031",
      isKnown: false,
      validated: false,
      signed: null,
      values: {},
    });
    expect(Object.keys(form ? fieldsOfForm(form.read) : {})).toEqual(["formNumber", "formEdition", "isValidated"]);
  });

  it("of a number that is not filled in here still says whether it was validated, in both languages of the form", () => {
    const workPermit = (answer: string, office = "", language = "E"): Buffer =>
      xfaPdf(
        {
          isDynamic: true,
          template: `<template><subform name="form1"><draw><value><text>IMM 5710 (09-2023) ${language}</text></value></draw></subform></template>`,
          datasets: `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form1><Page1><PersonalDetails>${answer}<OfficeUse>${office}</OfficeUse></PersonalDetails></Page1></form1></xfa:data></xfa:datasets>`,
        },
        { table: "streams", lock: "aes128" },
      );
    const flag = (word: string) => `<ApplicationValidatedFlag>${word}</ApplicationValidatedFlag>`;
    const said = (file: Buffer) => {
      const form = officialFormIn(file);
      return [form?.read.number, form && fieldsOfForm(form.read)["isValidated"]?.value];
    };
    expect(said(workPermit(flag("")))).toEqual(["5710", "No"]);
    expect(said(workPermit(flag("Yes"), flag("Yes")))).toEqual(["5710", "Yes"]);
    expect(said(workPermit(flag(""), flag("Oui"), "F"))).toEqual(["5710", "Yes"]);
    expect(said(workPermit(flag("Yes"), flag("No")))).toEqual(["5710", "No"]);
    expect(said(workPermit("<UCIClientID/>"))).toEqual(["5710", undefined]);
  });

  it("about a family says whether everybody on it is told of in whole", () => {
    const person = (who: string) => ({
      [`${who}.familyName`]: "Okafor",
      [`${who}.dateOfBirth`]: "1960-01-02",
      [`${who}.countryOfBirth`]: "NG",
      [`${who}.maritalStatus`]: "5",
      [`${who}.presentAddress`]: "1 Road, Enugu",
    });
    const { "applicant.presentAddress": _, ...applicant } = person("applicant") as Record<string, string>;
    const whole = { ...applicant, ...person("parent1"), ...person("parent2") };
    const told = (values: Readonly<Record<string, string>>) => {
      const { isApplicantComplete, isFamilyComplete } = fieldsOfForm({
        number: "5707",
        edition: "01-2023",
        language: "en",
        isKnown: true,
        validated: null,
        lastValidated: null,
        barcodes: null,
        signed: true,
        contradictory: 0,
        values,
      });
      return [isApplicantComplete?.value, isFamilyComplete?.value];
    };
    expect(told(whole)).toEqual(["Yes", "Yes"]);
    expect(told({ ...whole, "applicant.countryOfBirth": "" })).toEqual(["No", "Yes"]);
    expect(told({ ...whole, "parent2.maritalStatus": " " })).toEqual(["Yes", "No"]);
    expect(told({ ...whole, "children[0].familyName": "Okafor" })).toEqual(["Yes", "No"]);
    expect(told({ ...whole, ...person("children[0]"), ...person("spouse") })).toEqual(["Yes", "Yes"]);
    const {
      "parent1.countryOfBirth": _born,
      "parent1.maritalStatus": _status,
      ...died
    } = { ...whole, "parent1.presentAddress": "Deceased 2019" } as Record<string, string>;
    expect(told(died)).toEqual(["Yes", "Yes"]);
    expect(
      fieldsOfForm({
        number: "1294",
        edition: "06-2026",
        language: "en",
        isKnown: true,
        validated: false,
        lastValidated: null,
        barcodes: null,
        signed: false,
        contradictory: 0,
        values: {},
      })["isFamilyComplete"],
    ).toBeUndefined();
  });

  it("of a custodian says who that is", () => {
    const form = officialFormIn(
      filled("IMM5646", {
        "custodian.familyName": "Tremblay",
        "custodian.givenNames": "Luc",
        "custodian.address": "12 Elm St",
      }),
    );
    expect(form && fieldsOfForm(form.read)).toMatchObject({
      "custodian.lastName": { value: "Tremblay" },
      "custodian.firstName": { value: "Luc" },
      "custodian.address": { value: "12 Elm St" },
    });
    expect(form && typeOfForm(form.read)).toBe("CustodianDeclaration");
  });

  it("is not seen in other files, however broken", () => {
    const bytes = filled("IMM1294", study);
    for (const other of [
      Buffer.from(""),
      Buffer.from("%PDF-1.7\nnothing"),
      bytes.subarray(0, 2000),
      Buffer.from("a letter"),
    ])
      expect(officialFormIn(other)).toBeUndefined();
  });
});

it("is told or not seen, and never a fault, whatever bytes of the file are changed", () => {
  const files = [filled("IMM1294", study), testBlank("IMM5476")];
  const change = fc.record({
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    byte: fc.integer({ min: 0, max: 255 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 20 }), (file, changes) => {
      const bytes = Buffer.from(file);
      for (const { at, byte } of changes) bytes[Math.floor(at * bytes.length)] = byte;
      expect(officialFormIn(bytes)?.read.number ?? "none").toMatch(/^(\d{4}|none)$/);
    }),
    { numRuns: 200 },
  );
});

describe("the reader process", () => {
  it("reads the data of a form whose page shows nothing, and says that it was filled here", async () => {
    const pool = createReaderPool();
    try {
      const reading = await pool.read({
        bytes: filled("IMM1294", study),
        fileName: "form.pdf",
        expectedTypes: ["IMM1294"],
      });
      expect(reading).toMatchObject({
        documentType: "IMM1294",
        outcome: "read",
        form: { number: "1294", values: study },
      });
      expect(reading.warnings.map(({ id }) => id)).toEqual(["formWasAutofilled"]);
    } finally {
      await pool.close();
    }
  });

  const official = path.resolve(
    path.dirname(fileURLToPath(import.meta.url)),
    "../../../../shared/forms/official/imm1294e.pdf",
  );
  if (!existsSync(official))
    process.stderr.write("skipped: the official blank of IMM 1294 (../shared/forms) is not here\n");
  /** Blanks whose places are known, and those of which only the number, the edition and the validation can be told. */
  const others = [
    ["imm1295e", true],
    ["imm1295f", true],
    ["imm5257e", true],
    ["imm5709e-10-2024", true],
    ["imm5710e", true],
    ["imm5710f", true],
  ] as const;
  const here = others
    .map(([name, isKnown]) => [name.slice(3, 7), isKnown, path.join(path.dirname(official), `${name}.pdf`)] as const)
    .filter(([, , file]) => existsSync(file));
  it.each(here)(
    "finds that the authority’s blank of IMM %s was not validated (places known: %s)",
    (number, isKnown, file) => {
      expect(officialFormIn(readFileSync(file))?.read).toMatchObject({ number, isKnown, validated: false });
    },
  );

  it.skipIf(!existsSync(official))("knows the authority’s own file for what it is", () => {
    const form = officialFormIn(readFileSync(official));
    expect([form?.read.number, form?.read.isKnown, form?.read.validated, form?.isAsFilled]).toEqual([
      "1294",
      true,
      false,
      false,
    ]);
  });
});
