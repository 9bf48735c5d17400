import { expect, test } from "vitest";
import { writtenPages } from "../../../test/writtenPages.ts";
import type { Grammar } from "../candidates.ts";
import { nameParts } from "../nameParts.ts";
import { attestationNumbers } from "./attestationNumbers.ts";
import { programNames } from "./programs.ts";
import { schoolNames } from "./schoolNames.ts";
import { studentNumbers } from "./studentNumbers.ts";

const valuesOf = (grammar: Grammar, text: string) => grammar.all(text).map(({ value }) => value);

test.each([
  ["Student ID TG 0077 4415", ["TG00774415"]],
  ["Enrolment No. VU/21/SC/00871, Roll No. 2203117", ["VU21SC00871", "2203117"]],
  ["Applicant no. 26-AD-0917 of 2026-10-29", ["26AD0917"]],
  ["Year 2026-2027, DLI O19330047712, phone 250-555-0119", []],
])("numbers of students in “%s”", (text, values) => {
  expect(valuesOf(studentNumbers, text)).toEqual(values);
});

test.each([
  ["PAL NL-PAL-2026-00417 of 2026-09-28", ["NLPAL202600417"]],
  ["Letter SK/PAL/26/5500871", ["SKPAL265500871"]],
  ["for 2026, DLI O19330047712", []],
])("numbers of attestations in “%s”", (text, values) => {
  expect(valuesOf(attestationNumbers, text)).toEqual(values);
});

test.each([
  ["awarded by Pacific Rim School of Hospitality", ["Pacific Rim School of Hospitality"]],
  ["Foothills Northern Institute (O19700442218)", ["Foothills Northern Institute"]],
  ["fern&gull LANGUAGE CENTRE", ["fern&gull LANGUAGE CENTRE"]],
  ["Haute école du Lac-Rêvé", ["Haute école du Lac-Rêvé"]],
  ["Office of the Registrar", []],
  ["Whispering Pines School District", []],
])("schools in “%s”", (text, values) => {
  expect(valuesOf(schoolNames, text)).toEqual(values);
});

test.each([
  ["You have been admitted to the Master of Public Policy program beginning in May.", "Master of Public Policy"],
  ["Amara is accepted into the Welding Technology diploma.", "Welding Technology diploma"],
  ["Lodge Operations, 20 months, full time", "Lodge Operations"],
  ["a seat in our full-time programme Coastal English Bridge, Level 2, of 5 months", "Coastal English Bridge, Level 2"],
  ["met every rule of the Diploma in Mine Surveying as of March 3, 2026", "Diploma in Mine Surveying"],
  ["les exigences de la maîtrise en systèmes de données le 24 avril", "maîtrise en systèmes de données"],
])("programs in “%s”", (text, value) => {
  expect(valuesOf(programNames, text)).toContain(value);
});

test.each(["Program start date", "PHYS 101", "September 5, 2023", "20 months", "The Senate has conferred upon"])(
  "“%s” is no program",
  (text) => {
    expect(valuesOf(programNames, text)).toEqual([]);
  },
);

test.each([
  ["Karim Aït Ouarab", "Code permanent : AITK14069908", { firstName: "Karim", lastName: "Aït Ouarab" }],
  ["Thi Mai Pham Le", "Dear Ms. Pham Le,", { firstName: "Thi Mai", lastName: "Pham Le" }],
  ["TRINH Quoc Viet", "", { firstName: "Quoc Viet", lastName: "TRINH" }],
  ["Sultana Begum", "Ms. Begum may apply", { firstName: "Sultana", lastName: "Begum" }],
])("%s in its parts", (name, text, parts) => {
  expect(nameParts(name, name, writtenPages(text))).toEqual(parts);
});
