import { expect, test } from "vitest";
import { notificationLink, notificationText } from "./notificationText.ts";

test("a notification leads to its vault page, else to its application", () => {
  expect(notificationLink({ applicationId: "a1", page: "biometrics-request" })).toBe(
    "/document-vault/biometrics-request?application=a1",
  );
  expect(notificationLink({ applicationId: "a1", page: null })).toBe("/applications/a1");
  expect(notificationLink({ applicationId: null, page: null })).toBeUndefined();
});

test("a kind that this version does not know still says something", () => {
  expect(notificationText("documentSupplied").en).toBe("Your legal team added a document");
  expect(notificationText("deadlineNear").en).toBe("A date in your application is coming up");
  expect(notificationText("sectionFinished").en).toBe("Your spouse or partner says they are done");
  expect(notificationText("somethingNew").en).toBe("Something changed in an application");
});
