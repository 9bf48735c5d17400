import { checkBlank, type KnownBlank } from "../src/library.ts";
import { isRefused } from "../src/openFormFile.ts";

/** A file that the library knows as a blank of one of its editions. */
export function knownBlank(bytes: Buffer): KnownBlank {
  const result = checkBlank(bytes);
  if (isRefused(result)) throw new Error(result.code);
  return result;
}
