import { aCase } from "./caseBuilder.ts";

/** A student from Nigeria, on 20 November 2026. */
export const student = aCase()
  .on("2026-11-20")
  .type("Student")
  .answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14", gender: "female", birthCountry: "NG" });
