import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { letterText } from "../../../test/letterText.ts";

const nbsp = (text: string): string => text.replaceAll("~", "\u00A0");

const couple = aCase()
  .profile({ firstName: "Inès", lastName: "Okafor" })
  .answers({
    country: "NG",
    passportCountries: ["NG"],
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseFirstName: "Uche",
    spouseLastName: "Eze",
    schoolAcceptanceStatus: "yesAndAccepted",
    schoolName: "Humber College",
    programName: "Nursing",
    spouseHowWeMet: "at a choir rehearsal in Lagos in March 2018",
    spouseFamilyToReturnTo: "my parents and my sister Ada, two streets from our house",
    spouseFuturePlans: "open a small pharmacy in Lagos",
    spouseCommunity: "the choir of our parish, where I sing every Sunday",
    spouseReasonForAccompanying: "We do not want to live apart for two years.",
  })
  .spouse("OpenWorkPermit");

describe("the letter of the spouse or partner", () => {
  test("is made of the five answers, in English", () => {
    expect(letterText("spousalSupportLetter", couple, "en")).toEqual({
      subject: "Letter of support for the application of Inès Okafor",
      sections: [
        "My name is Uche Eze. I am married to Inès Okafor. Inès Okafor is applying for a study permit to follow the Nursing program at Humber College. I will come along, and I support this application.",
        "We met in this way: at a choir rehearsal in Lagos in March 2018.",
        "The members of my family who are waiting for my return are my parents and my sister Ada, two streets from our house.",
        "In my home country, we plan to open a small pharmacy in Lagos.",
        "My community is the choir of our parish, where I sing every Sunday.",
        "We do not want to live apart for two years.",
        "Thank you for considering this application.",
      ],
      signature: ["Uche Eze"],
      gaps: [],
      restsOnNothing: [],
    });
  });

  test("names nobody’s gender in French", () => {
    const french = couple.answers({
      maritalStatus: "commonLaw",
      spouseHowWeMet: "à une répétition de chorale à Lagos, en mars 2018",
      spouseFamilyToReturnTo: "mes parents et ma sœur Ada",
      spouseFuturePlans: "ouvrir une petite pharmacie à Lagos",
      spouseCommunity: "la chorale de notre paroisse",
      spouseReasonForAccompanying: "Nous ne voulons pas vivre loin l’un de l’autre.",
    });
    const { subject, sections } = letterText("spousalSupportLetter", french, "fr");
    expect([subject, ...sections]).toEqual([
      "Lettre d’appui à la demande d’Inès Okafor",
      nbsp(
        "Je m’appelle Uche Eze. Je vis en union de fait avec Inès Okafor. Inès Okafor demande un permis d’études pour suivre le programme «~Nursing~» à Humber College. Je ferai partie du voyage, et j’appuie cette demande.",
      ),
      nbsp("Voici comment nous avons fait connaissance~: à une répétition de chorale à Lagos, en mars 2018."),
      nbsp("Les membres de ma famille qui attendent mon retour sont mes parents et ma sœur Ada."),
      "Dans mon pays, nous prévoyons ouvrir une petite pharmacie à Lagos.",
      nbsp("Mon milieu, c’est la chorale de notre paroisse."),
      "Nous ne voulons pas vivre loin l’un de l’autre.",
      "Je vous remercie d’examiner cette demande.",
    ]);
  });

  test("asks nothing again: what is open names its question", () => {
    const silent = aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }).spouse();
    expect(letterText("spousalSupportLetter", silent, "en").gaps).toEqual([
      "profile.firstName",
      "answers.spouseFirstName",
      "answers.spouseHowWeMet",
      "answers.spouseFamilyToReturnTo",
      "answers.spouseFuturePlans",
      "answers.spouseCommunity",
      "answers.spouseReasonForAccompanying",
    ]);
  });
});

describe("the letter about a document that a child does not have", () => {
  const parent = couple
    .child(undefined)
    .without("childSchoolLetter", { childNumber: 1, explanation: "School begins next year." });

  test("takes what was said under the slots, and leaves a gap for the name of the child", () => {
    const { sections, gaps } = letterText("childDocumentNotApplicable", parent, "en");
    expect(sections[0]).toContain("The following document is not enclosed: Acceptance or enrolment letter.");
    expect(sections[0]).toContain("School begins next year.");
    expect(gaps).toEqual(["dependents"]);
  });

  test("is signed by the parent, in French", () => {
    const named = parent.document("child-passport", {
      childNumber: 1,
      parsedValues: { firstName: "Amara", lastName: "Eze", birthday: "2020-01-01" },
    });
    const letter = letterText("childDocumentNotApplicable", named, "fr", {
      "childDocumentNotApplicable:child1": {
        missingDocuments: [{ document: "Acte d’adoption", reason: "Cet enfant est né de notre union." }],
      },
    });
    expect(letter.subject).toBe("Document non fourni pour Amara Eze");
    expect(letter.sections).toEqual([
      nbsp(
        "La présente concerne mon enfant, Amara Eze, dont la date de naissance est le 1er~janvier~2020. Le document suivant n’est pas joint~: Acte d’adoption. Cet enfant est né de notre union. À ma connaissance, ce que je déclare ici est exact.",
      ),
    ]);
    expect(letter.signature).toEqual(["Inès Okafor", "Parent d’Amara Eze"]);
    expect([letter.gaps, letter.restsOnNothing]).toEqual([[], []]);
  });
});
