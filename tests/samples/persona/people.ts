import { departmentLetter } from "../biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../biometricsLetter/letter.ts";
import type { MadeUpHolder } from "../identity/people.ts";

/** The people of the family, as their passports name them. All invented. */
const nigerian = {
  state: "NGA",
  nationality: "NGA",
  place: "EXAMPLETOWN",
  title: ["FEDERAL REPUBLIC OF NIGERIA", "PASSPORT"],
} as const;

export const people = {
  ngozi: {
    ...nigerian,
    family: "ADEYEMI",
    given: "NGOZI",
    number: "A20417733",
    sex: "F",
    birth: "1999-01-25",
    issued: "2023-06-18",
    expiry: "2033-06-17",
  },
  tariq: {
    ...nigerian,
    family: "HUSSAIN",
    given: "TARIQ",
    number: "B30558120",
    sex: "M",
    birth: "1996-02-14",
    issued: "2022-03-09",
    expiry: "2032-03-08",
  },
  dayo: {
    ...nigerian,
    family: "HUSSAIN",
    given: "DAYO",
    number: "C41200933",
    sex: "M",
    birth: "2022-05-09",
    issued: "2024-07-02",
    expiry: "2029-07-01",
  },
  emeka: {
    ...nigerian,
    family: "ADEYEMI",
    given: "EMEKA TOBENNA",
    number: "A11845320",
    sex: "M",
    birth: "1968-11-03",
    issued: "2021-10-12",
    expiry: "2031-10-11",
  },
} as const satisfies Record<string, MadeUpHolder>;

/** Of a woman with the name and birthday of the student. */
export const validity = madeUpLetter(6, "en", "validity");
export const letterOfValidity = (): Promise<Buffer> => departmentLetter(validity);
