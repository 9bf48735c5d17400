import type { SoughtField } from "../labelledReader.ts";
import { holderIn } from "./holderName.ts";

const title = String.raw`(?:(?:mr|mrs|ms|miss|m|mme|mlle|monsieur|madame)\b\.? ?(?:\/ ?(?:mrs|ms)\.? )?)?`;
const name = String.raw`(?<value>${title}[^.;:\d]{4,70}?)`;

/** Letters of banks say in a sentence whose money it is. */
export const namedHolder: SoughtField = {
  name: "accountHolderName",
  parse: holderIn,
  sentences: [
    new RegExp(
      `\\b(?:certif(?:y|ies)|confirms?|attests?|verif(?:y|ies)) that (?:our (?:client|customer|member),? )?${name}(?=,| \\(| has | have | is | was | holds? | maintains? | of | residing )`,
    ),
    new RegExp(
      `\\b(?:in the name of|account of|held by|issued to|standing in the name of) ${name}(?=,| \\(| with | at | as | is | in | and is|\\.|;|$)`,
    ),
    new RegExp(
      `\\b(?:certifi(?:e|ons)|confirm(?:e|ons)|attest(?:e|ons)) que (?:notre client(?:e)?,? )?${name}(?=,| \\(| a | detient | possede | est | domicilie| demeurant)`,
    ),
    new RegExp(
      `\\b(?:au nom de|detenu par|delivre a) ${name}(?=,| \\(| presente | ouvert | chez | aupres | est | au | en |\\.|;|$)`,
    ),
  ],
};
