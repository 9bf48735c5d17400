import { dateIn } from "../../fields/dateField.ts";
import { valueIn, type Found, type Parse } from "../../fields/labelledValue.ts";
import { wordsIn } from "../../fields/textField.ts";
import { median } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import type { SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";

/** What papers of employers say of a job. */

const ends = String.raw`(?=\W*(?::|$|\.\.))`;

/** A person is no firm, and neither is a title: what follows a label may be the next label. */
const isNoFirm =
  /\b(?:to whom|whom it may|a qui de droit|dear|letter|lettre|certificate|certificat|attestation|employment|emploi|experience|offer|offre|contract|contrat|confirmation|verification|date|page|www|http|tel|telephone|phone|fax|email|courriel|street|avenue|rue|road|human resources|ressources humaines|pay|paie|slip|statement|earnings|resume|curriculum|department|address|adresse|account)\b|@|\d{3}/;
/** Of a firm that was named before. */
const namesNoFirm =
  /^(?:the|this|our|said|la|l'|le|notre|cette) ?(?:(?:above|said|same|undersigned) )*(?:company|enterprise|firm|organi[sz]ation|institution|establishment|factory|undersigned|management|entreprise|societe|compagnie|organisme|etablissement|soussignee?)$/;
const firmIn: Parse = (text, label) => {
  const found = wordsIn(100)(text, label);
  const value = found && plain(found.value);
  return value !== undefined && !isNoFirm.test(value) && !namesNoFirm.test(value) ? found : undefined;
};

/** The head of the first page, in which a firm prints its name larger than the rest. */
const head = 0.15;
const larger = 1.15;

/** The firm whose paper it is: the first line of the page, where it is set larger than the text. */
function firmOfLetterhead(pages: readonly PageText[]): Found | undefined {
  const lines = pages[0]?.lines ?? [];
  const usual = median(lines.map(({ at }) => at.height));
  const [first] = lines;
  const [cell, other] = first?.cells ?? [];
  if (!first || !cell || other || (cell.words[0]?.box[1] ?? 1) > head || first.at.height < larger * usual)
    return undefined;
  return valueIn(cell, firmIn, { how: "unlabelled", start: 0, label: "" });
}

/** A full stop behind these ends no sentence. */
const inside = String.raw`(?:[^.;:]|(?<=\b(?:ltd|inc|co|corp|ltee|cie|pvt|enr|mr|mrs|ms|mme|dr))\.)`;
const firm = `(?<value>${inside}{3,80}?)`;
const behindFirm = String.raw`(?=,| as | since | from | in the | for | under |(?<!\b(?:ltd|inc|co|corp|ltee|pvt))\.(?: |$)|\.$|;| \(|$)`;

export const employer: SoughtField = {
  name: "employer",
  isSureInOwnTextOnly: true,
  parse: firmIn,
  mayWrap: true,
  labels: [
    /^\W*(?:full |legal |registered |operating )?name of (?:the )?(?:employer|company|organi[sz]ation|business|firm)/,
    new RegExp(`^\\W*(?:employer|company|organi[sz]ation|business|firm)(?:'s)?(?: (?:legal |full )?name)?${ends}`),
    /^\W*(?:nom (?:de l'|du |de la |d')(?:employeur|entreprise|societe|compagnie|organisation))/,
    new RegExp(`^\\W*(?:employeur|entreprise|societe|compagnie)${ends}`),
  ],
  sentences: [
    new RegExp(
      `\\b(?:employed|worked|working|works) (?:full[- ]time |part[- ]time )?(?:with|by|at|for) (?!us\\b|our\\b|the (?:company|firm|above)|this\\b)${firm}${behindFirm}`,
    ),
    new RegExp(
      `\\b(?:a l'emploi de|travaille (?:chez|pour)|au service de|employee? (?:chez|de|par)) (?!notre|nous)${firm}(?=,| depuis | en | comme | a titre | au poste |(?<!\\b(?:ltd|inc|co|corp|ltee|pvt))\\.(?: |$)|\\.$|;|$)`,
    ),
  ],
  otherwise: firmOfLetterhead,
};

/** What stands behind a job in a sentence. */
const behindJob = String.raw`(?!,? (?:and |then |later )*(?:rose|was promoted|promoted|moved up|advanced|became) )(?=,|\.(?: |$)|;| since | from | with | at | in (?:our|the) | on a | starting | beginning | effective | for | and | \(|$)`;
const derriere = String.raw`(?=,|\.(?: |$)|;| depuis | a compter | a partir | chez | au sein | dans | et | \(|$)`;
const job = String.raw`(?<value>[^.;:,]{3,80}?)`;

const isNoJob =
  /\b(?:the undersigned|follows?|above|below|well|per|such|this|suit|long|soon|of|our (?:client|student))\b/;
const jobIn: Parse = (text, label) => {
  const found = wordsIn(100)(text, label);
  return found && !isNoJob.test(plain(found.value).slice(0, 12)) && !/\d{3}/.test(found.value) ? found : undefined;
};

export const jobTitle: SoughtField = {
  name: "jobTitle",
  isSureInOwnTextOnly: true,
  parse: jobIn,
  mayWrap: true,
  labels: [
    /^\W*(?:job|position|employee|current) (?:title|designation)/,
    new RegExp(`^\\W*(?:position(?: held| offered)?|designation|occupation|title of (?:the )?position|role)${ends}`),
    /^\W*(?:titre|intitule) (?:du poste|de l'emploi|d'emploi)/,
    new RegExp(`^\\W*(?:poste(?: occupe| offert)?|fonction(?: occupee)?|emploi occupe)${ends}`),
    new RegExp(`^\\W*title${ends}`),
  ],
  sentences: [
    new RegExp(`\\b(?:position|post|role|capacity|job) (?:of|as) (?:an? |our |the )?${job}${behindJob}`),
    new RegExp(
      `\\b(?:employed|employment|working|worked|works|hired|engaged|joined|serving|appointed)\\b${inside}{0,90}? as (?:an? |our |the )?${job}${behindJob}`,
    ),
    new RegExp(`\\b(?<!a l')(?:poste|emploi|fonctions?) (?:de |d'|du )${job}${derriere}`),
    new RegExp(`\\b(?:en qualite de|a titre de|en tant que|comme) (?:d'|notre |une? )?${job}${derriere}`),
  ],
};

const day = String.raw`(?<value>.{6,24}?)(?=[.;)]|, (?!\d{4})| to | until | till | as | in | and | at | with | on | for | au | a titre | et | en | comme | jusqu'au |$)`;

export const startDate: SoughtField = {
  name: "startDate",
  parse: dateIn,
  labels: [
    /^\W*(?:employment |job |expected |proposed )?(?:start(?:ing)?|commencement|joining|hire|hiring) date/,
    /^\W*(?:date (?:of )?(?:hire|hired|joining|joined|commencement|employment|appointment|start)|employed since|hired on|joined on|start of employment)/,
    /^\W*(?:date (?:d'embauche|d'entree(?: en (?:fonction|service|poste))?|de debut(?: (?:de l'emploi|du contrat|d'emploi))?|du debut)|employee? depuis|debut de (?:l'emploi|contrat))/,
  ],
  sentences: [
    new RegExp(`\\bstart(?:ing)? date (?:is|will be|of) ${day}`),
    new RegExp(`\\b(?:employed|employment)\\b${inside}{0,160}? (?:effective|with effect from)(?: from)? ${day}`),
    new RegExp(
      `\\b(?:employed|working|worked|works|been with|been an? employee|served|employment)\\b${inside}{0,120}?\\b(?:since|from) (?:the )?${day}`,
    ),
    new RegExp(
      `\\b(?:joined|started|hired|began|will (?:start|begin|join|commence)|starts?|starting|begins|beginning|commencing|commences)\\b${inside}{0,80}? on (?:the )?${day}`,
    ),
    new RegExp(
      `\\b(?:employment|position|work|contract|job)\\b${inside}{0,60}? (?:starts?|begins?|commences?|starting|beginning|commencing|effective)(?: from| on)? ${day}`,
    ),
    new RegExp(
      `\\b(?:emploi|employee?|travaille|service|poste|fonctions?)\\b${inside}{0,120}?\\b(?:depuis le|a compter du|a partir du|du) ${day}`,
    ),
    new RegExp(
      `\\b(?:debutera|commencera|entrera en fonctions?|entree en fonctions?|debute|commence)\\b${inside}{0,40}? le ${day}`,
    ),
  ],
};
