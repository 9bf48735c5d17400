import type { Language } from "../../kernel/text.ts";

/** Whether what a person typed begins with a verb that can follow “I plan to” and « je prévois ». */

const verbs =
  /^(?:work|become|be|build|get|gain|start|open|lead|find|help|teach|use|study|learn|return|go|come|live|join|create|develop|design|manage|run|grow|expand|improve|apply|bring|take|make|give|support|serve|establish|launch|found|train|write|publish|research|complete|earn|pursue|continue|move|set|provide|contribute|advance|specialise|specialize|obtain|acquire|strengthen|understand|master|introduce|assist|care|raise|visit|spend|see|meet|stay|share|keep|look|explore|reach|save|sell|treat|practise|practice|do|have|know|show|sign|predict|prove|advise|calculate|compare|protect|reduce|restore|organise|organize|invest|buy|produce|explain|solve|choose|prepare|operate|monitor|analyse|analyze|negotiate|hire|employ|recruit|promote|represent|defend)\b/i;
/** “work experience”, “research on soils”, “support of my family”: what is a verb elsewhere. */
const isNounHere =
  /^\p{L}+\s+(?:of|on|by|from|and|or|experience|permit|plan|plans|date|place|program|skills|team|group|project|projects|centre|center|school|positions?|posts?|roles?|jobs?|nurses?|engineers?|developers?)\b/iu;
/** Most words in -re and -ier are nouns: quatre, ministère, métier. */
const verbsInRe =
  /^(?:être|(?:re|dé|satis)?faire|(?:re|inter|contre|pré)?dire|(?:re|é)?lire|(?:r?é|in|dé|pres|sous|trans)crire|(?:re|sur)?vivre|(?:pour)?suivre|(?:ap|com|entre|re|sur)?prendre|(?:re)?vendre|rendre|(?:at|en|dé|é|pré|re)?tendre|dé(?:f|p)endre|(?:cor)?répondre|répondre|correspondre|perdre|(?:ad|com|per|pro|re|sou|trans|o)?mettre|(?:com|dé)?battre|(?:re)?connaître|(?:ap|dis|com)?paraître|naître|croire|boire|(?:con|pro|intro|ré|tra|sé|dé)duire|(?:cons|ins|dé|recons)truire|cuire|plaire|(?:sou)?rire|(?:con|in|ex)clure|(?:ré|dis)soudre|coudre|(?:crain|pein|re?join|join|attein|étein|contrain)dre|(?:con)?vaincre|(?:inter)?rompre)$/iu;
const verbsInIer =
  /^(?:étudier|publier|(?:\p{L}+)fier|négocier|apprécier|(?:dis|as)?socier|bénéficier|copier|multiplier|oublier|photographier|privilégier|relier|remédier|trier|varier|marier|concilier|allier|initier|lier|plier|crier|expédier|licencier|dédier|convier)$/iu;
const frenchNouns =
  /^(?:hiver|mer|fer|cher|étranger|boulanger|conseiller|danger|plaisir|avenir|désir|loisir|souvenir|devoir|pouvoir|espoir|savoir-faire)$/iu;

export function isInfinitive(text: string, language: Language): boolean {
  if (language === "en")
    return /^to\s+\p{Ll}/iu.test(text) || (verbs.test(text) && !isNounHere.test(text)) || takesAnObject(text);
  const word =
    text.replace(/^(?:de\s+|d[’']|me\s+|m[’']|s[’']|se\s+|y\s+|lui\s+|leur\s+|ne\s+pas\s+)/iu, "").split(/[\s,.]/)[0] ??
    "";
  if (word.endsWith("re")) return verbsInRe.test(word);
  if (word.endsWith("ier")) return verbsInIer.test(word);
  if (frenchNouns.test(word) && !new RegExp(`^${word}\\s+(?:les?|la|des|une?|mes|nos|l[’'])`, "iu").test(text))
    return false;
  return /^\p{Lu}?\p{Ll}+(?:er|ir|oir)$/u.test(word);
}

/** “shorten the time”: a word before an article that is no preposition and no noun of several. */
const takesAnObject = (text: string): boolean =>
  /^(?!(?:in|on|at|by|for|from|of|with|within|without|after|before|during|under|over|through|since|until|because|all|both|half|such|what|only|also|and|but|or|as|than|like|into|near|behind|about|across|my|our|the|a|an)\b)\p{L}*[^s\W](?:\s(?:up|out|back))?\s(?:the|a|an|my|our|their|its|his|her)\s/iu.test(
    text,
  ) && !/^\p{L}+(?:ing|ed)\s/iu.test(text);
