import { expect, test } from "vitest";
import { nameIn } from "./nameField.ts";

test.each([
  ["Amara Chidinma OKAFOR", "Amara Chidinma OKAFOR"],
  ["OKAFOR, Amara Chidinma", "Amara Chidinma OKAFOR"],
  ["TREMBLAY -NGUYEN, Élodie", "Élodie TREMBLAY-NGUYEN"],
  ["Ms. Zoë O’Brien", "Zoë O’Brien"],
  ["Madame, Monsieur Mei Lin,", "Mei Lin"],
  ["LIN", "LIN"],
])("%s is the name %s", (printed, name) => {
  expect(nameIn(printed)?.value).toBe(name);
});

test.each([
  "Date of birth",
  "S304417265",
  "Nom de famille",
  "N/A",
  "14 Sample Street",
  "your application number",
  "-",
  "and",
  "A, B, C",
])("%s is no name", (text) => {
  expect(nameIn(text)).toBeUndefined();
});
