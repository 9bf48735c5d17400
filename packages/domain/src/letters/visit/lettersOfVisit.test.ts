import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { textOf, withLetters, writtenOf } from "../../../test/letterText.ts";
import type { LetterDraft } from "../draft.ts";

const signed = (draft: LetterDraft): readonly string[] => draft.signature.map(({ text }) => text);

/** A daughter prepares a super visa for her mother. */
const prepared = aCase()
  .on("2026-11-29")
  .type("VisitorVisa")
  .profile({ firstName: "Priya", lastName: "Nair" })
  .answers({
    vvVisitorType: "parent",
    vvIsHosting: true,
    vvIsSuperVisa: true,
    gender: "female",
    vvReasonForVisit: "visitFamily",
    vvVisitorArrivalDate: "2027-03-01",
    vvVisitorDepartureDate: "2028-02-20",
    vvSponsor: "hostFamily",
    country: "IN",
    birthday: "1958-02-01",
    vvPassportCountries: ["IN"],
    vvMaritalStatus: "widowed",
    vvObligations: ["family", "property"],
    vvNumberOfFamilyMembers: 2,
    vvHasFamilyFundsRequired: true,
    vvIsSpouseSponsoring: true,
    employmentStatus: "retired",
  });
const mother = prepared
  .document("visitor-visa-visitor-passport", {
    parsedValues: {
      firstName: "Lakshmi",
      lastName: "Nair",
      passportNumber: "Z1234567",
      birthday: "1958-02-01",
      nationality: "IND",
      country: "IN",
    },
  })
  .build();

const host = {
  hostBirthDate: "1986-07-14",
  hostStatus: "permanentResident",
  hostOccupation: "nurse at St. Brendan Hospital, Calgary.",
  hostAddress: "14 Elm Street NW, Calgary, Alberta T2N 1N4",
  hostTelephone: "403-555-0199",
  visitorAddress: "22 Lake Road, Kochi 682001, India",
  visitorTelephone: "+91 98470 00000",
  coSignerName: "Arun Menon",
  household: [
    { name: "Priya Nair", birthDate: "1986-07-14", counts: "host" },
    { name: "Arun Menon", birthDate: "1984-01-09", counts: "partner" },
    { name: "Lakshmi Nair", birthDate: "1958-02-01", counts: "invitedNow" },
  ],
};
const ofHost = withLetters(mother, { "visitorVisaHostLetter:host": host });

describe("the host’s letter of a super visa", () => {
  it("is spoken by the host and tells of the visitor", () => {
    const draft = writtenOf("visitorVisaHostLetter", ofHost, "en");
    expect(textOf(draft)).toBe(
      [
        "My name is Priya Nair, and I write to invite Lakshmi Nair to Canada. I was born on July 14, 1986. I am a permanent resident of Canada. My occupation is the following: nurse at St. Brendan Hospital, Calgary. My address in Canada is 14 Elm Street NW, Calgary, Alberta T2N 1N4, and my telephone number is 403-555-0199.",
        "Lakshmi Nair is my mother. The date of birth of Lakshmi Nair is February 1, 1958. The country of citizenship is India. The passport number is Z1234567. The home address of Lakshmi Nair is 22 Lake Road, Kochi 682001, India, and the telephone number is +91 98470 00000.",
        "Lakshmi Nair plans to come to Canada to visit family. The arrival is planned for March 1, 2027, and the departure from Canada for February 20, 2028. During the visit, Lakshmi Nair stays with me at the address above. I pay for most of the visit.",
        "",
        "",
        "",
        "I promise to support Lakshmi Nair financially for the whole of every stay in Canada that is authorized under the super visa. I am the child of Lakshmi Nair. My income reaches the minimum that is asked for of a family of 3.",
        "",
        "For the income that is asked of me, my family counts 3 people:",
        "Priya Nair, host. Date of birth: July 14, 1986.",
        "Arun Menon, spouse or common-law partner of the host. Date of birth: January 9, 1984.",
        "Lakshmi Nair, invited on this super visa. Date of birth: February 1, 1958.",
        "",
        "I, Arun Menon, live with Priya Nair as spouse or common-law partner. I make the same promise and sign this letter so that my income counts too.",
        "Signature of Arun Menon: ______________________________ Date: ______________",
      ].join("\n"),
    );
    expect(signed(draft)).toEqual(["Priya Nair"]);
    expect(draft.gaps).toEqual([]);
  });

  it("says the same in French", () => {
    const text = textOf(writtenOf("visitorVisaHostLetter", ofHost, "fr"));
    expect(text).toContain("Je m’appelle Priya Nair, et je vous écris pour inviter Lakshmi Nair au Canada.");
    expect(text).toContain(
      "Lakshmi Nair est ma mère. La date de naissance de Lakshmi Nair est le 1er\u00A0février\u00A01958.",
    );
    expect(text).toContain(
      "Je m’engage à soutenir financièrement Lakshmi Nair pendant toute la durée de chaque séjour au Canada autorisé au titre du super visa.",
    );
    expect(text).toContain("Signature d’Arun Menon\u00A0: ____");
  });

  it("names what is missing, and knows the host from the account", () => {
    const draft = writtenOf("visitorVisaHostLetter", prepared.build(), "en");
    const key = "letters.visitorVisaHostLetter:host";
    expect(draft.gaps).toEqual(
      expect.arrayContaining([
        `${key}.visitorName`,
        `${key}.hostBirthDate`,
        `${key}.hostStatus`,
        `${key}.hostOccupation`,
        `${key}.hostAddress`,
        `${key}.visitorAddress`,
        `${key}.household`,
        `${key}.coSignerName`,
      ]),
    );
    expect(signed(draft)).toEqual(["Priya Nair"]);
  });
});

describe("letters of a visit that somebody else prepares", () => {
  const visitorsOwn = withLetters(mother, {
    "visitorVisaHostLetter:host": host,
    "visitorVisaVisitorLetter:visitor": {
      visitPlans: "be there when my second grandchild is born",
      homeTies: "my house in Kochi and the school that I help to run",
    },
  });

  it("are spoken by the visitor, and know the host from the other letter", () => {
    const draft = writtenOf("visitorVisaVisitorLetter", visitorsOwn, "en");
    expect(textOf(draft)).toBe(
      [
        "My name is Lakshmi Nair. I was born on February 1, 1958, and my country of citizenship is India. I live in India, and my passport number is Z1234567.",
        "I plan to come to Canada to visit family. I plan to arrive on March 1, 2027 and to leave Canada on February 20, 2028. I stay with Priya Nair, at this address: 14 Elm Street NW, Calgary, Alberta T2N 1N4. Priya Nair pays for most of the visit.",
        "",
        "In Canada, I plan to be there when my second grandchild is born.",
        "I am retired. In India, I have dependent family and a home or land. I go home to my house in Kochi and the school that I help to run.",
        "",
        "I plan to leave Canada on February 20, 2028, and I know that I must leave by the end of the stay that is authorized. Thank you for considering my application.",
      ].join("\n"),
    );
    expect(signed(draft)).toEqual(["Lakshmi Nair"]);
    expect(draft.gaps).toEqual([]);
  });

  it("put the entered draft in place of what Boreal writes there, and nowhere else", () => {
    const own = withLetters(mother, {
      "visitorVisaVisitorLetter:visitor": { aiDraftText: "I come for the birth.\nThen I go home to my school." },
    });
    const text = textOf(writtenOf("visitorVisaVisitorLetter", own, "en"));
    expect(text).toContain("I come for the birth.\nThen I go home to my school.");
    expect(text).toContain("My name is Lakshmi Nair.");
    expect(text).not.toContain("I am retired.");
  });

  it("take the whole visit as one stay at the host’s until somebody says otherwise", () => {
    expect(textOf(writtenOf("visitorVisaItinerary", visitorsOwn, "fr"))).toContain(
      "Du 1er\u00A0mars\u00A02027 au 20\u00A0février\u00A02028, je logerai chez Priya Nair, à cette adresse\u00A0: 14 Elm",
    );
    const twoStays = withLetters(mother, {
      "visitorVisaItinerary:visitor": {
        stays: [
          { from: "2027-03-01", to: "2027-05-02", address: "14 Elm Street NW, Calgary", with: "Priya Nair" },
          { from: "2027-05-02", to: "2028-02-20", address: "Hotel Alder, Banff", plans: "hiking" },
        ],
      },
    });
    expect(textOf(writtenOf("visitorVisaItinerary", twoStays, "en"))).toContain(
      [
        "From March 1, 2027 to May 2, 2027, I stay with Priya Nair, at this address: 14 Elm Street NW, Calgary.",
        "From May 2, 2027 to February 20, 2028, I stay at this place: Hotel Alder, Banff. Plans: hiking.",
      ].join("\n"),
    );
  });

  it("add up the costs, each with who pays it", () => {
    const costs = withLetters(mother, {
      "visitorVisaFinancialExplanation:visitor": {
        costs: [
          { what: "Flights", amount: "1800", payer: "me" },
          { what: "Meals and lodging", amount: "2400", payer: "host" },
        ],
        moneySource: "my pension as a teacher",
      },
    });
    const draft = writtenOf("visitorVisaFinancialExplanation", costs, "en");
    expect(textOf(draft)).toContain(
      [
        "These are the costs of the visit, in Canadian dollars:",
        "Flights: $1,800, paid by me.",
        "Meals and lodging: $2,400, paid by my host.",
        "In total: $4,200.",
      ].join("\n"),
    );
    expect(draft.gaps).toEqual([]);
  });

  it("speak of the visitor in the firm’s letter, and of the right person’s passport", () => {
    const draft = writtenOf(
      "visitorVisaLegalSubmission",
      withLetters(mother, {
        "visitorVisaLegalSubmission:visitor": { lawyerText: "The visit has an end.", lawyerName: "Claire Tremblay" },
      }),
      "en",
    );
    const text = textOf(draft);
    expect(draft.subject.text).toBe("Application for a super visa of Lakshmi Nair");
    expect(text).toContain(
      "We represent Lakshmi Nair in this application for a visitor visa. Date of birth: February 1, 1958. Country of citizenship: India. Passport: Z1234567.",
    );
    expect(text).not.toContain("Priya");
    expect(text).toContain("The host is a child or grandchild of Lakshmi Nair.");
    expect(text.endsWith("The visit has an end.")).toBe(true);
    expect(signed(draft)).toEqual(["Claire Tremblay", "Representative of Lakshmi Nair"]);
    expect(draft.gaps).toEqual(["documents.visitor-visa-visitor-employment-letter"]);
  });
});

describe("the reason for the visit", () => {
  const wedding = { vvReasonForVisit: "event", vvReasonForVisitDetails: "the wedding of my friend Omar" } as const;
  const friend = aCase()
    .on("2026-11-29")
    .type("VisitorVisa")
    .profile({ firstName: "", lastName: "Suharto" })
    .answers({ vvVisitorType: "myself", vvHostInCanada: "friend", country: "ID", ...wedding });

  it("is told in the words of who answered, in their own letter alone", () => {
    expect(textOf(writtenOf("visitorVisaVisitorLetter", friend.build(), "en"))).toContain(
      "The reason for the visit is the wedding of my friend Omar.",
    );
    const ofFriend = writtenOf("visitorVisaHostLetter", friend.build(), "en");
    expect(textOf(ofFriend)).not.toContain("my friend");
    expect(ofFriend.gaps).toContain("letters.visitorVisaHostLetter:host.vvReasonForVisitDetails");
    expect(textOf(writtenOf("visitorVisaLegalSubmission", friend.build(), "fr"))).toContain(
      "dans les mots des réponses\u00A0: «\u00A0the wedding of my friend Omar\u00A0».",
    );
  });
});

describe("children who come with a visitor", () => {
  const letters = ["visitorVisaVisitorLetter", "visitorVisaHostLetter", "visitorVisaLegalSubmission"] as const;
  const withChildren = (...names: readonly (string | undefined)[]) => {
    const family = names.reduce(
      (the) => the.child(6),
      aCase().on("2026-11-29").type("VisitorVisa").profile({ firstName: "Aïcha", lastName: "Hamidou" }).answers({
        vvVisitorType: "myself",
        vvHostInCanada: "family",
        vvIncludeChildren: true,
        vvAccompanyingChildren: names.length,
        country: "NE",
      }),
    );
    const built = family.build();
    return {
      ...built,
      dependents: built.dependents.map((child, at) => {
        const name = names[at];
        return name === undefined ? child : { ...child, applicantFullName: name };
      }),
    };
  };

  it.each(letters)("are one or several in %s", (letter) => {
    const one = textOf(writtenOf(letter, withChildren("Halima Idriss"), "en"));
    expect(one).toMatch(/(?:My child comes with me|A child comes along): Halima Idriss\./);
    expect(one).not.toMatch(/[Cc]hildren/);
    const two = textOf(writtenOf(letter, withChildren("Halima Idriss", "Omar Idriss"), "en"));
    expect(two).toMatch(/[Cc]hildren (?:come with me|who come along): Halima Idriss and Omar Idriss\./);
    expect(two).not.toMatch(/[Mm]y child |A child /);
  });

  it.each([1, 2])("are asked for by name where %s of them has none", (count) => {
    const { gaps } = writtenOf(
      "visitorVisaVisitorLetter",
      withChildren(...Array.from({ length: count }, () => undefined)),
    );
    expect(gaps).toContain("dependents");
  });
});
