import { expect, test } from "vitest";
import { backupCodesIn, ownTokenIn, passkeysIn, secondFactorIn, secretIn, sessionsIn } from "./security/authLists.ts";
import { codeFault, emailFault, namesFault, newPasswordFault, plainCode } from "./checks.ts";
import { deviceOf } from "./security/deviceName.ts";
import { nextPage } from "./signIn/nextPage.ts";
import { tokenIn } from "./signIn/useLinkToken.ts";

test("an email address needs an at sign and a domain, no more", () => {
  expect(emailFault("amara@example.test")).toBeUndefined();
  expect(emailFault("chloé+visa@exemple.test ")).toBeUndefined();
  expect(emailFault("amara@")?.en).toContain("name@example.com");
  expect(emailFault(" ")?.en).toBe("Enter your email address.");
});

test("a password has 12 to 256 characters, counted as people count", () => {
  expect(newPasswordFault("four words are fine")).toBeUndefined();
  expect(newPasswordFault("elevenchars")).toBeDefined();
  expect(newPasswordFault("😀".repeat(11))).toBeDefined();
  expect(newPasswordFault("a".repeat(257))).toBeDefined();
});

test("a person may have one name only", () => {
  expect(namesFault("", "Okafor")).toBeUndefined();
  expect(namesFault(" ", "")).toBeDefined();
});

test("a code may be typed with spaces", () => {
  expect(plainCode("123 456")).toBe("123456");
  expect(codeFault("123 456")).toBeUndefined();
  expect(codeFault("12345")).toBeDefined();
});

test("after signing in only paths of our own are followed", () => {
  expect(nextPage("next=%2Fapplications%2Fa1")).toBe("/applications/a1");
  expect(nextPage("next=%2F%2Fevil.example")).toBe("/");
  expect(nextPage("next=%2F%5Cevil.example")).toBe("/");
  expect(nextPage("next=https%3A%2F%2Fevil.example")).toBe("/");
  expect(nextPage("")).toBe("/");
});

test("the token of a link stands behind the hash", () => {
  expect(tokenIn("#token=ab-c_1")).toBe("ab-c_1");
  expect(tokenIn("")).toBeUndefined();
});

test("a session is named by its browser and system", () => {
  const iphone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
  const edge =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
  expect(deviceOf(iphone)).toEqual({ browser: "Safari", system: "iOS" });
  expect(deviceOf(edge)).toEqual({ browser: "Edge", system: "Windows" });
  expect(deviceOf("curl/8")).toBeUndefined();
  expect(deviceOf(null)).toBeUndefined();
});

test("lists of the account service are read with care", () => {
  expect(
    sessionsIn([
      { token: "a", createdAt: "2026-01-01" },
      { token: "b", createdAt: "2026-02-01", userAgent: "x" },
      7,
      {},
    ]),
  ).toEqual([
    { token: "b", createdAt: "2026-02-01", userAgent: "x" },
    { token: "a", createdAt: "2026-01-01", userAgent: null },
  ]);
  expect(sessionsIn(undefined)).toEqual([]);
  expect(passkeysIn([{ id: "p" }])).toEqual([{ id: "p", name: null, createdAt: null }]);
  expect(ownTokenIn({ session: { token: "a" } })).toBe("a");
  expect(ownTokenIn(null)).toBeNull();
  expect(backupCodesIn({ backupCodes: ["x", 1] })).toEqual(["x"]);
  expect(secondFactorIn({})).toBeUndefined();
});

test("the key for the authenticator app is shown in groups of four", () => {
  expect(secretIn("otpauth://totp/Boreal:a?secret=ABCDEFGHIJ&issuer=Boreal")).toBe("ABCD EFGH IJ");
});
