import { join } from "node:path";
import { boreal } from "./testCommandLine.ts";

/** Runs the command line on the data that lie in this folder of a test. */
export const borealIn =
  (folder: string) =>
  async (
    args: readonly string[],
    environment: Record<string, string> = {},
    hear?: (line: string) => void,
  ): ReturnType<typeof boreal> =>
    await boreal(args, "", { BOREAL_DATA: join(folder, "data"), ...environment }, hear);

/** A student with the answers that a study permit form is begun with. */
export const studentCase = {
  format: "boreal-case/1",
  today: "2026-11-20",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers: {
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1996-03-14",
    gender: "female",
    birthCountry: "NG",
    maritalStatus: "single",
  },
  dependents: [],
  documents: [],
} as const;
