import { cuesAt, type Topic } from "../sought.ts";

/** The two of a marriage; which of them applies, the paper does not say. */
const two = (first: boolean): Topic => ({
  id: first ? "first" : "second",
  cues: [
    ...cuesAt(
      "label",
      1,
      first
        ? /(?<!'s )\b(?:bridegroom|groom|husband|first (?:spouse|party)|(?:spouse|partner) (?:1|a|i|one)|party (?:1|a|one)|name of (?:the )?(?:bride)?groom)(?:'s)?(?: (?:full )?names?)?\W*$|\b(?:(?:l')?epoux|premier conjoint|conjointe?(?:\(e\))? (?:1|a)|futur epoux|le marie|contrayente|novio|esposo)\W*$/
        : /(?<!'s )\b(?:bride|wife|second (?:spouse|party)|(?:spouse|partner) (?:2|b|ii|two)|party (?:2|b|two)|name of (?:the )?bride)(?:'s)?(?: (?:full )?names?)?\W*$|\b(?:(?:l')?epouse|deuxieme conjointe?|seconde? conjointe?|conjointe?(?:\(e\))? (?:2|b)|future epouse|la mariee|novia|esposa)\W*$/,
    ),
    ...cuesAt(
      "label",
      first ? 0.9 : 1,
      first
        ? /\b(?:marriage (?:of|between)|mariage (?:de|entre)|between|entre|comparu(?: publiquement)?|ont comparu[^.;]{0,20}|that) ?:? ?$/
        : /\b(?:and|et|to|with|avec) (?:(?:mr|mrs|ms|miss|m|mme|mlle)\b\.? ?)?$/,
    ),
    ...(first
      ? []
      : cuesAt("after", 0.5, /^[^.]{0,80}\b(?:qui ont declare|unis par le mariage|were (?:united|married|joined))/)),
  ],
});

export const marriageTopics: readonly Topic[] = [
  two(true),
  two(false),
  {
    id: "parentOfOne",
    cues: cuesAt(
      "label",
      1.3,
      /\b(?:father|mother|parents?|witness(?:es)?|pere|mere|temoins?)(?:'s)?(?: names?)?\W*$|\b(?:fils|fille|son|daughter) (?:de|of) ?$/,
    ),
  },
  {
    id: "official",
    cues: [
      ...cuesAt(
        "label",
        1.2,
        /\b(?:registrar|officiant|solemni[sz]ed by|celebrant|before|nous|officier[^:]{0,30}|imam|priest|minister|pasteur|pretre)\W*$/,
      ),
      ...cuesAt(
        "below",
        1.2,
        /\b(?:registrar|officer|secretary|officier|celebrant|officiant|minister|imam|commissioner|clerk)\b/,
      ),
    ],
  },
];
