import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { PersonKey } from "../../keys/personKeys.ts";
import { hiddenName } from "../names/hiddenNames.ts";

/** Which letters somebody writes says much of them, so a row holds the MAC of it (ADR 0103). */
export const hiddenLetter = (key: PersonKey, applicationId: string, letter: LetterKey): string =>
  hiddenName(key, `letter ${applicationId}`, letter);
