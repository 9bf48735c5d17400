import { beforeAll, describe, expect, test } from "vitest";
import { reportedDocuments } from "../../../tests/samples/papers/reported.ts";
import { aCase, boreal, fileWith, ownFolder } from "./testCommandLine.ts";

/**
 * Documents of the kinds of which people reported faults of other programs, read by the command line as a person would: one test
 * for each kind, with a made-up paper of it.
 */

type Read = {
  readonly outcome: string;
  readonly error?: { readonly code: string };
  readonly fields: Readonly<Record<string, { readonly value: string; readonly checked?: string }>>;
  readonly rows?: Readonly<Record<string, readonly { readonly values: Readonly<Record<string, string>> }[]>>;
  readonly warnings: readonly { readonly id: string; readonly blocking: boolean }[];
};

/** The slot in which each is read. One call of the command line reads all of a slot. */
const slots = {
  bankStatements: ["threeDecimals", "rareCode", "bareDollar", "rupees", "rupeesOfNobody", "twoAccounts", "locked"],
  loanApprovalLetter: ["lakhs"],
  applicantBirthCertificate: ["birthInNepal"],
  policeCertificate: ["policeInNepal", "policeThisMorning"],
  bankLetter: ["namesThatAreWords", "otherNamesThatAreWords", "thirdNameThatIsAWord"],
  letterOfAcceptance: ["acceptanceInWord"],
  passportBioPage: ["oneName", "dayUnknown", "britishNational", "refugee"],
} as const satisfies Readonly<Record<string, readonly (keyof typeof reportedDocuments)[]>>;

const readings = new Map<string, Read>();
const folder = ownFolder();
beforeAll(async () => {
  const given = fileWith(folder, "case.json", aCase({ profile: { firstName: "Amara", lastName: "Example" } }));
  for (const [slot, names] of Object.entries(slots)) {
    const files = names.map(async (name) =>
      fileWith(folder, name === "acceptanceInWord" ? "letter.docx" : `${name}.pdf`, await reportedDocuments[name]()),
    );
    const args = ["read", ...(await Promise.all(files)), "--slot", slot, "--case", given, "--json"];
    const { out } = await boreal(args, "", { BOREAL_TODAY: "2026-11-28" });
    (JSON.parse(out) as readonly Read[]).forEach((reading, index) => readings.set(names[index] ?? "", reading));
  }
});
const read = (name: keyof typeof reportedDocuments): Read => readings.get(name) ?? expect.fail(`${name} was not read`);

/** With "?" what waits for a person. */
const seen = ({ fields }: Read, ...names: readonly string[]): readonly (string | undefined)[] =>
  names.map((name) => {
    const field = fields[name];
    return field && `${field.value}${field.checked === undefined ? "?" : ""}`;
  });
const ids = ({ warnings }: Read) => warnings.map(({ id }) => id);

describe("money", () => {
  test.each([
    ["three decimals", "threeDecimals", "OMR", "7310.425"],
    ["a code that few papers have", "rareCode", "UAH", "214300.50"],
    ["a printed currency, whatever transactions say", "bareDollar", "TTD", "214300.50"],
    ["a sign of several countries, by the city of the bank", "rupees", "LKR", "214300.50"],
    ["a sign of several countries of nobody’s bank", "rupeesOfNobody", undefined, "214300.50?"],
  ] as const)("a statement: %s", (_, name, currency, balance) => {
    const reading = read(name);
    expect(seen(reading, "currency", "closingBalance")).toEqual([currency, balance]);
    expect(ids(reading).includes("currencyNotKnown")).toBe(currency === undefined);
  });

  test("a word behind the number multiplies it", () => {
    const reading = read("lakhs");
    expect(seen(reading, "closingBalance", "currency")).toEqual(["1800000.00", "INR"]);
  });

  test("two accounts of one file are two, in the currency of the line above them", () => {
    const reading = read("twoAccounts");
    const { accounts = [] } = reading.rows ?? {};
    expect(
      accounts.map(({ values }) => [values["accountNumber"], values["closingBalance"], values["currency"]]),
    ).toEqual([
      ["66207710", "1450.00", "CAD"],
      ["66207711", "30560.00", "CAD"],
    ]);
    expect(ids(reading)).not.toContain("currencyNotKnown");
  });

  test("a file that is locked asks for its password", () => {
    const reading = read("locked");
    expect([reading.outcome, reading.error?.code]).toEqual(["rejected", "encrypted"]);
  });
});

describe("days", () => {
  test("of another calendar: the A.D. day beside it", () => {
    const birth = read("birthInNepal");
    expect(seen(birth, "birthday")).toEqual(["1998-11-07"]);
    const police = read("policeInNepal");
    expect(seen(police, "issueDate")).toEqual(["2026-10-06"]);
    expect(ids(police)).not.toContain("fileDate");
  });

  test("one that has begun elsewhere is not ahead", () => {
    const police = read("policeThisMorning");
    expect(seen(police, "issueDate")).toEqual(["2026-11-29"]);
    expect(ids(police)).not.toContain("fileDate");
  });
});

describe("names", () => {
  test.each([
    ["Le The Duc", "namesThatAreWords"],
    ["Lihua You", "otherNamesThatAreWords"],
    ["Sara Karimi Pour", "thirdNameThatIsAWord"],
  ] as const)("that are words too: %s", (holder, name) => {
    expect(seen(read(name), "accountHolderName", "closingBalance")).toEqual([holder, "27840.00"]);
  });

  test("the cell of a Word table ends what stands in it", () => {
    const reading = read("acceptanceInWord");
    expect(seen(reading, "programName", "studentId", "tuitionFees")).toEqual([
      "Master of Urban Forestry",
      "5520198",
      "19800.00",
    ]);
  });
});

describe("passports", () => {
  test("with one name: it is read, and nothing is missing", () => {
    const reading = read("oneName");
    expect(seen(reading, "firstName", "lastName", "birthday")).toEqual(["MEENAKSHI", undefined, "1999-05-21"]);
    expect(ids(reading)).not.toContain("missingData");
  });

  test("with a day of birth that is not known: the year alone, and the rest of the zone", () => {
    const reading = read("dayUnknown");
    expect(seen(reading, "birthday", "passportNumber", "passportExpiryDate", "lastName")).toEqual([
      "1997",
      "L4418207",
      "2033-01-14",
      "EXAMPLE",
    ]);
  });

  test.each([
    ["a British national (overseas)", "britishNational", "GB", "GBN"],
    ["a refugee", "refugee", "DE", "XXB"],
  ] as const)("the issuer is not the citizenship: %s", (_, name, country, nationality) => {
    expect(seen(read(name), "country", "nationality")).toEqual([country, nationality]);
  });
});
