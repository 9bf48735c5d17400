import { composite, type Field } from "@boreal/domain/questionnaire/step";
import { describe, expect, it } from "vitest";
import { autoCompleteOf, inAddress, inCanadianForm, isInCanada, provinceAfterMove } from "./addressFields.ts";

const words = { en: "Made up", fr: "Inventé" };
const field = (id: string, kind: Field["kind"] = "text"): Field => ({ id, kind, question: words, needed: "always" });
const address = (...fields: Field[]) =>
  composite({ id: "homeAddress", person: "main", question: words, look: "address", needed: "always", fields });
const abroad = address(field("city"), field("province"), field("country", "country"));
const school = address(field("city"), field("province", "province"));

describe("the inputs of an address", () => {
  it("begin with the country", () => {
    expect(inAddress(abroad.fields, {}).map(({ id }) => id)).toEqual(["country", "city", "province"]);
  });

  it("ask for a province of the list in Canada, and in words elsewhere", () => {
    const kindIn = (country: string | undefined) =>
      inAddress(abroad.fields, { country }).find(({ id }) => id === "province")?.kind;
    expect([kindIn("CA"), kindIn("US"), kindIn(undefined)]).toEqual(["province", "text", "text"]);
    expect(inAddress(school.fields, {}).find(({ id }) => id === "province")?.kind).toBe("province");
  });

  it("are in Canada when they say so, or do not ask", () => {
    expect([isInCanada(abroad, { country: "CA" }), isInCanada(abroad, {}), isInCanada(school, {})]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("tell the browser what they are for when they are about the person herself", () => {
    expect(autoCompleteOf(abroad, { id: "postalCode" })).toBe("postal-code");
    expect(autoCompleteOf({ id: "schoolAddressObject" }, { id: "postalCode" })).toBe("off");
  });
});

describe("the province when the country changes", () => {
  it("becomes the code in Canada, by any of its names", () => {
    expect(provinceAfterMove("quebec", "CA")).toBe("QC");
    expect(provinceAfterMove("Colombie-Britannique", "CA")).toBe("BC");
    expect(provinceAfterMove("Lagos", "CA")).toBeUndefined();
  });

  it("is no province of Canada elsewhere", () => {
    expect(provinceAfterMove("ON", "NG")).toBeUndefined();
    expect(provinceAfterMove("Lagos", "NG")).toBe("Lagos");
  });

  it("stays while the country is being typed", () => {
    expect(provinceAfterMove("ON", undefined)).toBe("ON");
  });
});

it("knows a Canadian postal code however it is typed", () => {
  expect(["k1a0b1", "K1A-0B1", " k1a 0b1 "].map(inCanadianForm)).toEqual(["K1A 0B1", "K1A 0B1", "K1A 0B1"]);
  expect([inCanadianForm("12345"), inCanadianForm(undefined)]).toEqual([undefined, undefined]);
});
