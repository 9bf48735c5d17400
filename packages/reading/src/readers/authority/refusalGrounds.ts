import { refusalGrounds } from "@boreal/domain/lists/authority/refusalReasons";
import type { Found, Parsed } from "../../fields/labelledValue.ts";
import { placeOf } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { runningText } from "../../text/runningText.ts";
import type { PageText } from "../reader.ts";

/** Why a letter of refusal refuses: by the list of grounds where its words fit one, else in its own sentence. */

const grounds: Readonly<Record<string, RegExp>> = {
  purposeOfVisit: /purpose of (?:your |the )?visit|(?:but|objet) de (?:votre|la) visite/,
  familyTies:
    /(?:significant )?family ties (?:outside|in your (?:home )?country)|(?:liens familiaux|attaches familiales)[^.;]{0,30} (?:hors du|a l'exterieur du) canada/,
  familyTiesInCanada: /family ties in canada|(?:liens familiaux|attaches familiales) au canada/,
  financialAssets:
    /assets and financial (?:situation|status)|(?:sufficient|enough|available) (?:financial )?(?:funds|resources)|(?:biens|actifs) et (?:de )?(?:votre )?situation financiere|(?:ressources financieres|fonds) suffisant/,
  travelHistory: /travel history|antecedents de voyage/,
  residenceStatus: /immigration status (?:in|outside)|statut d'immigration (?:dans|hors)/,
  employmentProspects: /employment prospects|perspectives d'emploi/,
  currentEmployment: /current employment|situation d'emploi actuelle|emploi actuel/,
  lengthOfStay: /length of (?:your )?(?:proposed |intended |planned )?stay|duree (?:prevue )?(?:de votre|du) sejour/,
  studyPlan: /study plan|plan of study|(?:projet|plan) d'etudes/,
  insufficientDocuments:
    /(?:did not|have not) (?:submitted?|provided?)[^.;]{0,60}(?:documents?|evidence|proof)|n'avez pas (?:fourni|presente|soumis)[^.;]{0,60}(?:documents?|preuves?)/,
  misrepresentation: /misrepresent|fausses declarations/,
  medical: /health grounds|medically inadmissible|motifs sanitaires/,
  criminal: /criminality|criminally inadmissible|grande criminalite|pour criminalite/,
  nonCompliance: /(?:did not|failed to) comply|overstayed|n'avez pas respecte (?:les|toutes les) conditions/,
};

/** Behind these words stand the reasons; what may be done about the refusal stands behind the others. */
const begins =
  /\b(?:not satisfied|following (?:reasons?|factors?|grounds?)|refused because|pas convaincue?|(?:motifs|facteurs|raisons) suivant(?:e?s)|refusee? parce que)\b/;
const goesOver =
  /\b(?:you (?:may|can) (?:re-?apply|submit|send)|if you (?:wish|decide|choose|send|submit|apply)|new application|judicial review|federal court|sincerely|vous pouvez (?:presenter|soumettre|envoyer)|si vous (?:decidez|souhaitez|presentez|envoyez)|nouvelle demande|controle judiciaire|cour federale|cordialement)\b/;
const french = /\b(?:vous|votre|demande|motifs|pas convaincue?)\b/;
const longest = 300;

/** Of a stretch of reasons: the names of the grounds in its language, with the place of all of them. */
function groundsIn(text: string): Parsed | undefined {
  const simple = plain(text);
  const places = Object.entries(grounds).flatMap(([id, pattern]) => {
    const match = pattern.exec(simple);
    return match ? [{ id, from: match.index, to: match.index + match[0].length }] : [];
  });
  if (places.length === 0) return undefined;
  const language = french.test(simple) ? "fr" : "en";
  const names = places
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ id }) => refusalGrounds.entries?.find((entry) => entry.id === id)?.name?.[language] ?? []);
  const value = names.join("; ");
  return value.length > longest
    ? undefined
    : { value, from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) };
}

/** The sentence that says so, as it is printed. */
function sentenceIn(text: string): Parsed | undefined {
  const end = /[.;](?= |$)/.exec(text)?.index ?? text.length;
  const value = text.slice(0, end + 1).trim();
  return value.length > 20 && value.length <= longest ? { value, from: 0, to: end + 1 } : undefined;
}

export const refusalReasonIn = (text: string): Parsed | undefined => groundsIn(text) ?? sentenceIn(text);

export function refusalReasonOf(pages: readonly PageText[]): Found | undefined {
  for (const { lines } of pages) {
    const running = runningText(lines);
    const start = begins.exec(running.plain);
    if (!start) continue;
    const sentence = running.plain.lastIndexOf(". ", start.index) + 1;
    const rest = running.plain.slice(start.index);
    const to = start.index + (goesOver.exec(rest)?.index ?? rest.length);
    const found = refusalReasonIn(running.text.slice(sentence, to).trimStart());
    if (!found) continue;
    const lead = running.text.slice(sentence, to).length - running.text.slice(sentence, to).trimStart().length;
    const span = running.span(sentence + lead + found.from, sentence + lead + found.to);
    const place = placeOf(span);
    if (place) return { ...place, value: found.value, span, how: "unlabelled" };
  }
  return undefined;
}
