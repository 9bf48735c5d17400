import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import { WrongInput } from "./exitStatus.ts";

/** Whose form: the words of `--person`. */
export function personNamed(name: string): PersonRef {
  const childNumber = /^child([1-9]\d?)$/.exec(name)?.[1];
  if (childNumber !== undefined) return { role: "child", childNumber: Number(childNumber) };
  if (name === "main" || name === "spouse" || name === "visitor") return { role: name };
  throw new WrongInput(`--person: found "${name}"; accepted is main, spouse, visitor, or child1, child2 and so on`);
}
