import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../test/formWords.ts";

/** Forms that are copied by hand, and the declaration of a common-law union. */

const on = "2026-11-20";

describe("the application for a social insurance number", () => {
  const request = aCase()
    .on(on)
    .type("SinRequest")
    .profile({ firstName: "Amara", lastName: "Okafor" })
    .answers({
      sinApplicationType: "changeName",
      sinByMail: true,
      isFirstSin: false,
      pastSin: "900000001",
      birthday: "1998-05-04",
      birthPlace: { City: "Lagos", ProvinceStateTerritory: "Lagos", Country: "NG" },
      isMultipleBirth: true,
      parentBirthName: { givenName: "Ngozi", familyName: "Eze" },
      isSameAddress: true,
      residentialAddress: {
        streetNumber: "12",
        streetName: "King St",
        city: "Toronto",
        province: "ON",
        postalCode: "M5H 1A1",
        country: "CA",
      },
    });
  const state = stateOf("NAS2120", request.build());

  it.each([
    ["request.reason", "change"],
    ["applicant.familyName", "Okafor"],
    ["applicant.dateOfBirth", "1998-05-04"],
    ["applicant.birthCity", "Lagos"],
    ["applicant.birthCountry", "NG"],
    ["applicant.isMultipleBirth", true],
    ["parent.familyName", "Eze"],
    ["earlier.hadNumber", true],
    ["earlier.number", "900000001"],
    ["mailing.streetName", "King St"],
    ["mailing.provinceState", "ON"],
  ])("%s is filled in from the answers", (path, value) => {
    expect(fieldOf(state, path)?.value).toBe(value);
  });

  it("asks for what nobody answered", () => {
    expect(saidAt(state, "request.status")).toBe("formFieldMissing");
    expect(saidAt(state, "telephone")).toBe("formFieldMissing");
  });

  it("tells every other name, and asks nobody with one name for another", () => {
    const named = request.answers({
      birthName: { familyName: "Eze", givenName: "Amarachi" },
      hasOtherFamilyNames: true,
      otherFamilyNames: ["Nwosu", "Eze", "Ibe"],
    });
    expect(fieldOf(stateOf("NAS2120", named.build()), "applicant.otherNames")?.value).toBe("Eze, Nwosu, Ibe");
    const single = stateOf("NAS2120", request.profile({ firstName: "", lastName: "Suharto" }).build());
    expect(single.missing.map(({ path }) => path)).not.toContain("applicant.givenNames");
  });

  it("of a minor is made by somebody, who is named", () => {
    const minor = stateOf("NAS2120", request.answers({ birthday: "2014-05-04" }).build());
    expect(fieldOf(minor, "representative.isThere")?.value).toBe(true);
    expect(saidAt(minor, "representative.name")).toBe("formFieldMissing");
    expect(fieldOf(state, "representative.name")).toBeUndefined();
  });

  it("a lost number is confirmed, and a mail address of its own is where the letter goes", () => {
    const elsewhere = request.answers({
      sinApplicationType: "lostStolen",
      isSameAddress: false,
      mailingAddress: { streetNumber: "7", streetName: "Elm St", city: "London", province: "ON", country: "CA" },
    });
    const other = stateOf("NAS2120", elsewhere.build());
    expect(fieldOf(other, "request.reason")?.value).toBe("confirmation");
    expect(fieldOf(other, "mailing.streetName")?.value).toBe("Elm St");
  });

  it("an earlier number that is none is told", () => {
    const wrong = stateOf("NAS2120", request.entered("NAS2120", { "earlier.number": "900000002" }).build());
    expect(saidAt(wrong, "earlier.number")).toBeDefined();
  });
});

describe("the request to amend a document", () => {
  const request = aCase()
    .on(on)
    .type("IrccRequest")
    .answers({
      reasonsForContactingIRCC: ["changeWorkConditions"],
      currentImmigrationStatus: "studyPermit",
      country: "CA",
      insideCanadaCurrently: true,
      uciNumber: "11112222",
      birthday: "1998-05-04",
    })
    .document("current-valid-permit", { parsedValues: { documentNumber: "F123456789" } });
  const state = stateOf("IMM1436", request.build());

  it("knows whose document it is, and which", () => {
    expect(
      ["uci", "holder.dateOfBirth", "document.kind", "document.number"].map((path) => fieldOf(state, path)?.value),
    ).toEqual(["11112222", "1998-05-04", "studyPermit", "F123456789"]);
  });

  it("needs one correction, with what the document should say", () => {
    expect(listOf(state, "corrections")?.refusal?.code).toBe("formRowMissing");
    const begun = stateOf("IMM1436", request.entered("IMM1436", { corrections: [{ what: "Conditions" }] }).build());
    expect(saidAt(begun, "corrections[0].right")).toBe("formFieldMissing");
    expect(saidAt(begun, "corrections[0].printed")).toBeUndefined();
  });
});

describe("the application for leave", () => {
  const review = aCase()
    .on(on)
    .type("JudicialReview")
    .profile({ firstName: "Amara", lastName: "Okafor" })
    .application({ decisionNotifiedAt: "2026-11-10" })
    .answers({ spApplicationNumber: "S123456789" });
  const state = stateOf("IR1", review.build());

  it("knows the applicant, the day and the file", () => {
    expect(
      ["applicants[0].name", "notifiedOn", "tribunalFileNumbers", "provision"].map(
        (path) => fieldOf(state, path)?.value,
      ),
    ).toEqual(["Amara Okafor", "2026-11-10", "S123456789", "IRPA72"]);
  });

  it("asks for reasons only of who needs more time", () => {
    expect(fieldOf(state, "reasonsForMoreTime")).toBeUndefined();
    const late = stateOf("IR1", review.entered("IR1", { asksForMoreTime: true }).build());
    expect(saidAt(late, "reasonsForMoreTime")).toBe("formFieldMissing");
  });

  it("takes any script in its texts", () => {
    const written = stateOf("IR1", review.entered("IR1", { grounds: "§ 72 — ‘Vavilov’, 李明" }).build());
    expect(saidAt(written, "grounds")).toBeUndefined();
  });
});

describe("the declaration of a common-law union", () => {
  const couple = aCase()
    .on(on)
    .profile({ firstName: "Amara", lastName: "Okafor" })
    .answers({
      maritalStatus: "commonLaw",
      spouseDateOfMarriage: "2019-06-01",
      spouseFirstName: "Emeka",
      spouseLastName: "Eze",
      country: "NG",
      homeAddress: { streetNumber: "1", streetName: "Marina", city: "Lagos", country: "NG" },
    });
  const state = (values: Readonly<Record<string, unknown>> = {}) =>
    stateOf("IMM5409", couple.entered("IMM5409", values).build());

  it("names both and where they live, and counts the years that they tell", () => {
    const given = state({ "union.to": "2026-05-31" });
    expect(
      ["declarant.name", "partner.name", "residence.cityTown", "residence.country", "union.from", "union.years"].map(
        (path) => fieldOf(given, path)?.value,
      ),
    ).toEqual(["Amara Okafor", "Emeka Eze", "Lagos", "NG", "2019-06-01", "6"]);
    expect(fieldOf(state({ "union.to": "2026-06-01" }), "union.years")?.value).toBe("7");
  });

  it("asks for other documents only where there is none of the usual ones", () => {
    const names = ["residence", "property", "accounts", "taxes", "ownLifeInsurance", "partnerLifeInsurance"];
    const none = Object.fromEntries(names.map((name) => [`evidence.${name}`, false]));
    expect(saidAt(state(none), "evidence.other")).toBe("formFieldMissing");
    expect(saidAt(state({ ...none, "evidence.accounts": true }), "evidence.other")).toBeUndefined();
  });

  it("is not for a day to come, and does not end before it began", () => {
    expect(saidAt(state({ "union.to": "2026-11-22" }), "union.to")).toBeDefined();
    expect(saidAt(state({ "union.to": "2019-05-31" }), "union.to")).toBe("endNotBeforeStart");
  });
});

describe("the schedule of the visitor visa", () => {
  const visitor = aCase()
    .on(on)
    .type("VisitorVisa")
    .answers({ vvVisitorType: "myself", birthday: "1980-05-04", hasCriminalHistory: true })
    .document("visitor-visa-visitor-passport", { parsedValues: { lastName: "REYES", firstName: "MARIA" } });
  const state = stateOf("IMM5257B", visitor.build());

  it("is of the visitor, by the passport of the visitor", () => {
    expect(
      ["isPrincipalApplicant", "person.familyName", "person.dateOfBirth"].map((path) => fieldOf(state, path)?.value),
    ).toEqual([true, "REYES", "1980-05-04"]);
  });

  it("takes over what the form of the visitor says, and wants one whole row for a yes", () => {
    const served = visitor.entered("IMM5257:visitor", {
      "background.militaryQuestions.militaryService": true,
      "background.politicalQuestions.politicalAssociation": false,
    });
    const after = stateOf("IMM5257B", served.build());
    expect([fieldOf(after, "service.isTrue")?.value, fieldOf(after, "association.isTrue")?.value]).toEqual([
      true,
      false,
    ]);
    expect(listOf(after, "serviceRows")?.refusal?.code).toBe("formRowMissing");
    expect(listOf(after, "associationRows")).toBeUndefined();
    const begun = stateOf("IMM5257B", served.entered("IMM5257B", { serviceRows: [{ from: "2000-01" }] }).build());
    expect(saidAt(begun, "serviceRows[0].province")).toBe("formFieldMissing");
    expect(listOf(begun, "serviceRows")?.refusal).toBeUndefined();
  });

  it("lists the trips that were told, once they count", () => {
    const travelled = visitor
      .answers({
        hasTravelHistory: true,
        travelHistory: [{ country: "FR", city: "Paris", arrivalDate: "2024-03", departureDate: "2024-04" }],
      })
      .entered("IMM5257B", { "travel.isTrue": true });
    const after = stateOf("IMM5257B", travelled.build());
    expect([fieldOf(after, "travelRows[0].location")?.value, fieldOf(after, "travelRows[0].to")?.value]).toEqual([
      "Paris",
      "2024-04",
    ]);
    expect(saidAt(after, "travelRows[0].purpose")).toBe("formFieldMissing");
  });
});
