import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { readerFor } from "../inUse.ts";
import { spouseAddress } from "../family/spouseIdentity.ts";
import type { AskingStep, CompositeStep } from "../step.ts";
import { stepStates } from "../stepState.ts";
import { raiseForAnswers } from "../../warnings/raiseForAnswers.ts";
import { province, schoolAddressObject } from "../studies/school.ts";
import { mostRecentStudies, studiedInCanada } from "../studies/schooling.ts";
import { valueRefusal } from "../checks/valueFaults.ts";
import { homeAddress } from "./addresses.ts";
import { incarcerationFields } from "./incarcerationFields.ts";
import { travelFields } from "./travelFields.ts";

const accepted = { schoolAcceptanceStatus: "yesAndAccepted" } as const;
const guelph = { streetNumber: "50", streetName: "Stone Road", city: "Guelph", postalCode: "N1G 2W1" };
const lagos = { country: "NG", streetNumber: "4", streetName: "Awolowo Road", city: "Lagos" } as const;
const married = { maritalStatus: "married", accompanyingSpouse: true } as const;

const stateOf = (step: AskingStep, answers: Answers) => {
  const [state] = stepStates(step, readerFor(aCase().answers(answers).build()));
  return [state?.decision.value, state?.refusals.map(({ path, refusal }) => `${path} ${refusal.code}`)];
};
const warned = (answers: Answers, step: AskingStep) =>
  raiseForAnswers(aCase().answers(answers).reader(), new Set(step.warnings)).map(({ warning }) => warning.id);
const asksForProvince = (answers: Answers) => {
  const the = aCase().answers(answers).reader();
  return fieldOf(schoolAddressObject, "province").shown?.evaluate(the).holds;
};
const fieldOf = (step: CompositeStep, id: string) => {
  const found = step.fields.find((field) => field.id === id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
};

describe("the province of the school", () => {
  it("is not asked again with the address: one answer serves", () => {
    expect(stateOf(schoolAddressObject, { ...accepted, province: "ON", schoolAddressObject: guelph })).toEqual([
      "answered",
      [],
    ]);
  });

  it("is asked with the address where nothing else tells it", () => {
    expect(stateOf(schoolAddressObject, { ...accepted, schoolAddressObject: guelph })[0]).toBe("open");
  });

  it("that differs between two answers is shown with both, and either can be changed", () => {
    const twice = { ...accepted, province: "QC", schoolAddressObject: { ...guelph, province: "ON" } } as const;
    expect(warned(twice, province)).toEqual(["schoolInTwoProvinces"]);
    expect(warned(twice, schoolAddressObject)).toEqual(["schoolInTwoProvinces"]);
    expect(asksForProvince(twice)).toBe(true);
    const same = { ...twice, province: "ON" } as const;
    expect([warned(same, province), asksForProvince(same)]).toEqual([[], false]);
  });
});

describe("studies in Canada", () => {
  const both = ["studiedInCanadaYesAndNo"];
  it.each([
    [
      "the last ones there, and none there",
      { mostRecentStudies: "postSecondaryInCanada", studiedInCanada: false },
      both,
    ],
    ["the last ones there, and some there", { mostRecentStudies: "postSecondaryInCanada", studiedInCanada: true }, []],
    ["the last ones abroad, and none there", { mostRecentStudies: "secondaryAbroad", studiedInCanada: false }, []],
    ["the last ones there, the other not answered", { mostRecentStudies: "secondaryInCanada" }, []],
  ] as const)("%s", (_, answers, ids) => {
    const given = { highestEducation: "bachelor", ...answers } as const;
    const raised = (step: AskingStep) => warned(given, step).filter((id) => id === both[0]);
    expect([raised(mostRecentStudies), raised(studiedInCanada)]).toEqual([ids, ids]);
  });
});

describe("a town that is called like its country", () => {
  it("is said, and may stay", () => {
    const the = aCase()
      .reader()
      .forRow("homeAddress", { ...lagos, city: "nigéria" });
    expect(valueRefusal(fieldOf(homeAddress, "city"), "nigéria", the)).toMatchObject({
      code: "townIsCountry",
      isAdvice: true,
    });
    expect(stateOf(homeAddress, { country: "NG", homeAddress: { ...lagos, city: "Nigeria" } })[0]).toBe("answered");
  });
  it("is a city of its own in Singapore, and another country’s name is not looked at", () => {
    const said = (country: string, city: string) =>
      valueRefusal(
        fieldOf(homeAddress, "city"),
        city,
        aCase()
          .reader()
          .forRow("homeAddress", { ...lagos, country, city }),
      );
    expect([said("SG", "Singapore"), said("CA", "Jordan"), said("NG", "Lagos")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a town of a trip or of a stay in prison", () => {
  it.each([
    ["travelHistory", travelFields],
    ["incarcerationDetails", incarcerationFields],
  ] as const)("is asked for like that of a home: %s", (list, fields) => {
    const city = fields.find(({ id }) => id === "city");
    const said = (town: string) =>
      city && valueRefusal(city, town, aCase().reader().forRow(list, { country: "NG", city: town }))?.code;
    expect([said("Nigeria"), said("Lagos")]).toEqual(["townIsCountry", undefined]);
  });
});

describe("the country of a home", () => {
  it("is filled in from the country of residence, and another one is refused", () => {
    const the = aCase().answers({ country: "NG" }).reader();
    expect(fieldOf(homeAddress, "country").prefill?.(the)).toMatchObject({ value: "NG" });
    expect(stateOf(homeAddress, { country: "NG", homeAddress: lagos })).toEqual(["answered", []]);
    expect(stateOf(homeAddress, { country: "GH", homeAddress: lagos })).toEqual([
      "open",
      ["answers.homeAddress.country addressCountryTwice"],
    ]);
  });

  it("is the spouse’s own, with the province where it is in Canada", () => {
    const inCanada = { ...married, spouseCountry: "CA", spouseProvince: "ON", spouseShareSameAddress: false } as const;
    const the = aCase().answers(inCanada).reader();
    expect(fieldOf(spouseAddress, "province").prefill?.(the)).toMatchObject({ value: "ON" });
    expect(
      stateOf(spouseAddress, { ...inCanada, spouseAddress: { ...guelph, country: "CA", province: "QC" } }),
    ).toEqual(["open", ["answers.spouseAddress.province addressProvinceTwice"]]);
    expect(stateOf(spouseAddress, { ...inCanada, spouseAddress: lagos })[1]).toEqual([
      "answers.spouseAddress.country addressCountryTwice",
    ]);
  });
});
