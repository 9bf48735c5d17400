import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import type { Grammar } from "../candidates.ts";
import { inSegments } from "./segments.ts";

/** Names of jobs: alone in their cell, or behind the words that name a position in a sentence. */

const lead =
  /(?<![a-z])(?:(?:position|post|role|rank|capacity|job|title|designation|function|office|duties|functions|services|tasks|appointed|promoted|rose|employed|working|works|worked|hired|engaged|serving|serves|served|joined us|joined|employment|currently|now|here)(?: (?:title|held|grade))?(?: (?:of|as|to|is|the))+|as|been(?= (?:an?|our|the) )|designation being|poste|fonctions?|taches|metier|charge|emploi|titre|grade|rang|qualite|employee?|travaille|occupe|exerce|tant que|comme|au poste|promue?)(?: (?:de|d'|du|en|tant|que|qualite|comme|le|la|les|poste|fonctions?|a titre))*[ :]+(?:(?:rank|position|post|role|title|grade|capacity|job) of )?(?:(?:an?|our|the|its|une?|notre|l'|d')\b ?)?/g;

const stops =
  /[.;(:]|,? (?:with(?: effect)?|since|from|effective|earning|reporting|under|starting|beginning|on (?:an?|the|\d)|at (?:our|the|an?|[a-z]+ [a-z]+ (?:ltd|inc|llc))|in (?:our|the|its|\d{4})|for (?:our|the|an?|over|more|\d)|by (?:the|our|us)|and (?:is|has|her|his|earns?|was|reports|works?|currently|receives?|draws)|who|which|where|while|until|to (?:date|the)|depuis|dans (?:notre|la|le|l')|chez|au sein|a compter|a partir|sous|pour (?:un|une|le|la)|avec|et (?:percoit|est|a|son|sa|gagne)|qui|ou il|ou elle|en (?:contrat|cdi|cdd)|jusqu|au (?:salaire|departement|service)|a (?:temps|plein|duree|la (?:direction|societe))|full[- ]time|part[- ]time|permanent(?:ly)?)(?![a-z])|,/;

const noJob =
  /^(?:the undersigned|follows?|above|below|well|per|such|this|these|suit|long|soon|of|our (?:client|student|employee)|a result|part|of today|at|on|before|they|he|she|it|his|her|their|you|your|we|far|an? (?:student|applicant|whole|condition)|prescribed|required|(?:permanent|temporary|full|part)\W)|\b(?:university|college|program|permit|canada|salary|hours|immigration|letter|employment|undersigned|request|date)\b|\d{3}|@/;

function ofSentences(text: string): readonly Parsed[] {
  const simple = plain(text);
  if (simple.length !== text.length) return [];
  return [...simple.matchAll(lead)].flatMap((match) => {
    const start = match.index + match[0].length;
    const rest = simple.slice(start);
    const stop = rest.search(stops);
    const first = stop === -1 ? rest.length : stop;
    // “Senior Registrar, Paediatrics with effect from”: one further part with a capital.
    const further =
      /^, (?:\p{Lu}[\p{L}-]+(?: (?:&|and|et|de|of) \p{Lu}[\p{L}-]+)?)(?= (?:with|since|from|in|on|at|depuis|dans)\b|[.;(]|$)/u.exec(
        text.slice(start + first),
      );
    const value = text.slice(start, start + first + (further?.[0].length ?? 0)).replaceAll(/[\s,.;:]+$/g, "");
    return value.length >= 3 && value.length <= 80 && !noJob.test(plain(value)) && /^\p{L}/u.test(value)
      ? [{ value, from: start, to: start + value.length }]
      : [];
  });
}

const isAlone = (value: string): boolean =>
  value.length >= 3 &&
  value.length <= 80 &&
  /\p{L}{2}/u.test(value) &&
  !noJob.test(plain(value)) &&
  !/\b(?:you|we|our|has|is|was|vous|nous|est|have)\b/i.test(value);

export const jobTitles: Grammar = {
  all(text) {
    const within = ofSentences(text);
    const alone = inSegments(text, (piece) => {
      const value = piece.replaceAll(/^[\s,.:–—-]+|[\s,.;:–—-]+$/g, "");
      const from = piece.indexOf(value);
      return isAlone(value) ? { value, from, to: from + value.length } : undefined;
    });
    return [
      ...alone.filter(({ from, to }) => !within.some((one) => one.from >= from && one.to <= to)),
      ...within,
    ].toSorted((a, b) => a.from - b.from);
  },
};
