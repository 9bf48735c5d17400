import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { moneyCase, moneyCaseWithout, restsOn } from "../../test/moneyCases.ts";
import { applicationTypes } from "../caseFile/application.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { fundsOf } from "./funds.ts";

const student = aCase().answers({ maritalStatus: "married", accompanyingSpouse: true });
const withTuition = student
  .document("letter-of-acceptance", { parsedValues: { tuitionFees: 17_000.5 } })
  .answers({ tuitionPayment: "depositFee", tuitionPaymentAmount: 2000 });
const fundsFor = (start: typeof student) => fundsOf(start.reader());

describe("funds of a student", () => {
  test("living, tuition and travel; what has no amount leaves the sum a floor, and it says so", () => {
    const { required } = fundsFor(student);
    expect(required.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ["living", 29_192],
      ["tuition", null],
      ["travel", null],
    ]);
    expect(required.amount).toBe(29_192);
    expect(required.why.because.map(({ en }) => en).join(" / ")).toContain(
      "at least this much: the tuition still due is not known yet",
    );
    expect(required.why.because.map(({ fr }) => fr).join(" / ")).toContain("c’est au moins ce montant");
  });

  test("with tuition they add up, and the shortfall is to the cent", () => {
    const { required, available, shortfall } = fundsFor(
      withTuition.answers({ hasFinances: true, userInputAvailableFunds: 40_000.25 }),
    );
    expect(required.amount).toBe(44_192.5);
    expect(required.why.because.map(({ en }) => en).join(" / ")).not.toContain("at least");
    expect([available.amount, shortfall]).toEqual([40_000.25, 4192.25]);
  });

  test("enough money: no shortfall", () => {
    expect(fundsFor(withTuition.answers({ hasFinances: true, userInputAvailableFunds: 44_192.5 })).shortfall).toBe(0);
    expect(fundsFor(withTuition.answers({ hasFinances: true, userInputAvailableFunds: 90_000 })).shortfall).toBe(0);
  });

  test("without living costs there is no sum and no shortfall", () => {
    const { required, shortfall } = fundsFor(
      withTuition.answers({ province: "QC" }).application({ receivedDate: "2027-01-01" }),
    );
    expect(required.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ["living", null],
      ["tuition", 15_000.5],
      ["travel", null],
    ]);
    expect([required.amount, shortfall]).toEqual([null, null]);
  });

  test("without a known amount of money there is no shortfall", () => {
    expect(fundsFor(student.document("proof-of-funds")).shortfall).toBeNull();
  });

  test("Quebec’s settlement has a line of its own while it is asked for", () => {
    const { required } = fundsFor(
      aCase().answers({ province: "QC", birthday: "2000-01-01" }).application({ receivedDate: "2024-12-31" }),
    );
    expect(required.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ["living", 15_078],
      ["settlement", 500],
      ["tuition", null],
      ["travel", null],
    ]);
    expect(required.amount).toBe(15_578);
  });
});

describe("funds of other applications", () => {
  test.each(applicationTypes)("%s: lines that fit it, or a reason why there are none", (type) => {
    const { required, hostIncome } = fundsFor(aCase().type(type).answers({ graduationDate: "2027-11-20" }));
    const ids = required.lines.map(({ id }) => id);
    if (["Student", "StudentExtension", "Dli"].includes(type)) expect(ids).toEqual(["living", "tuition", "travel"]);
    else if (["StandaloneFamily", "SpeFamily"].includes(type))
      expect([required.amount, ...ids]).toEqual([21_600, "living", "travel"]);
    else if (type === "VisitorVisa") expect([required.amount, ...ids]).toEqual([null, "living", "travel"]);
    else if (["ExpressEntry", "ExpressEntryIta"].includes(type))
      expect([required.amount, ...ids]).toEqual([15_263, "settlementFunds"]);
    else if (type === "Iec") expect([required.amount, ...ids]).toEqual([2500, "living"]);
    else if (type === "PgwpFamily") expect([required.amount, ...ids]).toEqual([5000, "living", "travel"]);
    else expect([required.amount, ...ids]).toEqual([null]);
    expect(required.why.because.length).toBeGreaterThan(0);
    expect(hostIncome).toMatchObject({ amount: null, why: { decidedBy: "funds.hostIncome.notConcerned" } });
  });

  test("a family’s living costs are called recommended", () => {
    expect(fundsFor(aCase().type("SpeFamily")).required.lines[0]?.title).toEqual({
      en: "Living costs, recommended",
      fr: "Frais de subsistance, montant recommandé",
    });
  });
});

describe("for any case", () => {
  test("every line says why in both languages, names only what it read, and language never enters", () => {
    fc.assert(
      fc.property(moneyCase, (caseFile) => {
        const { required, available, hostIncome } = fundsOf(readerFor(caseFile));
        const whys = [required.why, available.why, hostIncome.why, ...required.lines.map(({ why }) => why)];
        for (const why of whys) {
          expect(why.because.length).toBeGreaterThan(0);
          expect(why.because.filter(({ en, fr }) => en === "" || fr === "" || /\{\w+\}/.test(en + fr))).toEqual([]);
          expect(why.missing.filter((fact) => !why.restsOn.includes(fact))).toEqual([]);
        }
        expect(required.lines.filter(({ amount }) => amount !== null && amount < 0)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test("an answer that an amount does not rest on can go, and the amount stays", () => {
    fc.assert(
      fc.property(moneyCaseWithout, ({ key, caseFile, without }) => {
        // What is set aside is as good as gone, but inUse.ts then takes it for unanswered: a matter of the reader, not of funds.
        const the = readerFor(caseFile);
        fc.pre(!the.isSetAside(key));
        const [before, after] = [fundsOf(the), fundsOf(readerFor(without))];
        const same = (facts: readonly string[], one: unknown, other: unknown) =>
          restsOn(facts, key) || JSON.stringify(one) === JSON.stringify(other);
        expect(same(before.required.why.restsOn, before.required.amount, after.required.amount)).toBe(true);
        expect(same(before.available.why.restsOn, before.available.accounts, after.available.accounts)).toBe(true);
        const amountAfter = new Map(after.required.lines.map(({ id, amount }) => [id, amount]));
        expect(
          before.required.lines.filter(({ id, amount, why }) => !same(why.restsOn, amount, amountAfter.get(id))),
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
