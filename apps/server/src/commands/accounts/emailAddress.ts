import type { Refusal } from "@boreal/domain/kernel/validation";
import * as z from "zod";

/** An address as it is stored and written to; `undefined` when it is none. */
export function readEmailAddress(given: string): string | undefined {
  const email = given.trim().toLowerCase();
  return email.length <= 254 && z.email().safeParse(email).success ? email : undefined;
}

export const notAnAddress: Refusal = {
  code: "emailNotValid",
  text: {
    en: "Enter an email address in the form name@example.com.",
    fr: "Entrez une adresse courriel sous la forme nom@exemple.com.",
  },
};
