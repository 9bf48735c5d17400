import type { CaseReader } from "../../caseFile/reader.ts";
import type { Member } from "../application/household.ts";
import { holdsUsPassport } from "../background/visaHistory.ts";
import { childGivesBiometrics, childIsTooYoungForBiometrics, isOutsideBiometricsAges } from "../identity/ages.ts";
import { visitorPartnerComes } from "./visitParty.ts";

/** Who of a visit gives biometrics, as far as the answers tell. */

/** By the birthday on the family page: the questions count the children and ask for no age (ADR 0223). Others are asked themselves. */
export function ageForBiometrics(reader: CaseReader, { role, childNumber }: Member): "tooYoung" | "known" | "notKnown" {
  if (role !== "child") return "known";
  const listed = reader.children()[(childNumber ?? 1) - 1];
  if (!listed) return "notKnown";
  const child = reader.forChild(listed);
  const isTooYoung = childIsTooYoungForBiometrics.evaluate(child).holds;
  const isOldEnough = childGivesBiometrics.evaluate(child).holds;
  reader.trace.noteAllOf(child.trace);
  return isTooYoung ? "tooYoung" : isOldEnough ? "known" : "notKnown";
}

export function gaveBiometrics(reader: CaseReader, { role }: Member): boolean {
  if (role === "spouse") return reader.answer("vvHasPartnerProvidedBiometrics") === true;
  if (reader.answer("vvHasProvidedBiometrics") === true) return true;
  return isOutsideBiometricsAges.evaluate(reader).holds || holdsUsPassport.evaluate(reader).holds;
}

/** What the people before pay rests on their own biometrics. */
export function noteBefore(reader: CaseReader): void {
  gaveBiometrics(reader, { role: "main" });
  if (visitorPartnerComes.evaluate(reader).holds) gaveBiometrics(reader, { role: "spouse" });
}
