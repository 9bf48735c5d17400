import { describe, expect, it } from "vitest";
import { aCase } from "../../../../test/caseBuilder.ts";
import { textOf, withLetters, writtenOf } from "../../../../test/letterText.ts";
import type { LetterDraft } from "../../draft.ts";

const signed = (draft: LetterDraft): readonly string[] => draft.signature.map(({ text }) => text);

describe("children who come with the visitor", () => {
  it("come with that parent, whose name and passport are not asked again", () => {
    const family = aCase()
      .on("2026-11-29")
      .type("VisitorVisa")
      .profile({ firstName: "Aïcha", lastName: "Hamidou" })
      .answers({ vvVisitorType: "myself", vvIncludeChildren: true, vvAccompanyingChildren: 1, country: "NE" })
      .child(6)
      .build();
    const named = family.dependents.map((child) => ({ ...child, applicantFullName: "Halima Idriss" }));
    const draft = writtenOf(
      "visitorVisaTravel",
      withLetters(
        { ...family, dependents: named },
        {
          "visitorVisaTravel:visitor": {
            childTravelsWith: "oneParent",
            companionRelationship: "mother",
            companionPassport: "N77",
          },
        },
      ),
      "en",
    );
    expect(textOf(draft)).toContain(
      "The adult who travels with Halima Idriss is Aïcha Hamidou (mother), passport number N77.",
    );
  });
});

describe("a child who travels without both parents", () => {
  const child = aCase()
    .on("2026-11-29")
    .type("VisitorVisa")
    .profile({ firstName: "Ana", lastName: "Ruiz" })
    .answers({
      vvVisitorType: "child",
      vvIsHosting: true,
      vvIsChildUnderAge: true,
      vvReasonForVisit: "visitFamily",
      vvVisitorArrivalDate: "2027-07-01",
      vvVisitorDepartureDate: "2027-08-15",
      country: "PE",
      birthday: "2015-05-05",
      vvPassportCountries: ["PE"],
    });
  const key = "letters.visitorVisaTravel:visitor";
  const travel = (entered: Readonly<Record<string, unknown>>) =>
    writtenOf(
      "visitorVisaTravel",
      withLetters(child.build(), {
        "visitorVisaTravel:visitor": {
          visitorName: "Inti Ruiz",
          hostAddress: "9 Bay Road, Halifax",
          hostTelephone: "902-555-0101",
          ...entered,
        },
      }),
      "en",
    );

  it("has the consent of the other parent, by name, with a line to sign", () => {
    const draft = travel({
      whyTheseDays: "The school holiday in Peru is in July and August.",
      childTravelsWith: "oneParent",
      companionName: "Ana Ruiz",
      companionRelationship: "mother",
      companionPassport: "P5550001",
      consents: [
        { name: "Óscar Quispe", capacity: "father", address: "Jr. Lampa 12, Lima", telephone: "+51 1 555 0000" },
      ],
    });
    const text = textOf(draft);
    expect(text).toContain("This consent is for the trip of Inti Ruiz to Canada from July 1, 2027 to August 15, 2027.");
    expect(text).toContain("The adult who travels with Inti Ruiz is Ana Ruiz (mother), passport number P5550001.");
    expect(text).toContain(
      "In Canada, the stay is with Ana Ruiz, at this address: 9 Bay Road, Halifax. Telephone: 902-555-0101.",
    );
    expect(text).toContain("My name is Óscar Quispe. I am the father of Inti Ruiz, and I consent to this trip.");
    expect(text).toContain("Signature of Óscar Quispe: ____");
    expect(signed(draft)).toEqual(["Inti Ruiz", "Signed by a parent or guardian for the minor"]);
    expect(draft.gaps).not.toContain(`${key}.consents`);
  });

  it("needs both signatures alone, and none beside both parents", () => {
    expect(travel({ childTravelsWith: "alone", consents: [] }).gaps).toContain(`${key}.consents`);
    const together = travel({ childTravelsWith: "bothParents" });
    expect(together.sections.map(({ section }) => section.id)).not.toContain("consent");
    expect(together.gaps).not.toContain(`${key}.consents`);
  });

  it("asks for consent while nobody said with whom the child travels", () => {
    expect(travel({}).gaps).toContain(`${key}.childTravelsWith`);
  });
});
