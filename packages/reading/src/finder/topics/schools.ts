import { labelsAround, type Context } from "../candidates.ts";
import { cues, cuesAt, type Topic } from "../sought.ts";

/** What names of schools and programs on a paper can be. */

/** Alone, and nothing above it: a letterhead. */
const isAtTop = (context: Context): boolean =>
  context.isAlone && context.height < 0.14 && labelsAround(context).length === 0;

export const schoolTopics: readonly Topic[] = [
  {
    id: "main",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:name of (?:the )?)?(?:post-?secondary |educational |learning )?(?:institution|school|university|provider|awarding body|(?:institution|school|university|college) name|name of (?:the )?college)(?:'s)?(?: full| legal)?(?: name)?\W*(?:\([^)]*\))?\W*$/,
        /\b(?:nom (?:de l'|du |de la ))?(?:etablissement|ecole|universite|cegep)(?: d'enseignement)?(?: designee?)?\W*(?:\([^)]*\))?\W*$/,
      ),
      ...cuesAt(
        "label",
        1,
        /\b(?:host|receiving|destination|issuing|home) (?:institution|school|university|college)\W*$|\bplace of study\W*$|\b(?:etablissement|institution) (?:d'accueil|hote|frequentee?|d'attache)\W*$|\blieu d'etudes?\W*$/,
      ),
      ...cuesAt("label", 0.7, /^\W*(?:college|campus|centre|center)\W*$/),
      ...cuesAt(
        "before",
        0.8,
        /\b(?:admitted|admission|accept(?:ed)?|offer|enrol+(?:ed|ment)|registered|stud(?:y|ies|ied)|a student|place|attend(?:ed|ing)?|completed|behalf)[^.]{0,40} (?:to|at|of|in|from|with|by) (?:the )?$|\battend(?:s|ed|ing)? (?:the )?$|\baccepted by (?:the )?$/,
        /\b(?:awarded|issued|conferred|presented|offered|granted|given|decernee?|delivree?) (?:by|par) (?:the |l'|la |le )?$/,
        /\b(?:admise?|admission|inscrite?|etudes?|offre)[^.]{0,40} (?:a|au|a la|a l'|de|du) ?$/,
      ),
      ...cuesAt(
        "after",
        0.7,
        /^ (?:is (?:pleased|glad|delighted|happy)|has (?:admitted|awarded|offered)|confirms|certifies|appears|hereby|a le plaisir|certifie|confirme)/,
      ),
    ],
    // Letterheads stand at the head, without a label.
    place: ({ context }) =>
      (isAtTop(context)
        ? 0.88
        : context.height < 0.22
          ? 0.75
          : context.height < 0.35
            ? 0.5
            : context.height < 1
              ? 0.41
              : 0.2) * (/: ?$/.test(context.before) ? 0.6 : 1),
  },
  {
    id: "other",
    cues: cues(
      1,
      /\b(?:degree from|graduate of|graduated from|transcripts? from|previous(?:ly)?|prior|formerly|transfer(?:red)? from|attended until|partner|in partnership with|affiliated with)\b[^.]{0,20}$/,
      /\b(?:diplomee? de|provenant de|precedent|anterieur|partenariat avec|affilie)\b[^.]{0,20}$/,
    ),
  },
];

export const programTopics: readonly Topic[] = [
  {
    id: "main",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:academic |study |degree )?program(?:me)?(?: of study| name| title| of studies|\/credential| and credential)?\W*(?:\([^)]*\))?\W*$/,
        /\b(?:accepted|admitted|admission|enrol+ed|registered|offer(?:ed)?|place|complet(?:ed|ing|ion of)|conferred|awarded|granted|requirements|leading|duration)\b[^.:]{0,60} (?:in(?:to)?|to|for|of|our|program(?:me)?|degree)(?: the| a)?\W*$|\b(?:grade|titre|diplome|admise?|inscrite?|programme)\b[^.:]{0,40} (?:en|au|a la|dans le|de|du)\W*$/,
        /\b(?:admission|acceptance|offer)(?: of (?:a )?(?:place|admission))?(?: to| for| in)\W*$|\bcourse (?:title|name|applied for)\W*$|\bexamination\W*$|\b(?:inscrite?|enrol+ed|registered) (?:en|in|au|a la)\W*$|\bprogramas?(?: de estudios)?\W*$|\bcarrera\W*$|\bcurso\W*$/,
        /\b(?:level and |major )?field of study\W*$|\b(?:course|study|credential|degree|qualification|award)(?: of study| name| title| awarded| conferred| granted| sought)?\W*$/,
        /\b(?:nom |titre )?(?:du )?programme(?: d'etudes)?\W*$|\bdiplome(?: obtenu| vise| decerne)?\W*$|\bgrade (?:obtenu|confere|vise)\W*$/,
      ),
      ...cuesAt(
        "label",
        1,
        /\bprogram(?:me)? (?:completed|applied for|admitted to|enrol+ed in|accepted (?:to|into)|offered)\W*$|\b(?:credential|degree|qualification) (?:earned|sought|completed|obtained|title)\W*$|\b(?:admitted|accepted|enrol+ed|registered) (?:to|into|in)\W*$/,
        /\b(?:admise?|inscrite?|acceptee?)(?:\(e\))? (?:dans|en|a|au)\W*$|\b(?:intitule|titre) (?:du (?:diplome|cursus|cours)|de la formation)\W*$|\bprogramme (?:complete|suivi|d'accueil|vise|choisi|termine|offert)\W*$|\bcursus\W*$/,
      ),
      ...cuesAt(
        "label",
        0.8,
        /\b(?:major|speciali[sz]ation|discipline|option|branch|stream|concentration|field|faculty|level)\W*$/,
        /\b(?:filiere|specialite|domaine|mention|parcours|concentration|formation)\W*$/,
      ),
      ...cuesAt(
        "before",
        0.9,
        /^\W*(?:re\W{1,3}|objet\W{1,3}|subject\W{1,3})?(?:offer of (?:a )?(?:place|admission)|admission|acceptance|offre d'admission|admission)(?: to| for| in| au| a la| en)?\W+(?:the )?$/,
      ),
      ...cuesAt(
        "after",
        0.8,
        /^,? (?:diploma|degree|certificate) (?:awarded|conferred|granted)|^ (?:awarded|conferred) on/,
      ),
      ...cuesAt(
        "before",
        0.9,
        /\b(?:admitted|admission|accept(?:ed|ance)?|offer|place|enrol+(?:ed|ment)|registered|degree|leading|completed|program(?:me)?|conferred|awarded|requirements)[^.]{0,60}? ?(?:to|in|into|for|of|a|an|the|our|-year)(?: the| our| a)?(?: (?:two|three|four|one|\d)[- ]?(?:-? ?year|month))?(?: full-time| degree of| program of)? ?$/,
        /\b(?:admise?|admission|inscrite?|acceptee?|offre|reussi|termine|programme|grade|diplome)[^.]{0,50}? ?(?:a la|au|a l'|dans le|en|de|du|le|la|l'|d'|une|un)(?: programme (?:de |d')?)? ?$/,
      ),
    ],
    place: ({ value, context }) =>
      context.isAlone && /\b(?:diploma|certificate|degree|dipl[oô]me)$/i.test(value) && !/^(?:this|the)\b/i.test(value)
        ? 0.45
        : /^(?:bachelor|master|doctor|diploma|graduate|post-?graduate|advanced|honou?rs|certificate (?:in|of)|associate|baccal|ma[iî]trise|dipl[oô]me|dec |aec |doctorat|techniques)/i.test(
              value,
            )
          ? 0.5
          : 0,
  },
  {
    id: "other",
    cues: cues(
      1,
      /\b(?:code|level|status|type|length|duration|start|end|date|fee|tuition|delivery|campus|mode|conditions?|completion|previous|prior|secondary|high school|holds?|your) ?(?:of|a|the)?\W*$/,
      /\b(?:niveau|duree|regime|date|frais|droits|conditions?|anterieur|precedent)\b\W*$/,
    ),
  },
];
