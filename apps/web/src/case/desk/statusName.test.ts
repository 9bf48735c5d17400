import { applicationStatuses } from "@boreal/domain/caseFile/application";
import { expect, test } from "vitest";
import { statusName } from "./statusName.ts";

test("the team reads each status by its own name, a school what it is in short", () => {
  expect(statusName("JrLeaveGranted", "lawyer").en).toBe("Leave granted");
  expect(statusName("JrLeaveGranted", "schoolStaff").en).toBe("In court");
  const names = applicationStatuses.map((status) => statusName(status, "lawyer").fr);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
