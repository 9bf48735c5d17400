import type { PersonKey } from "../../keys/personKeys.ts";

/**
 * Which question was answered says as much as the answer: details of a conviction are asked of nobody else. So the database
 * holds in place of a name its MAC under the owner's key (ADR 0103): equal for equal names, so that a row is found and stays
 * one, and telling nothing to anybody without the key. The name itself is sealed with the value.
 */
const mark = "~";
const hiddenBytes = 16;

export const hiddenName = (key: PersonKey, place: string, name: string): string =>
  mark + key.derive("hidden names").mac(place, name).subarray(0, hiddenBytes).toString("base64url");

/** Rows of before names were hidden hold them plainly; no name begins with the mark. */
export const isHidden = (name: string): boolean => name.startsWith(mark);

/** What stands where a name stood and nothing has to be found by it. */
export const noName = mark;

/** A condition: rows whose name still stands there. */
export const isNamed = (column: string): string => `left(${column}, 1) <> '${mark}'`;
