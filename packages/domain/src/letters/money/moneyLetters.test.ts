import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { letterText } from "../../../test/letterText.ts";

const nbsp = (text: string): string => text.replaceAll("~", "\u00A0");

const student = aCase()
  .on("2026-11-29")
  .profile({ firstName: "Inès", lastName: "Okafor" })
  .answers({
    country: "NG",
    passportCountries: ["NG"],
    schoolAcceptanceStatus: "yesAndAccepted",
    schoolName: "Humber College",
    programName: "Nursing",
    province: "ON",
    birthday: "2003-05-04",
    maritalStatus: "single",
    firstYearTuition: 18_000,
    tuitionPayment: "depositFee",
    tuitionPaymentAmount: 3000,
    financialSupport: "entirely",
    financialSupporterRelation: "mother",
    financialSupporterFullName: "Ada Okafor",
    hasSecondFinancialSupporter: false,
  });

const statement = { periodStart: "2026-07-01", periodEnd: "2026-10-31" };

describe("the explanation of large deposits", () => {
  const paid = student
    .document("proof-of-funds", {
      fileId: "b1",
      parsedValues: {
        ...statement,
        accountNumber: "4411",
        currency: "CAD",
        openingBalance: 9000,
        closingBalance: 29_000,
        transactions: [{ date: "2026-08-14", description: "TRANSFER R VEGA", amount: 20_000 }],
      },
      bankTransactions: [
        {
          depositDate: "2026-08-14",
          depositAmount: 20_000,
          explanation: "My uncle bought my car, a 2021 Mazda, and paid the whole price at once.",
          documentFiles: ["s1"],
        },
      ],
    })
    .document("lump-sum-supporting-documents", { fileId: "s1" });

  test("takes date, amount, words and document from the statement, and asks only from whom", () => {
    const { sections, gaps, restsOnNothing } = letterText("lumpSumExplanation", paid, "en");
    expect(sections).toEqual([
      "This letter explains one transaction in the bank statements that are enclosed with my application. On August 14, 2026, $20,000 was paid into my account. [From whom the money came] My uncle bought my car, a 2021 Mazda, and paid the whole price at once. A document that shows this is enclosed.",
    ]);
    expect(gaps).toEqual(["letters.lumpSumExplanation.transactions[0].from"]);
    expect(restsOnNothing).toEqual([]);
  });

  test("tells what was typed, with money that leaves and another currency, in French", () => {
    const transactions = [
      {
        depositDate: "2026-05-01",
        depositAmount: "1250000.50",
        currency: "NGN",
        isWithdrawal: true,
        accountOwner: "financialSupporter",
        from: "Lagos Motors",
        explanation: "Ma mère a acheté une voiture pour aller au travail chaque jour.",
        noSupportingDocuments: true,
      },
    ];
    const { sections, gaps } = letterText("lumpSumExplanation", student, "fr", {
      lumpSumExplanation: { transactions },
    });
    expect(sections).toEqual([
      nbsp(
        "Cette lettre explique une opération figurant dans les relevés bancaires joints à ma demande. Le 1er~mai~2026, un retrait de 1~250~000,50~NGN a été effectué dans le compte au nom d’Ada Okafor. Destinataire de l’argent~: Lagos Motors. Ma mère a acheté une voiture pour aller au travail chaque jour. Je n’ai aucun document qui le montre.",
      ),
    ]);
    expect(gaps).toEqual([]);
  });

  test("asks for the transactions where no statement shows one", () => {
    expect(letterText("lumpSumExplanation", student, "en").gaps).toEqual(["letters.lumpSumExplanation.transactions"]);
  });
});

const entered = {
  supporterAddress: "12 Palm Road, Lagos, Nigeria",
  supporterTelephone: "+234 1 555 0101",
  supporterWork: "employed",
  supporterOccupation: "accountant",
  supporterEmployer: "Northwind",
  ownCurrency: "NGN",
  yearlyIncome: "24000000",
  paysTuition: true,
  paysLiving: true,
  supportPerYear: "15000",
  supportYears: "2",
  exchangeRate: "0.001",
  exchangeRateDate: "2026-11-02",
  howPaid: "transfer the money to the school before each term",
  sourceOfMoney: "my salary and savings of eleven years",
  giftOrLoan: "gift",
  supportsOthers: false,
  studyPlanFinancialSupport: "Inès is my only daughter, and I want her to finish what I could not begin.",
};

describe("the letter of who pays", () => {
  const supported = student
    .document("financial-supporter-passport", { parsedValues: { passportNumber: "G1234567" } })
    .document("financial-supporter-proof-of-funds", {
      parsedValues: {
        ...statement,
        accountNumber: "9023",
        currency: "CAD",
        openingBalance: 31_000,
        closingBalance: 31_000,
      },
    });

  test("is spoken by them, in English", () => {
    const letter = letterText("financialSupporter", supported, "en", {
      "financialSupporter:financialSupporter": entered,
    });
    expect(letter).toEqual({
      subject: "Financial support for Inès Okafor",
      sections: [
        "My name is Ada Okafor. I am the mother of Inès Okafor. Inès Okafor is applying for a study permit to follow the Nursing program at Humber College. My passport has the number G1234567. I work as an accountant at Northwind. My income is 24,000,000\u00A0NGN a year.",
        "I pay for the tuition and the living costs of Inès Okafor. The tuition of the first year is $18,000. I pay $15,000 a year for 2 years, which is $30,000 in all. This is about 15,000,000\u00A0NGN a year and 30,000,000\u00A0NGN in all, at the rate of 0.001 Canadian dollars for 1 NGN on November 2, 2026. I will transfer the money to the school before each term. My bank statements show funds of $31,000.",
        "The money comes from my salary and savings of eleven years. It is a gift, and I do not ask for it back. I support nobody else with my income.",
        "Inès is my only daughter, and I want her to finish what I could not begin.",
        "I enclose a copy of my identity document and my bank statements.",
      ],
      signature: ["Ada Okafor", "12 Palm Road, Lagos, Nigeria", "Telephone: +234 1 555 0101"],
      gaps: [],
      restsOnNothing: [],
    });
  });

  test("and in French", () => {
    const { sections } = letterText("financialSupporter", supported, "fr", {
      "financialSupporter:financialSupporter": {
        ...entered,
        supporterOccupation: "comptable",
        howPaid: "virer l’argent à l’établissement avant chaque session",
        sourceOfMoney: "mon salaire et une épargne de onze ans",
        studyPlanFinancialSupport: "Ces études sont celles que je n’ai pas pu commencer.",
      },
    });
    expect(sections).toEqual([
      nbsp(
        "Je m’appelle Ada Okafor. Je suis la mère d’Inès Okafor. Inès Okafor demande un permis d’études pour suivre le programme «~Nursing~» à Humber College. Mon passeport porte le numéro G1234567. Je travaille comme comptable (employeur~: Northwind). Mon revenu est de 24~000~000~NGN par année.",
      ),
      nbsp(
        "Je paie les droits de scolarité et les frais de subsistance d’Inès Okafor. Les droits de scolarité de la première année sont de 18~000~$. Je paie 15~000~$ par année pendant 2 ans, soit 30~000~$ en tout. Cela fait environ 15~000~000~NGN par année et 30~000~000~NGN en tout, au taux de 0,001~dollar canadien pour 1 NGN le 2~novembre~2026. Je vais virer l’argent à l’établissement avant chaque session. Mes relevés bancaires font état de 31~000~$.",
      ),
      nbsp(
        "Voici d’où vient l’argent~: mon salaire et une épargne de onze ans. C’est un don, et je n’en demande pas le remboursement. Je ne soutiens personne d’autre avec mon revenu.",
      ),
      "Ces études sont celles que je n’ai pas pu commencer.",
      "Je joins une copie de ma pièce d’identité et mes relevés bancaires.",
    ]);
  });

  test.each([
    ["friend", "I am a friend of Inès Okafor.", "Une amitié m’unit à Inès Okafor."],
    ["uncle", "I am an uncle of Inès Okafor.", "Je suis l’oncle d’Inès Okafor."],
    ["employer", "Inès Okafor works for me.", "Inès Okafor travaille pour moi."],
  ])("says without guessing that the second one is: %s", (relationship, en, fr) => {
    const both = student.answers({ hasSecondFinancialSupporter: true, secondFinancialSupporterFullName: "Suharto" });
    const values = { "secondFinancialSupporter:secondFinancialSupporter": { relationship } };
    expect(letterText("secondFinancialSupporter", both, "en", values).sections[0]).toContain(
      `My name is Suharto. ${en}`,
    );
    expect(letterText("secondFinancialSupporter", both, "fr", values).sections[0]).toContain(
      `Je m’appelle Suharto. ${fr}`,
    );
  });

  test("names each field that is open", () => {
    const { gaps } = letterText("firstFinancialSupporter", student, "en");
    const at = (field: string) => `letters.firstFinancialSupporter:financialSupporter.${field}`;
    expect(gaps).toEqual([
      at("supporterWork"),
      at("yearlyIncome"),
      at("paysTuition"),
      at("supportPerYear"),
      "documents.financial-supporter-proof-of-funds",
      at("sourceOfMoney"),
      at("giftOrLoan"),
      at("supportsOthers"),
      at("studyPlanFinancialSupport"),
      at("supporterAddress"),
      at("supporterTelephone"),
    ]);
  });
});

describe("the page about all support", () => {
  test("takes amounts from the letter of who pays and from the plan, and the reason from the statement", () => {
    const letters = {
      "financialSupporter:financialSupporter": entered,
      studyPlan: { studyPlanFinancialSupport: "My mother has paid for my schools since 2010." },
      financialExplanation: { livingCost: "23448" },
    };
    const english = letterText("financialSupport", student, "en", letters);
    expect(english.sections).toEqual([
      "I am applying to follow the Nursing program at Humber College. My mother, Ada Okafor, pays for my studies and my stay.",
      "The tuition of the first year is $18,000. The living costs of the first year and the tuition that is still due come to $38,448. Ada Okafor gives $15,000 a year.",
      "My mother has paid for my schools since 2010.",
    ]);
    expect([english.gaps, english.restsOnNothing]).toEqual([[], []]);
    expect(letterText("financialSupport", student, "fr", letters).sections[1]).toBe(
      nbsp(
        "Les droits de scolarité de la première année sont de 18~000~$. Les frais de subsistance de la première année et les droits de scolarité encore à payer s’élèvent à 38~448~$. Ada Okafor verse 15~000~$ par année.",
      ),
    );
  });

  test("asks in the letter of who pays for what is open there", () => {
    expect(letterText("financialSupport", student, "en").gaps).toContain(
      "letters.financialSupporter:financialSupporter.supportPerYear",
    );
  });
});

describe("the explanation of finances", () => {
  const saved = student.document("proof-of-funds", {
    parsedValues: {
      ...statement,
      accountNumber: "4411",
      currency: "CAD",
      openingBalance: 30_000,
      closingBalance: 30_000,
    },
  });

  test("adds up the figures of the plan and says what is short", () => {
    const letter = letterText("financialExplanation", saved, "en", {
      financialExplanation: {
        livingCost: "23448",
        travelCost: "2100",
        difference: "My mother pays it from her salary by May 2027.",
      },
    });
    expect(letter.sections).toEqual([
      "The tuition of the first year is $18,000, of which $3,000 is paid. The costs of my first year are the following. Living costs of the first year: $23,448 Tuition of the first year still due: $15,000 Sum of the costs: $38,448 Travel to Canada and back is not in this sum; I expect it to cost $2,100.",
      "The sources of my funds are the following. My bank account, number ending in 4411: $30,000 Sum of the sources: $30,000 The costs exceed these sources by $8,448. My mother pays it from her salary by May 2027.",
    ]);
    expect([letter.gaps, letter.restsOnNothing]).toEqual([[], []]);
  });

  test("in French, where the sources are enough and one is in another currency", () => {
    const rich = saved
      .rates([{ currency: "NGN", day: "2026-10-30", rate: 0.001 }])
      .document("financial-supporter-proof-of-funds", {
        parsedValues: {
          ...statement,
          accountNumber: "9023",
          currency: "NGN",
          openingBalance: 9_000_000,
          closingBalance: 9_000_000,
        },
      });
    const letter = letterText("financialExplanation", rich, "fr", {
      financialExplanation: { livingCost: "23448", travelCost: "2100" },
    });
    expect(letter.sections[1]).toBe(
      nbsp(
        "Voici les sources de mes fonds. Mon compte bancaire, numéro se terminant par 4411~: 30~000~$ Compte bancaire au nom d’Ada Okafor, numéro se terminant par 9023 (9~000~000~NGN au taux de 0,001~dollar canadien pour 1 NGN le 30~octobre~2026)~: 9~000~$ Somme des sources~: 39~000~$ Les sources couvrent les coûts de la première année.",
      ),
    );
    expect(letter.gaps).toEqual([]);
  });

  test("never counts an estimate, and asks for the document and the tuition", () => {
    const guessed = aCase().answers({
      userInputAvailableFunds: 50_000,
      financialSupport: "notSupported",
      province: "ON",
    });
    const { sections, gaps } = letterText("financialExplanation", guessed, "en");
    expect(sections.join(" ")).not.toContain("50,000");
    expect(gaps).toEqual(
      expect.arrayContaining([
        "answers.firstYearTuition",
        "documents.proof-of-funds",
        "letters.financialExplanation.travelCost",
      ]),
    );
  });
});
