import { gapsOf, gapsOfFields } from "../../prose/gap.ts";
import { hostNameField, visitorNameField } from "../visitFields.ts";

/** How the host’s letter asks for what its own fields do not say yet. */

export const key = "visitorVisaHostLetter:host";
export const inLetter = gapsOf(key);
export const ofField = gapsOfFields(key);
export const nameGap = ofField(hostNameField);
export const visitorGap = ofField(visitorNameField);
