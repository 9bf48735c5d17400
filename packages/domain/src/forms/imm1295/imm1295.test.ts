import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, saidAt, stateOf } from "../../../test/formWords.ts";

/** Somebody from the Philippines with the offer of a job in Canada, on 20 November 2026. */
const worker = aCase()
  .on("2026-11-20")
  .type("ClosedWorkPermit")
  .answers({ country: "PH", passportCountries: ["PH"], birthday: "1991-03-14", gender: "female" });

const state = (values: Readonly<Record<string, unknown>>, the = worker) =>
  stateOf("IMM1295", the.entered("IMM1295", values).build());
const type = (code: string) => ({ "workDetails.permitType": code });

describe("details of the work", () => {
  it.each<[words: string, code: string, path: string, isThere: boolean, isNeeded: boolean]>([
    ["an assessment: the employer", "LMOS", "workDetails.employerName", true, true],
    ["an exempt job: where it is", "ELMO", "workDetails.cityTown", true, true],
    ["seasonal work: from when", "SAWP", "workDetails.from", true, true],
    ["another kind: the duties", "Other", "workDetails.duties", true, true],
    ["a new business: the job", "SBC", "workDetails.jobTitle", true, true],
    ["a new business: no employer needs to be named", "SBC", "workDetails.employerName", true, false],
    ["an open permit: no employer", "OWP", "workDetails.employerName", false, false],
    ["an open permit: no job", "OWP", "workDetails.jobTitle", false, false],
    ["an assessment has a number", "LMOS", "workDetails.lmiaOrOfferNumber", true, true],
    ["an exempt offer has a number", "ELMO", "workDetails.lmiaOrOfferNumber", true, true],
    ["seasonal work has none on this form", "SAWP", "workDetails.lmiaOrOfferNumber", false, false],
  ])("%s", (_, code, path, isThere, isNeeded) => {
    const given = state(type(code));
    expect(fieldOf(given, path) !== undefined).toBe(isThere);
    expect(saidAt(given, path) === "formFieldMissing").toBe(isNeeded);
  });

  it("an employer that is begun for a new business is asked for whole", () => {
    const given = state({ ...type("SBC"), "workDetails.employerName": "Maple Works" });
    expect(saidAt(given, "workDetails.employerAddress")).toBe("formFieldMissing");
    expect(saidAt(given, "workDetails.cityTown")).toBeUndefined();
  });

  it.each<[words: string, values: Readonly<Record<string, unknown>>, path: string, said: string | undefined]>([
    [
      "7 digits",
      { ...type("LMOS"), "workDetails.lmiaOrOfferNumber": "6000000" },
      "workDetails.lmiaOrOfferNumber",
      undefined,
    ],
    [
      "one below what the form takes",
      { ...type("LMOS"), "workDetails.lmiaOrOfferNumber": "5999999" },
      "workDetails.lmiaOrOfferNumber",
      "assessmentNumberForm",
    ],
    [
      "8 digits",
      { ...type("LMOS"), "workDetails.lmiaOrOfferNumber": "99999999" },
      "workDetails.lmiaOrOfferNumber",
      undefined,
    ],
    [
      "an offer in the place of an assessment",
      { ...type("LMOS"), "workDetails.lmiaOrOfferNumber": "A1234567" },
      "workDetails.lmiaOrOfferNumber",
      "assessmentNumberForm",
    ],
    [
      "an offer",
      { ...type("ELMO"), "workDetails.lmiaOrOfferNumber": "A1234567" },
      "workDetails.lmiaOrOfferNumber",
      undefined,
    ],
    [
      "an offer without its letter",
      { ...type("ELMO"), "workDetails.lmiaOrOfferNumber": "1234567" },
      "workDetails.lmiaOrOfferNumber",
      "offerNumberForm",
    ],
    ["work that begins today", { ...type("LMOS"), "workDetails.from": "2026-11-20" }, "workDetails.from", undefined],
    [
      "work that began yesterday",
      { ...type("LMOS"), "workDetails.from": "2026-11-19" },
      "workDetails.from",
      "dateTodayOrLater",
    ],
    [
      "work that ends before it begins",
      { ...type("LMOS"), "workDetails.from": "2027-02-01", "workDetails.to": "2027-01-31" },
      "workDetails.to",
      "endNotBeforeStart",
    ],
    [
      "duties in four letters",
      { ...type("LMOS"), "workDetails.duties": "Cook" },
      "workDetails.duties",
      "dutiesTooShort",
    ],
    ["duties in five", { ...type("LMOS"), "workDetails.duties": "Cooks" }, "workDetails.duties", undefined],
    [
      "duties that the box does not hold",
      { ...type("LMOS"), "workDetails.duties": "x".repeat(101) },
      "workDetails.duties",
      "formBoxMax",
    ],
  ])("%s", (_, values, path, said) => {
    expect(saidAt(state(values), path)).toBe(said);
  });
});

describe("what is filled in", () => {
  it("is the person as on every form by which somebody applies", () => {
    const given = state(
      {},
      worker.document("passport", { parsedValues: { passportNumber: "P1234567A", lastName: "REYES" } }),
    );
    expect(fieldOf(given, "passport.passportNumber")?.value).toBe("P1234567A");
    expect(fieldOf(given, "personalDetails.familyName")?.value).toBe("REYES");
    expect(fieldOf(given, "currentCountry.status")?.value).toBe("01");
  });

  it("the number of the paper on which the chosen permit rests", () => {
    const papers = worker
      .document("lmia", { parsedValues: { documentNumber: "8123456", employer: "Maple Works" } })
      .document("offer-of-employment-number", { parsedValues: { documentNumber: "A7654321" } });
    const numberOf = (code: string) => fieldOf(state(type(code), papers), "workDetails.lmiaOrOfferNumber")?.value;
    expect([numberOf("LMOS"), numberOf("ELMO")]).toEqual(["8123456", "A7654321"]);
    expect(fieldOf(state(type("LMOS"), papers), "workDetails.employerName")).toMatchObject({
      value: "Maple Works",
      origin: { says: { en: "from the labour market impact assessment" } },
    });
  });

  it("the offer of the answers, its address in one line and its place in parts", () => {
    const offered = worker.answers({
      jobInCanadaDetails: { employer: "Maple Works", jobTitle: "Cook", startDate: "2027-03-01" },
      employerAddress: {
        streetNumber: "12",
        streetName: "King St",
        city: "Toronto",
        province: "ON",
        postalCode: "M5H 1A1",
        country: "CA",
      },
      workAddress: { streetNumber: "7", streetName: "Rue du Port", city: "Québec", province: "QC", country: "CA" },
    });
    const given = state(type("LMOS"), offered);
    expect(
      ["employerName", "employerAddress", "province", "cityTown", "address", "jobTitle", "from"].map(
        (name) => fieldOf(given, `workDetails.${name}`)?.value,
      ),
    ).toEqual([
      "Maple Works",
      "12 King St, Toronto, ON M5H 1A1, Canada",
      "QC",
      "Québec",
      "7 Rue du Port",
      "Cook",
      "2027-03-01",
    ]);
  });

  it.each([
    ["C10", "ELMO"],
    ["Lmia", "LMOS"],
    ["ClosedWorkPermit", undefined],
  ] as const)("the kind of permit where the type says it: %s", (applicationType, code) => {
    expect(fieldOf(state({}, worker.type(applicationType)), "workDetails.permitType")?.value).toBe(code);
  });

  it("a spouse who works asks for an open permit", () => {
    const couple = aCase().spouse("OpenWorkPermit").answers({ spouseCountry: "NG", maritalStatus: "married" });
    const given = stateOf("IMM1295", couple.build(), { role: "spouse" });
    expect(fieldOf(given, "workDetails.permitType")?.value).toBe("OWP");
    expect(fieldOf(given, "workDetails.employerName")).toBeUndefined();
  });
});

it("what was entered on it fills in the family form", () => {
  const entered = worker.entered("IMM1295", {
    "personalDetails.familyName": "REYES",
    employmentHistory: [{ currentActivity: "Cook", from: "2020-01" }],
  });
  const family = stateOf("IMM5645", entered.build());
  expect(fieldOf(family, "applicant.name")?.value).toContain("REYES");
  expect(fieldOf(family, "applicant.presentOccupation")?.value).toBe("Cook");
});
