/** How many syllables a word has when it is said. A placeholder counts as two, a number or a code with figures as one. */
export function syllables(word: string, language: Language): number {
  if (word.startsWith("{")) return 2;
  if (/\p{N}/u.test(word)) return 1;
  return word
    .split("-")
    .map((part) => (language === "en" ? english(part) : french(part)))
    .reduce((sum, count) => sum + count, 0);
}

/** Letters that are said one by one, as in IRCC. */
const isInitials = (word: string): boolean => /^\p{Lu}{2,5}$/u.test(word);

/** Words of the interface that the rules below would count wrongly. */
const englishWords: Readonly<Record<string, number>> = {
  area: 3,
  beyond: 2,
  business: 2,
  create: 2,
  created: 3,
  evening: 2,
  every: 2,
  everybody: 4,
  everyone: 3,
  everything: 3,
  everywhere: 3,
  idea: 3,
  marriage: 2,
  people: 2,
  poem: 2,
  real: 2,
  science: 2,
  society: 4,
  somebody: 3,
  someone: 2,
  something: 2,
  sometimes: 2,
  somewhere: 2,
  whose: 1,
};

function english(word: string): number {
  if (isInitials(word)) return word.length;
  const plain = word.toLowerCase().replaceAll(/[’']s?$|[’'.,]/g, "");
  const known = englishWords[plain];
  if (known !== undefined) return known;
  const said = plain
    // A silent e at the end, alone or before d or s: `made`, `asked`, `names`. It is said in `table`, `wanted`, `places`.
    .replace(/(?<![^aeiouy]l)e$/, "")
    .replace(/(?<![td])ed$/, "d")
    .replace(/(?<![szxcg]|[cs]h|[^aeiouy]l)es$/, "s")
    // And inside, before an ending: `statement`, `safely`.
    .replace(/(?<=[^aeiouy])e(?=(?:ments?|ful|less|ly)$)/, "");
  return Math.max(1, vowelGroups(said) + englishHiatus(said));
}

/** Two vowels side by side that are two syllables: `material`, `period`, `usual`, `client`, `earlier`, `being`, `applying`. */
const englishHiatus = (word: string): number =>
  word.match(
    /(?<![tcsgx])ia|(?<![tcsgxnl])io|(?<![qg])ua|eo(?!u)|(?<![tc])ie(?=t|n[ct]|r$|st$)|[aeiou](?=ing$)|(?<=[^aeiou])y(?=ing$)|ism$/g,
  )?.length ?? 0;

const frenchWords: Readonly<Record<string, number>> = { pays: 2 };

/** Ends in a spoken `-ent`, though most words of three letters more are verbs (`ils doivent`), whose `-ent` is silent. */
const spokenEnt =
  /(?:m|^c|^d|^v|^l|arg|par|souv|prés|abs|réc|ag|acc|cli|équival|différ|perman|urg|pati|compét|excell|appar|pertin|fréqu|cont|conséqu|dev|résid|précéd|évid|incid|tal)ents?$/;

function french(word: string): number {
  if (isInitials(word)) return word.length;
  const plain = word
    .toLowerCase()
    // What is elided joins the next word: `l’`, `qu’`, `jusqu’`.
    .replaceAll(/(?:(?<=^|’)[cdjlmnst]|qu)[’']/g, "")
    .replaceAll(/(?<=[qg])u(?=[eéèêiîoôaâ])/g, "");
  const known = frenchWords[plain];
  if (known !== undefined) return known;
  const isSilentVerb = /[^aeiouéèê]ent$/.test(plain) && !spokenEnt.test(plain);
  const said = isSilentVerb ? plain.slice(0, -3) : plain.replace(/(?<=.)es?$/, "");
  return Math.max(1, vowelGroups(said) + frenchHiatus(said));
}

/** `réel`, `aéroport`, `maïs`, `client`, `février`. */
const frenchHiatus = (word: string): number =>
  word.match(/é(?=[aeoiuèê])|[ao](?=[éï])|(?<=[bcdfgptv][lr])i(?=[eoaé])/g)?.length ?? 0;

/** Vowels written together, as one each. A y between two vowels begins the next: `employer`, `voyage`. */
const vowelGroups = (word: string): number =>
  word.replaceAll(/(?<=[aeiouéèàâ])y(?=[aeiouéèàâ])/g, "-y").match(/[aeiouyàâäéèêëîïôöùûüœæ]+/g)?.length ?? 0;

export type Language = "en" | "fr";
