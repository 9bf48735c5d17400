import { expect, test } from "vitest";
import { nameIn } from "./nameField.ts";

test.each([
  ["Amara Chidinma OKAFOR", "Amara Chidinma OKAFOR"],
  ["OKAFOR, Amara Chidinma", "Amara Chidinma OKAFOR"],
  ["TREMBLAY -NGUYEN, Élodie", "Élodie TREMBLAY-NGUYEN"],
  ["Ms. Zoë O’Brien", "Zoë O’Brien"],
  ["Madame, Monsieur Mei Lin,", "Mei Lin"],
  ["LIN", "LIN"],
  ["Nguyen The Anh", "Nguyen The Anh"],
  ["NGUYEN THE ANH", "NGUYEN THE ANH"],
  ["Xiaoming You", "Xiaoming You"],
  ["POUR, Reza Hassan", "Reza Hassan POUR"],
  ["Will Young", "Will Young"],
  ["May Day", "May Day"],
  ["An Do", "An Do"],
  ["Thi To", "Thi To"],
  ["Le Van", "Le Van"],
  ["Maria De La Cruz", "Maria De La Cruz"],
  ["Anne St. John", "Anne St. John"],
  ["Omar Bin Said", "Omar Bin Said"],
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
  "The Registrar",
  "Thank you",
  "For You",
  "Test score",
  "Page",
])("%s is no name", (text) => {
  expect(nameIn(text)).toBeUndefined();
});

test("behind a label, a family name may be a word of labels", () => {
  expect(nameIn("Larry Page", "Account holder:")?.value).toBe("Larry Page");
  expect(nameIn("Page 1 of 3", "Account holder:")).toBeUndefined();
});
