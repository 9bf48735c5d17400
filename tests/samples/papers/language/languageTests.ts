import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Reports of language tests, each with its own scale. All made up. */

const tests: readonly Written[] = [
  {
    name: "ielts",
    language: "en",
    paper: {
      letterhead: ["IELTS", "Academic"],
      title: "Test Report Form",
      paragraphs: ["Administrator’s comments: none. Form printed on 20 March 2026. Centre 204."],
      rows: [
        ["Family Name", ngozi.familyName],
        ["First Name(s)", ngozi.givenNames],
        ["Date of Birth", "25/01/1999"],
        ["Date of test", "4 March 2026"],
        ["Listening", "7.5"],
        ["Reading", "6.5"],
        ["Writing", "6.0"],
        ["Speaking", "7.0"],
        ["Overall Band Score", "7.0"],
        ["CEFR Level", "C1"],
      ],
    },
    expected: {
      languageTestKind: "other",
      applicantFullName: fullName(ngozi),
      testDate: "2026-03-04",
      Listening: "7.5",
      Reading: "6.5",
      Writing: "6.0",
      Speaking: "7.0",
    },
  },
  {
    name: "ielts-general",
    language: "en",
    paper: {
      letterhead: ["IELTS", "General Training"],
      title: "Test Report Form",
      paragraphs: [
        "Note: admission to undergraduate courses should rest on the Academic modules. General Training modules do not test academic skills.",
      ],
      rows: [
        ["Family Name", lucia.familyName],
        ["First Name(s)", lucia.givenNames],
        ["Date of test", "14 February 2026"],
        ["Listening", "8.0"],
        ["Reading", "7.0"],
        ["Writing", "6.5"],
        ["Speaking", "7.5"],
      ],
    },
    expected: {
      languageTestKind: "ieltsGeneral",
      applicantFullName: fullName(lucia),
      testDate: "2026-02-14",
      Listening: "8.0",
      Reading: "7.0",
      Writing: "6.5",
      Speaking: "7.5",
    },
  },
  {
    name: "celpip",
    language: "en",
    paper: {
      letterhead: ["CELPIP-General", "Official Score Report"],
      title: "CELPIP Test Results",
      paragraphs: [
        "The reading part took 55 minutes, the writing part 53. Levels agree with the CLB levels of the same number.",
      ],
      rows: [
        ["Test taker name", fullName(lucia)],
        ["Test date", "May 11, 2026"],
        ["Valid until", "May 11, 2028"],
        ["Listening", "9"],
        ["Reading", "10"],
        ["Writing", "8"],
        ["Speaking", "7"],
        ["Registration number", "4417733"],
      ],
    },
    expected: {
      languageTestKind: "celpipGeneral",
      applicantFullName: fullName(lucia),
      testDate: "2026-05-11",
      expiryDate: "2028-05-11",
      Listening: "9",
      Reading: "10",
      Writing: "8",
      Speaking: "7",
    },
  },
  {
    name: "pte",
    language: "en",
    paper: {
      letterhead: ["PTE Core", "Score Report"],
      title: "Test taker score report",
      paragraphs: ["Scores run from 10 to 90. Report issued on 8 March 2026."],
      rows: [
        ["Test taker name", fullName(ngozi)],
        ["Test date", "05 March 2026"],
        ["Overall score", "71"],
        ["Listening", "70"],
        ["Reading", "68"],
        ["Speaking", "79"],
        ["Writing", "66"],
      ],
    },
    expected: {
      languageTestKind: "pteCore",
      applicantFullName: fullName(ngozi),
      testDate: "2026-03-05",
      Listening: "70",
      Reading: "68",
      Writing: "66",
      Speaking: "79",
    },
  },
  {
    name: "tef",
    language: "fr",
    paper: {
      letterhead: ["TEF Canada", "Chambre de commerce du Modèle"],
      title: "Attestation de résultats",
      paragraphs: [
        "La compréhension écrite dure 60 minutes et l’expression écrite 60. Attestation émise le 20 mars 2026.",
      ],
      rows: [
        ["Nom", ngozi.familyName],
        ["Prénom", ngozi.givenNames],
        ["Date de naissance", "25 janvier 1999"],
        ["Date de passation", "4 mars 2026"],
        ["Valable jusqu’au", "3 mars 2028"],
        ["Compréhension orale", "512/699 NCLC 8"],
        ["Compréhension écrite", "498/699 NCLC 8"],
        ["Expression écrite", "430/699 NCLC 7"],
        ["Expression orale", "471/699 NCLC 8"],
      ],
    },
    expected: {
      languageTestKind: "tefCanada",
      applicantFullName: fullName(ngozi),
      testDate: "2026-03-04",
      expiryDate: "2028-03-03",
      Listening: "512",
      Reading: "498",
      Writing: "430",
      Speaking: "471",
    },
  },
  {
    name: "tcf",
    language: "fr",
    paper: {
      letterhead: ["TCF Canada", "Centre international d’études du Modèle"],
      title: "Test de connaissance du français, attestation",
      paragraphs: ["Session no 26. Inscription du 2 février 2026. Niveau global : B2."],
      rows: [
        ["Nom du candidat", fullName(lucia)],
        ["Date de l’épreuve", "11 mai 2026"],
        ["Compréhension orale", "488"],
        ["Compréhension écrite", "476"],
        ["Expression orale", "14/20"],
        ["Expression écrite", "12/20"],
      ],
    },
    expected: {
      languageTestKind: "tcfCanada",
      applicantFullName: fullName(lucia),
      testDate: "2026-05-11",
      Listening: "488",
      Reading: "476",
      Writing: "12",
      Speaking: "14",
    },
  },
];

export const languageTests = papersOf("LanguageTestResult", tests);
