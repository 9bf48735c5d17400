import { ofPermit } from "../../finder/people.ts";
import { valueIn, type Parse } from "../../fields/labelledValue.ts";
import { wordsIn } from "../../fields/textField.ts";
import { plain } from "../../text/plainText.ts";
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

const kinds: readonly (readonly [string, RegExp])[] = [
  ["coOp", /\bco-?op(?:erative)?(?: education)? work permit\b|\bpermis de travail (?:coop|pour (?:un )?stage)/],
  ["postGraduation", /\bpost-? ?graduat(?:ion|e) work permit\b|\bpermis de travail post-?diplome/],
  ["bridging", /\bbridging open work permit\b|\bpermis de travail ouvert transitoire/],
];

const kindIn: Parse = (text) => {
  const simple = plain(text);
  const [only, another] = kinds.filter(([, pattern]) => pattern.test(simple));
  const match = only?.[1].exec(simple);
  return only && match && !another
    ? { value: only[0], from: match.index, to: match.index + match[0].length }
    : undefined;
};

/** As the permit names itself, in the kind of the case or in a remark. That an employer is open says nothing of the kind. */
const kind: SoughtField = {
  name: "workPermitType",
  parse: kindIn,
  isSureInOwnTextOnly: true,
  otherwise(pages) {
    const found = pages
      .flatMap(({ lines }) => lines)
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => valueIn(cell, kindIn, { how: "unlabelled", start: 0, label: "" }) ?? []);
    return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
  },
};

/** Work permits of the authority, open or for one employer. */
export const workPermit = labelledReader({
  documentType: "WorkPermit",
  finds: ofPermit("expiryDate"),
  fields: [...permitFields("expiryDate"), employer, kind],
  besides: applicantName,
  always: ["applicantFullName", "documentNumber", "expiryDate"],
});
