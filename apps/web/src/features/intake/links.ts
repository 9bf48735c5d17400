import { intakeText } from "./intake.text.ts";

export const intakeLinksPath = "/clients/links";
export const intakeLinksTitle = intakeText.title;
