import type { SealingKey } from "./sealingKey.ts";

/**
 * Seals any JSON value for a database column. `context` names the place (`answer application-id key`), so that a sealed value
 * copied into another place does not open there. Its length in the database tells a size class only.
 */
export function sealJson(key: SealingKey, value: unknown, context: string): Buffer {
  const json = JSON.stringify(value);
  if (json === undefined) throw new TypeError("only JSON values can be sealed");
  return key.sealPadded(Buffer.from(json, "utf8"), context);
}

/** The value as sealed; its shape is the caller's knowledge. @throws SealBroken */
export function openJson(key: SealingKey, sealed: Uint8Array, context: string): unknown {
  return JSON.parse(key.open(sealed, context).toString("utf8")) as unknown;
}
