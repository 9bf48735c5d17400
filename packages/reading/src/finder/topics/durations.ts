import { cues, cuesAt, type Topic } from "../sought.ts";

export const durationTopics: readonly Topic[] = [
  {
    id: "program",
    cues: [
      ...cues(
        1,
        /\b(?:program(?:me)? |course |total |normal |study )?(?:length|duration|period of (?:study|registration))(?: of (?:the |your )?(?:program(?:me)?|study|studies|course))?\b|\blasts?\b|\bprogram(?:me)? is\b|\btakes\b/,
        /\bduracion\b|\bduracao\b|\bprogram(?:me)? of\b|\bnormal (?:time|period)\b|\bfor completing (?:the|a|our)\b/,
        /\bduree(?: (?:du programme|des etudes|totale|prevue|normale|de la formation|du cours))*\b|\bdure\b|\bs'etend sur\b/,
      ),
      ...cuesAt(
        "after",
        0.9,
        /^-? ?(?:program|course|full-time|bachelor|master|diploma|certificate|of (?:full-time )?study|\(?\d* ?(?:terms|semesters|months))/,
      ),
    ],
    place: () => 0.42,
  },
  {
    id: "other",
    cues: cues(
      1,
      /\b(?:within|after|permit|deposit|refund|co-?op|internship|practicum|work term|stage|insurance|experience|age|aged|old|renew|ending|past|last|first|per|each|every|month of|delai|dans les|assurance|premiere)\b/,
    ),
  },
];
