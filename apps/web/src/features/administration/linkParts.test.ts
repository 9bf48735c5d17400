import { expect, test } from "vitest";
import { linkParts } from "./linkParts.ts";

test("a link on a line of its own can be followed, nothing else", () => {
  const body = "Hello,\n\nhttp://localhost:3000/en/invitation#token=abc\n\njavascript:alert(1)";
  const parts = linkParts(body);
  expect(parts.map((part) => part.text).join("")).toBe(body);
  expect(parts.filter((part) => part.isLink).map((part) => part.text)).toEqual([
    "http://localhost:3000/en/invitation#token=abc",
  ]);
});

test("a mail without link stays whole", () => {
  expect(linkParts("Hello")).toEqual([{ at: 0, text: "Hello", isLink: false }]);
});
