import { expect, test } from "vitest";
import { biometricsNumberIn, clientNumberIn, dashedClientNumberIn, examNumberIn } from "./codeField.ts";

test.each([
  ["11-2345-6780", "1123456780"],
  ["1234-5678", "12345678"],
  ["1123456780", "1123456780"],
  ["11–2345–6780 (copy)", "1123456780"],
])("%s is the client number %s", (printed, number) => {
  expect(clientNumberIn(printed)?.value).toBe(number);
});

test.each(["123-4567", "2026-03-04", "S304417265", "123456789012"])("%s is no client number", (text) => {
  expect(clientNumberIn(text)).toBeUndefined();
});

test("without a label only the dashed form counts", () => {
  expect(dashedClientNumberIn("1123456780")).toBeUndefined();
  expect(dashedClientNumberIn("11-2345-6780")?.value).toBe("1123456780");
});

test("a biometrics number has at least five digits and at most 20 characters", () => {
  expect(biometricsNumberIn("VB40217300")?.value).toBe("VB40217300");
  expect(biometricsNumberIn("N/A")).toBeUndefined();
  expect(biometricsNumberIn("A1234")).toBeUndefined();
  expect(biometricsNumberIn("123456789012345678901")).toBeUndefined();
});

test.each([
  ["EMI 41 77 33 01", "", "41773301"],
  ["1704 1773 3", "IME number", "170417733"],
  ["1704 1773 3", "Telephone", undefined],
])("the number of an exam in groups, “%s” beside “%s”", (text, label, value) => {
  expect(examNumberIn(text, label)?.value).toBe(value);
});
