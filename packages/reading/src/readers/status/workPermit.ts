import { wordsIn } from "../../fields/textField.ts";
import { applicantName } from "../applicantName.ts";
import { bilingual } from "../bilingual.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { permitFields } from "./permitFields.ts";

/** As printed; an open permit says so here. */
const employer: SoughtField = {
  name: "employer",
  parse: (text, label) => (/^\W*(?:n\/a|unknown|inconnu|-*)\W*$/i.test(text) ? undefined : wordsIn(150)(text, label)),
  mayWrap: true,
  labels: [bilingual("(?:name of )?employer(?:'s name)?(?! no| number)", "(?:nom de l')?employeur(?! no| numero)")],
};

/** Work permits of the authority, open or for one employer. */
export const workPermit = labelledReader({
  documentType: "WorkPermit",
  fields: [...permitFields("expiryDate"), employer],
  besides: applicantName,
  always: ["applicantFullName", "documentNumber", "expiryDate"],
});
