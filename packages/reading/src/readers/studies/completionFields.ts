import { dateIn } from "../../fields/dateField.ts";
import type { Parsed } from "../../fields/labelledValue.ts";
import { monthsIn } from "../../fields/textField.ts";
import { plain } from "../../text/plainText.ts";
import type { SoughtField } from "../labelledReader.ts";
import { programName } from "./schoolFields.ts";

/** What letters of completion and degrees say of the end of studies. */

const solemn =
  /(\d{1,2})(?:st|nd|rd|th|er|e) (?:day of|jour (?:de|d'))? ?([a-z]{3,9}),? (?:in the year |de l'an )?(\d{4})/;

/** A day as degrees write it, "this 12th day of June 2026", or in any other way. */
export function solemnDateIn(text: string, label = ""): Parsed | undefined {
  const match = solemn.exec(plain(text));
  const date = match && dateIn(`${match[1]} ${match[2]} ${match[3]}`);
  return match && date
    ? { value: date.value, from: match.index, to: match.index + match[0].length }
    : dateIn(text, label);
}

const date = String.raw`(?<value>.{6,30}?)(?=[.;)]|,? and |,? with | et |$)`;
const requirements = String.raw`(?:program|programme|studies|requirements|coursework|etudes|exigences)`;

export const completionDate: SoughtField = {
  name: "completionDate",
  parse: dateIn,
  labels: [
    /^\W*(?:program(?:me)? |studies |course )?(?:completion date|date of completion|date completed|completed on)(?: of (?:the )?(?:program(?:me)?|studies|all requirements))?/,
    /^\W*date (?:d'achevement|de fin|de reussite)(?: (?:du programme|des etudes|de toutes les exigences))?(?! prevue)/,
    /^\W*(?:etudes |programme )?(?:achevee?s?|terminee?s?) le\b/,
  ],
  sentences: [
    new RegExp(
      `\\b(?:has |have )?(?:successfully )?(?:completed|met|fulfilled)\\b[^.]{0,140}?\\b${requirements}\\b[^.]{0,100}? on ${date}`,
    ),
    new RegExp(`\\b(?:completed|finished) on ${date}`),
    new RegExp(
      `\\b(?:termine|acheve|reussi|satisfait|rempli)\\b[^.]{0,140}?\\b${requirements}\\b[^.]{0,100}?[ ,]le ${date}`,
    ),
  ],
};

export const graduationDate: SoughtField = {
  name: "graduationDate",
  parse: solemnDateIn,
  labels: [
    /^\W*(?:graduation|convocation)(?: date)?(?=\W*(?::|$|\d|\.\.))/,
    /^\W*date (?:of )?(?:graduation|convocation|conferral|award)/,
    /^\W*(?:degree|credential|diploma) (?:(?:was )?(?:conferred|awarded|granted)(?: on)?|date|conferral date)/,
    /^\W*(?:date )?(?:conferred|awarded|granted)(?: on)?(?=\W*(?::|$|\d|\.\.))/,
    /^\W*date (?:de (?:la )?(?:collation|graduation|diplomation|remise)(?: des grades| du diplome)?|d'obtention(?: du (?:diplome|grade))?)/,
    /^\W*(?:diplome|grade) (?:decerne|confere|octroye|obtenu) le/,
  ],
  sentences: [
    new RegExp(
      `\\b(?:degree|diploma|credential|certificate)\\b[^.]{0,60}? (?:was|were|will be|is) (?:conferred|awarded|granted)[^.]{0,40}? on ${date}`,
    ),
    new RegExp(`\\b(?:graduated|convocation (?:was|is|will be)(?: held)?)[^.]{0,40}? on ${date}`),
    new RegExp(
      `\\b(?:diplome|grade)\\b[^.]{0,60}? (?:a ete|sera|est) (?:confere|decerne|octroye|remis)[^.]{0,40}?[ ,]le ${date}`,
    ),
  ],
};

export const programDuration: SoughtField = {
  name: "durationMonths",
  parse: monthsIn,
  labels: [
    /^\W*(?:program(?:me)? |total )?(?:length|duration)(?: of (?:the )?(?:program(?:me)?|studies))?/,
    /^\W*duree(?: (?:du programme|des etudes|totale))*/,
  ],
  sentences: [
    /\b(?:a|an|the) (?<value>[a-z\d]+(?: \(\d+\))?[ -](?:years?|months?)) (?:full-time )?program/,
    /\bprogramme(?: a temps plein)? (?:de|d'une duree de) (?<value>[a-z\d]+(?: \(\d+\))? (?:ans?|annees?|mois))\b/,
  ],
};

/** The program that was completed: beside its label or in the sentence that says so. */
export const completedProgram: SoughtField = {
  ...programName,
  sentences: [
    /\b(?:degree|diploma|credential) of (?<value>(?:bachelor|master|doctor|associate|diploma)[^.,;]{3,90}?)(?= (?:with|on|at|given|having|has|was)\b|[.,;]|$)/,
    /\b(?:completed|fulfilled|met) (?:all (?:of )?(?:the )?requirements (?:for|of) )?(?:the |our )?(?<value>(?:bachelor|master|doctor|diploma|certificate|associate|graduate|advanced)[^.,;]{3,90}?)(?= (?:program(?:me)?|on|at|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|[.,;]|$)/,
    /\b(?:le|la) (?:grade|diplome) (?:de |d')?(?<value>(?:baccalaureat|maitrise|doctorat|bachelier|maitre|docteur|diplome|technicien)[^.,;]{3,90}?)(?= (?:avec|le|a l'universite|donne|a ete)\b|[.,;]|$)/,
    /\b(?:termine|acheve|reussi|exigences (?:de la|du|de l')) ?(?:le |la |l'|du )?(?:programme (?:de |d')?)?(?<value>(?:baccalaureat|maitrise|doctorat|diplome|certificat|dec|aec|attestation)[^.,;]{3,90}?)(?= (?:le|au|a l'universite)\b|[.,;]|$)/,
  ],
};
