import {
  canadianPhone,
  homeAddress,
  isSameAddress,
  mailingAddress,
  residentialAddress,
} from "../../background/addresses.ts";
import type { Section } from "../section.ts";
import { whereInside } from "./whereInside.ts";

/** What is asked of somebody who speaks of a file that IRCC already has: where the person is, and where mail goes. */

/** The file says with which passport the person came. */
export const whereWithFile: Section = {
  ...whereInside,
  steps: whereInside.steps.filter(({ id }) => id !== "passportCountryEntry"),
};

export const addressesOfFile: Section = {
  id: "names",
  title: { en: "Names and addresses", fr: "Noms et adresses" },
  steps: [homeAddress, residentialAddress, isSameAddress, mailingAddress, canadianPhone],
};
