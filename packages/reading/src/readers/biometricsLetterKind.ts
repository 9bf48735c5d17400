import type { ReadField } from "../reading.ts";
import type { Line } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";
import { boxAround } from "../text/words.ts";
import type { PageText } from "./reader.ts";

export type LetterKind = "request" | "collection" | "validity" | "receipt";

type Sign = { readonly kind: LetterKind; readonly pattern: RegExp; readonly points: number };

/** What each kind of letter says, matched line by line against plain text. Titles weigh most. */
const signs: readonly Sign[] = [
  {
    kind: "request",
    pattern:
      /biometrics? (?:instruction|request)s?(?: letter)?|request for biometrics|lettre (?:d'instructions|de demande).{0,40}biometri|demande de donnees biometriques/,
    points: 4,
  },
  { kind: "request", pattern: /\b30 (?:days|jours)\b|thirty days|trente jours/, points: 2 },
  {
    kind: "request",
    pattern:
      /(?:you must|you need to|please) (?:give|provide|pay)|vous devez (?:fournir|payer|donner)|pay the biometrics? fee|(?:payer|payez).{0,30}frais/,
    points: 2,
  },
  { kind: "collection", pattern: /biometrics? collection letter|lettre de collecte/, points: 4 },
  {
    kind: "collection",
    pattern:
      /fee (?:has been|was) (?:received|paid)|received your (?:biometrics )?(?:fee|payment)|recu (?:vos frais|votre paiement)|frais.{0,30}(?:ont ete|recus)/,
    points: 2,
  },
  {
    kind: "collection",
    pattern: /(?:take|bring) this letter.{0,60}(?:collection|service point|centre|center)|apportez cette lettre/,
    points: 1,
  },
  {
    kind: "validity",
    pattern:
      /biometrics? (?:validity|status)|status of (?:your )?biometrics?|validity of (?:your )?biometrics?|validite des donnees biometriques|(?:statut|etat) (?:des|de vos) donnees biometriques|validite de (?:la|vos) (?:donnees )?biometri/,
    points: 4,
  },
  {
    kind: "validity",
    pattern: /(?:still|currently|remain) valid|valid until|toujours valides?|valides? jusqu'au|encore valides?/,
    points: 2,
  },
  {
    kind: "validity",
    pattern: /(?:do not|don't) need to (?:give|provide)|n'avez pas (?:a|besoin de) (?:fournir|donner)/,
    points: 2,
  },
  {
    kind: "receipt",
    pattern:
      /biometrics? (?:collection )?receipt|collection confirmation|recu (?:de|pour) (?:la )?(?:collecte|biometrie)|confirmation (?:of|de) (?:biometrics? )?collect/,
    points: 4,
  },
  {
    kind: "receipt",
    pattern: /(?:were|was|have been) (?:collected|taken|captured)|ont ete (?:recueillies?|prises?)/,
    points: 2,
  },
  { kind: "receipt", pattern: /this is your receipt|voici votre recu|keep this receipt|conservez ce recu/, points: 2 },
];

const floor = 3;
const margin = 1;
const surePoints = 8;

/** Which of the four letters it is, with the line that says so; `undefined` when none is clear. */
export function letterKindOf(pages: readonly PageText[]): ReadField | undefined {
  const lines = pages.flatMap((page) => page.lines);
  const scores = new Map<LetterKind, { points: number; line: Line; best: number }>();
  for (const sign of signs) {
    const line = lines.find((candidate) => sign.pattern.test(plain(candidate.text)));
    if (!line) continue;
    const before = scores.get(sign.kind);
    scores.set(sign.kind, {
      points: (before?.points ?? 0) + sign.points,
      line: before && before.best >= sign.points ? before.line : line,
      best: Math.max(before?.best ?? 0, sign.points),
    });
  }
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b.points - a.points);
  if (!first || first[1].points < floor || first[1].points - (second?.[1].points ?? 0) < margin) return undefined;
  const [kind, { points, line }] = first;
  const own = pages.find((page) => page.number === line.page);
  const isOwnText = own?.source === "layer" || own?.source === "office";
  return {
    value: kind,
    confidence: Math.round(Math.min(0.99, points / surePoints) * 100) / 100,
    page: line.page,
    box: boxAround(line.cells.flatMap((cell) => cell.words).map((word) => word.box)),
    ...(isOwnText ? { checked: "textLayer" as const } : {}),
  };
}
