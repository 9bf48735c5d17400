import { expect, it } from "vitest";
import { codeOf } from "./authenticator.ts";

/** RFC 6238, appendix B, for SHA-1, cut to six figures; the secret is "12345678901234567890" in base 32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("the authenticator shows at %i seconds the code %s", (seconds, code) => {
  expect(codeOf(secret, seconds * 1000)).toBe(code);
});
