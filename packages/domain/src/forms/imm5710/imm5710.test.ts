import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, saidAt, stateOf } from "../../../test/formWords.ts";

/** A graduate in Toronto whose study permit ends in a year, on 20 November 2026. */
const graduate = aCase()
  .on("2026-11-20")
  .type("WorkPermit")
  .answers({
    country: "CA",
    insideCanadaCurrently: true,
    passportCountries: ["PH"],
    birthday: "1998-03-14",
    currentImmigrationStatus: "studyPermit",
    studyPermitExpiryDate: "2027-11-30",
    residentialAddress: {
      streetNumber: "12",
      streetName: "King St",
      city: "Toronto",
      province: "ON",
      postalCode: "M5H 1A1",
    },
  });

const state = (values: Readonly<Record<string, unknown>> = {}, the = graduate) =>
  stateOf("IMM5710", the.entered("IMM5710", values).build());

describe("what is filled in", () => {
  it.each([
    ["a permit that is valid is not restored", "applyingFor.restoration", false],
    ["a first permit after the studies", "applyingFor.workPermit", "newEmployer"],
    ["the kind of permit", "workDetails.permitType", "PGWP"],
    ["the country where one lives", "currentCountry.name", "CA"],
    ["the status there", "currentCountry.status", "05"],
    ["its last day", "currentCountry.statusTo", "2027-11-30"],
    ["the country of the address", "contactInformation.currentMailingAddress.countryTerritory", "CA"],
    ["the province", "contactInformation.currentMailingAddress.provinceState", "ON"],
  ] as const)("%s", (_, path, value) => {
    expect(fieldOf(state(), path)?.value).toBe(value);
  });

  it.each([
    ["CoOpWorkPermit", "COWP"],
    ["Bowp", "OWP"],
    ["C10", "ELMO"],
    ["WorkPermitExtension", undefined],
  ] as const)("the kind of permit where the type says it: %s", (type, code) => {
    expect(fieldOf(state({}, graduate.type(type)), "workDetails.permitType")?.value).toBe(code);
  });

  it("an address abroad is none of this form", () => {
    const home = { streetNumber: "1", streetName: "Rizal Ave", city: "Manila", country: "PH" } as const;
    const abroad = aCase().type("WorkPermit").answers({ homeAddress: home });
    expect(fieldOf(state({}, abroad), "contactInformation.currentMailingAddress.cityTown")?.value).toBeUndefined();
  });

  it("a status that has ended is to be restored", () => {
    const ended = graduate.answers({ studyPermitExpiryDate: "2026-11-01" });
    expect(fieldOf(state({}, ended), "applyingFor.restoration")?.value).toBe(true);
  });

  it("what was entered on the form for studies is not typed again", () => {
    const both = aCase()
      .type("StudentExtension")
      .answers({ country: "CA", coOp: true })
      .entered("IMM5709", {
        "passport.passportNumber": "P1234567A",
        employmentHistory: [{ currentActivity: "Cook" }],
        signatureName: "Ana Reyes",
      });
    const given = state({}, both);
    expect(fieldOf(given, "passport.passportNumber")).toMatchObject({
      value: "P1234567A",
      origin: { says: { en: "from your study permit form" } },
    });
    expect(fieldOf(given, "employmentHistory[0].currentActivity")?.value).toBe("Cook");
    expect(fieldOf(given, "signatureName")?.value).toBeUndefined();
  });
});

describe("the form’s own rules", () => {
  const job = (permitType: string) => state({ "workDetails.permitType": permitType });

  it.each([
    ["PGWP", false, false],
    ["OWP", false, false],
    ["VWOWP", false, false],
    ["COWP", true, false],
    ["LMOS", true, true],
    ["ELMO", true, true],
    ["SBC", true, true],
    ["Other", true, true],
  ])("%s: the employer is there (%s) and needed (%s)", (permitType, isThere, isNeeded) => {
    const given = job(permitType);
    expect(fieldOf(given, "workDetails.employerName") !== undefined).toBe(isThere);
    expect(saidAt(given, "workDetails.employerName") === "formFieldMissing").toBe(isNeeded);
    expect(saidAt(given, "workDetails.permitTypeOther") === "formFieldMissing").toBe(permitType === "Other");
  });

  it.each<[string, Readonly<Record<string, unknown>>, string, string | undefined]>([
    [
      "a restored status alone",
      { "applyingFor.restoration": true, "applyingFor.workPermit": "" },
      "applyingFor.workPermit",
      undefined,
    ],
    ["nothing that is asked for", { "applyingFor.workPermit": "" }, "applyingFor.workPermit", "formFieldMissing"],
    [
      "both a restored status and a resident permit",
      { "applyingFor.restoration": true, "applyingFor.temporaryResidentPermit": true },
      "applyingFor.temporaryResidentPermit",
      "residentPermitWithRestoration",
    ],
    [
      "a resident permit alone",
      { "applyingFor.workPermit": "", "applyingFor.temporaryResidentPermit": true },
      "applyingFor.temporaryResidentPermit",
      "residentPermitAlone",
    ],
    [
      "a resident permit with a work permit",
      { "applyingFor.temporaryResidentPermit": true },
      "applyingFor.temporaryResidentPermit",
      undefined,
    ],
    ["no second entry", {}, "entryToCanada.recentDate", undefined],
    [
      "a second entry without its day",
      { "entryToCanada.recentPlace": "Toronto" },
      "entryToCanada.recentDate",
      "formFieldMissing",
    ],
    [
      "a second entry on the day of the first",
      { "entryToCanada.originalDate": "2023-08-20", "entryToCanada.recentDate": "2023-08-20" },
      "entryToCanada.recentDate",
      "recentEntryBeforeFirst",
    ],
    [
      "the number of a permit",
      { "entryToCanada.previousDocumentNumber": "F123456789" },
      "entryToCanada.previousDocumentNumber",
      undefined,
    ],
    [
      "eight digits",
      { "entryToCanada.previousDocumentNumber": "F12345678" },
      "entryToCanada.previousDocumentNumber",
      "permitNumberForm",
    ],
    [
      "a fax that is the telephone",
      {
        "contactInformation.telephoneNumber.number": "4165550100",
        "contactInformation.faxNumber.number": "4165550100",
      },
      "contactInformation.faxNumber.number",
      "otherTelephoneIsTheSame",
    ],
  ])("%s", (_, values, path, said) => {
    expect(saidAt(state(values), path)).toBe(said);
  });

  it("a certificate is asked of work in Quebec alone", () => {
    const at = "workDetails.caqCertificate.certificateNumber";
    const inProvince = (province: string) =>
      state({ "workDetails.permitType": "LMOS", "workDetails.province": province });
    expect([fieldOf(inProvince("QC"), at) !== undefined, fieldOf(inProvince("ON"), at) !== undefined]).toEqual([
      true,
      false,
    ]);
  });
});
