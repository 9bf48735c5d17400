import { expect, test } from "vitest";
import { dateIn } from "./dateField.ts";

test.each([
  ["2026-03-04", "2026-03-04"],
  ["2026/03/04", "2026-03-04"],
  ["March 4, 2026", "2026-03-04"],
  ["SEP 21, 2026", "2026-09-21"],
  ["Sept. 21st, 2026", "2026-09-21"],
  ["21 September 2026", "2026-09-21"],
  ["on the 21st day of the month of September of the year 2026", "2026-09-21"],
  ["a los 21 días del mes de septiembre de 2026", "2026-09-21"],
  ["1er mars 2026", "2026-03-01"],
  ["le 14 août 2026", "2026-08-14"],
  ["9 févr. 1998", "1998-02-09"],
  ["3 déc. 2010", "2010-12-03"],
  ["04-Mar-2026", "2026-03-04"],
  ["31/12/2026", "2026-12-31"],
  ["12/31/2026", "2026-12-31"],
  ["05/05/2026", "2026-05-05"],
  ["12th day of November, 2026", "2026-11-12"],
  ["this 3rd day of March in the year 2027", "2027-03-03"],
  ["the 3 rd March, 2027", "2027-03-03"],
  ["03-MAR-27", "2027-03-03"],
  ["3 Mar ’27", "2027-03-03"],
  ["2027/3/3", "2027-03-03"],
  ["mardi 1er mars 2027", "2027-03-01"],
  ["ce 4e jour de novembre 2026", "2026-11-04"],
  ["le dix-sept mai mil neuf cent quatre-vingt-dix-neuf", "1999-05-17"],
  ["le vingt et un août deux mille seize", "2016-08-21"],
  ["12 de mayo de 2026", "2026-05-12"],
  ["12 de setembro de 2026", "2026-09-12"],
  ["2027年5月3日", "2027-05-03"],
])("%s is %s", (printed, date) => {
  expect(dateIn(printed)).toMatchObject({ value: date });
  expect(dateIn(printed)?.ambiguous).toBeUndefined();
});

test("day and month that could be swapped are ambiguous, with the other date", () => {
  expect(dateIn("04/03/2026")).toMatchObject({ value: "2026-03-04", ambiguous: "2026-04-03" });
});

test("the label settles the order", () => {
  expect(dateIn("04/03/2026", "Date of birth (MM/DD/YYYY)")).toMatchObject({ value: "2026-04-03" });
  expect(dateIn("04/03/2026", "Date de naissance (JJ/MM/AAAA)")).toMatchObject({ value: "2026-03-04" });
  expect(dateIn("04/03/2026", "Date (JJ/MM/AAAA)")?.ambiguous).toBeUndefined();
});

test.each([
  "30 February 2026",
  "2026-13-01",
  "11-2345-6780",
  "S304417265",
  "14 Sample Street",
  "within 30 days of 2026",
  "room 12 May 27",
  "5月3日",
])("%s holds no date", (text) => {
  expect(dateIn(text)).toBeUndefined();
});

test("the place is that of the date alone", () => {
  const text = "Ottawa, le 4 mars 2026 (copie)";
  const found = dateIn(text);
  expect(text.slice(found?.from, found?.to)).toBe("4 mars 2026");
});

test.each([
  ["2057-03-12 B.S. (2000-06-26 A.D.)", "2000-06-26"],
  ["B.S. 2057/03/12 - A.D. 2000/06/26", "2000-06-26"],
  ["2045-06-15 BS, 1 October 1988", "1988-10-01"],
  ["10 Ashwin 2083 B.S., 26 September 2026", "2026-09-26"],
  ["2083-06-15 / 2026-10-01", "2026-10-01"],
  ["24 Rabi 1421 AH (26 June 2000)", "2000-06-26"],
])("of %s the day of our calendar is read", (printed, date) => {
  expect(dateIn(printed)?.value).toBe(date);
});

test("a day of another calendar alone is no date", () => {
  expect(dateIn("2083-06-15")).toBeUndefined();
  expect(dateIn("2045-06-15 B.S.")).toBeUndefined();
  expect(dateIn("2045-06-15", "Date of birth (B.S.):")).toBeUndefined();
  expect(dateIn("1988-10-01", "Date of birth (A.D.):")?.value).toBe("1988-10-01");
});

test("two digits of a year that is far ahead may be one of the last century", () => {
  expect(dateIn("03-MAR-49")).toMatchObject({ value: "2049-03-03", ambiguous: "1949-03-03" });
  expect(dateIn("03-MAR-75")).toMatchObject({ value: "1975-03-03" });
});
