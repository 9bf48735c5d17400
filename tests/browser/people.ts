import { randomBytes } from "node:crypto";

/** An invented person. Names are random words of one run, so that a search for them can find nothing else. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

const syllables = ["ba", "lo", "mi", "ra", "ke", "nu", "so", "ti", "va", "zé", "ho", "gwe", "pu", "fa", "dri", "çe"];

/** A word that no other text holds: four to six syllables, a capital first. */
export function inventedName(): string {
  const word = [...randomBytes(6)].map((byte) => syllables[byte % syllables.length] ?? "").join("");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

export function inventedPerson(firstName = inventedName(), lastName = inventedName()): Person {
  const tag = randomBytes(5).toString("hex");
  return {
    firstName,
    lastName,
    email: `${firstName
      .normalize("NFD")
      .replaceAll(/[^A-Za-z]/g, "")
      .toLowerCase()}.${tag}@example.test`,
    password: `Lichen-${randomBytes(9).toString("base64url")}-7`,
  };
}
