import { cues, cuesAt, type Topic } from "../sought.ts";

/** What a day on a paper can be. A day is of the topic whose words stand nearest to it; topics that no value is made of are traps. */
export const dayTopics: readonly Topic[] = [
  {
    id: "birth",
    cues: cues(
      1,
      /\b(?:date|day) of birth\b|\bbirth ?(?:date|day)\b|\bd\.? ?o\.? ?b\.?(?![a-z])|\bborn(?: on)?\b/,
      /\bdate de naissance\b|\bnee?(?:\(e\))?s?(?: le)?\b|\bne\(e\) le\b|\bnaissance\b/,
      /\bfecha de nacimiento\b|\bgeburtsdatum\b|\bdata de nascimento\b/,
    ),
  },
  {
    id: "issued",
    cues: [
      ...cues(
        1,
        /\b(?:date|day) (?:of issue|issued|of (?:this |the )?(?:letter|certificate|report|receipt|notice))\b|\bissue ?date\b|\b(?:letter|certificate|report|receipt|print) date\b|\bdated(?: this)?\b/,
        /\bissued(?: on| at [^,.]{2,40}| in [^,.]{2,40})?(?: this)?(?=\W*(?:the )?$)|\bdate (?:issued|delivered)\b|\bgiven (?:at|in) [^.]{2,40}(?: on| this)/,
        /\bdate (?:de (?:la lettre|delivrance|emission|l'attestation|publication)|d'emission|du document)\b|\bdelivree?(?: le)?\b|\bemise? le\b/,
        /\b(?:fait|signee?|etablie?|donnee?) (?:a|au|en|par) [^.]{2,40}(?:,| ) ?(?:le|ce)\b|\bfait le\b/,
        /\bfecha de (?:emision|expedicion)\b/,
        /\b(?:date of issuance|issuance date|date (?:of )?(?:writing|signing|signature))\b|\bdate de (?:redaction|signature|production)\b/,
      ),
      ...cues(
        0.7,
        /\b(?:printed|generated|produced)(?: (?:on|at [^,.]{2,40},?))?(?=\W*$)|\bdate (?:printed|generated)\b/,
        /\b(?:imprimee?|generee?|editee?)(?: le)?(?=\W*$)|\bdate d'impression\b/,
      ),
      ...cuesAt(
        "before",
        0.7,
        /\bthis(?: the)? ?$|\bce jour,?(?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))? ?$/,
      ),
      // The same day in another calendar stands before it.
      ...cuesAt("before", 0.7, /^\W*\d[\d/.-]{6,9} ?\($/),
      ...cuesAt("label", 0.75, /^\W*(?:date|le)\W*$|^\W*date\b(?! (?:of|de|du|d'|limite|prevue|d’))/),
      ...cuesAt("before", 0.55, /^\W*(?:this|le|on)\W*$|[a-z]{3,}, (?:le|this|on)? ?$/),
    ],
    // Alone at the head of a letter, or at the end of its cell, often behind the place.
    place: ({ context: { isAlone, height, after } }) =>
      isAlone && height < 0.4 ? 0.5 : height < 0.25 && /^\W*$/.test(after) ? 0.42 : 0,
  },
  {
    id: "start",
    cues: [
      ...cues(
        1,
        /\b(?:program(?:me)?|course|class(?:es)?|stud(?:y|ies)|term|semester|session|instruction|academic|school|training)(?:'s)?(?: of study)? (?:start|begin|commence)(?:s|ing|ment)?(?: date)?(?: on)?\b/,
        /\b(?:start|commencement|beginning|entry)(?:ing)? (?:date|of (?:the )?(?:program(?:me)?|course|studies|classes|term))\b|\bfirst day\b|\bdate of (?:commencement|entry)\b/,
        /\bdate (?:de |du |d')?(?:debut|commencement|la rentree|rentree|entree(?! au canada))\b|\bdebut (?:du programme|des etudes|des cours|de (?:la |vos )?(?:session|etudes|formation))\b|\brentree\b|\bpremi(?:ere|er) (?:session|trimestre|jour|cours)\b|\bsession d'(?:entree|admission)\b/,
        /\bfirst (?:class|term|semester|session)(?:es)?\b|\b(?:intake|term|semester|session) (?:date|of entry|start)\b|\bentry (?:term|date)\b|\bdate (?:classes|studies|program(?:me)?)\b/,
        /\b(?:teaching|lectures?|lessons?|instruction|cohort|batch)(?: will)? (?:begin|start|commence|open)s?(?: on)?\b|\b(?:begin|start|commenc)(?:ning|s|ing|ement)? of (?:teaching|lectures?|lessons?|instruction)\b|\breporting date\b|\bdebut des (?:lecons|enseignements|activites)\b/,
        /\bfecha de inicio\b|\binicio de (?:clases|estudios)\b|\bdata de inicio\b/,
      ),
      ...cues(
        0.9,
        /\b(?:begin(?:s|ning)?|commenc(?:es?|ing)|start(?:s|ing)?|effective|open(?:s|ing)?)(?: on| from)?(?: the)?\b(?! letter)/,
        /\b(?:debut(?:e|ent|era|eront|ant)|commenc(?:e|ent|era|eront|ant))(?: le)?\b|\ba (?:compter|partir) du\b|\bdebut\b/,
      ),
      ...cuesAt(
        "label",
        0.8,
        /^\W*(?:from|start|starts|begins|when|du|de|commenced)\W*$|\bintake\b|\bentry\b|\bcommenced\b/,
      ),
      ...cuesAt("before", 0.7, /\bfrom (?:the )?(?:[a-z]+day,? )?$|\bdu (?:[a-z]+ )?$/),
      // The first of two days with a word such as "to" between them.
      ...cuesAt(
        "after",
        0.9,
        /^\W{0,3}(?:-|to|until|till|through|au|jusqu'au) (?:the |[a-z]+day,? |le )?(?:\d|(?:jan|fev|feb|mar|avr|apr|mai|may|jui|jun|jul|aou|aug|sep|oct|nov|dec))/,
      ),
    ],
  },
  {
    id: "end",
    cues: [
      ...cues(
        1,
        /\b(?:expected|anticipated|projected|estimated)?\W?(?:date of )?(?:completion|graduation|conclusion)(?: date)?\b|\b(?:program(?:me)?|course|study|studies)(?: of study)? (?:end|finish|complet)(?:s|es|ion)?(?: date)?\b|\blast day\b(?! (?:to|for))|\bend date\b|\bfinal day\b|\b(?:end|close) of (?:the )?(?:program(?:me)?|course|stud(?:y|ies)|classes)\b|\bgraduating\b/,
        /\b(?:teaching|lectures?|lessons?|instruction)(?: will)? (?:end|finish|conclude|stop)s?(?: on)?\b|\b(?:dernier jour|derniere journee) (?:de|des|d') ?(?:cours|classe|formation|etudes)\b|\bfin (?:normale|theorique|anticipee)\b/,
        /\bfecha de (?:finalizacion|termino|fin|egreso)\b|\bdata de (?:conclusao|termino)\b/,
        /\bdate (?:prevue )?(?:de |d'|du )?(?:la )?(?:fin|achevement|obtention|diplomation)\b|\bfin (?:prevue|du programme|des etudes|des cours|de vos etudes|estimee)\b/,
      ),
      ...cues(
        0.9,
        /\b(?:end(?:s|ing)?|conclud(?:es?|ing)|finish(?:es|ing)?|complet(?:es?|ing)|run(?:s|ning)? (?:until|to|through)|graduat(?:es?|ing)|until you graduate|receive (?:your|the) (?:degree|diploma|certificate)|requirements by)(?: on| by)?(?: or before)?(?: the)?\b/,
        /\b(?:obtenir (?:votre|le|son) diplome|diplom(?:e|ation) prevue?|se termin(?:e|ent|era|eront)|prend(?:ra|ront)? fin|s'acheve(?:nt|ra|ront)?|termin(?:e|er|ant)|fin)(?: le| au)?\b/,
      ),
      ...cuesAt("label", 0.8, /^\W*(?:to|until|till|end|ends|finish|au|fin)\W*$/),
      ...cuesAt(
        "before",
        0.75,
        /(?<!\b(?:valid|good|holds?|held|stands?|open|reserved|effective|used|remains?|expires?)(?: only)? )\b(?:to|until|till|through) (?:the |[a-z]+day,? )?$|\bau (?:[a-z]+ )?$/,
      ),
      ...cuesAt(
        "before",
        0.95,
        /(?:\d{4}|\d [a-z]{3,9}\.?|[a-z]{3,9}\.? \d{1,2}),? ?(?:-|to|until|till|through|au|jusqu'au) (?:the |[a-z]+day,? )?$/,
      ),
    ],
  },
  {
    id: "validUntil",
    cues: [
      ...cues(
        1,
        /\b(?:offer|letter|acceptance|admission)(?: of (?:acceptance|admission|offer))?(?: is)? (?:valid (?:until|till|to|through)|expires?(?: on)?|expiry(?: date)?|expiration(?: date)?)|\b(?:expiration|expiry)(?: date)? of (?:this |the )?(?:letter|offer)(?: of acceptance)?\b|\b(?:presente |cette )?(?:lettre|offre|attestation)(?: d'\w+)? (?:expire(?: le)?|est valide jusqu'au|valide jusqu'au|valable jusqu'au)/,
        /\b(?:valid|good|stands?|holds?|held|open|used|usable|effective|honou?red|(?:offer|place|letter|acceptance|seat) is (?:good|held|reserved)|remains?(?: valid| open| in (?:force|effect))?)(?: for you)?(?: only)? (?:until|till|through|to|up to)\b|\b(?:expir(?:es?|y|ation|ing)|lapses?)(?: date| on)?(?: of (?:this |the )?(?:letter|offer|attestation))?\b|\bdate of expiry\b|\bvalidity\b/,
        /\b(?:valable|valide|en vigueur|vaut|maintenue|tient)s? jusqu'(?:au|a|en)\b|\b(?:expire|expiration|echeance|perime)(?: le)?\b|\bdate limite de validite\b|\bvalidite\b|\bvalide jusqu/,
        /\b(?:must|please) (?:be )?(?:answer(?:ed)?|repl(?:y|ied)|accept(?:ed)?|respond|confirm(?:ed)?)(?: (?:us|this offer|your place|the offer))? (?:by|before|no later than|on or before)\b/,
        /\bcesse(?:ra)? (?:de produire (?:ses )?effets?|d'etre valide|d'avoir effet)(?: le)?\b|\bceases? to (?:be valid|have (?:any )?effect)\b|\b(?:sert|servent|peut servir) [^.;\d]{0,40}jusqu'au\b/,
        /\buse (?:by|before)\b|\b(?:to|must|should) be (?:used|submitted|presented) (?:by|before|no later than|on or before)\b|\b(?:good|valid) (?:thru|through|up ?to)\b|\b(?:best|last) used\b|\butilis(?:er|able|ee?) (?:avant|d'ici|jusqu)|\ba utiliser (?:avant|au plus tard)\b|\bvalidite jusqu/,
        /\b(?:void|null|not valid|no longer valid|invalid|withdrawn|lapses|cancel+ed)(?: if not (?:used|accepted|confirmed))? (?:after|from|beyond)\b|\b(?:offer|acceptance|letter) (?:end date|closes|deadline|validity|expiration|expiry|good until)\b|\b(?:deadline|last (?:day|date)) (?:to|for) (?:accept|respond|repl|acceptance|confirm)/,
        /\b(?:nulle?|caduque|perimee?|annulee?) (?:apres|a compter|des)\b|\b(?:n'est |non )?(?:plus )?valable apres\b|\bvalab(?:le|ilite)\b|\bdate limite (?:d'acceptation|de reponse|pour (?:accepter|repondre))\b|\bvalide (?:au|du)\b/,
      ),
      ...cues(
        0.95,
        /\b(?:decision|place|seat|offer|admission) (?:by|before|no later than|on or before)\W*(?:the )?$|\b(?:return|sign|accept|confirm)[^.;\d]{0,90}\b(?:form|letter|offer|place|seat|admission|acceptance)[^.;\d]{0,30} (?:by|before|no later than|on or before)\b/,
        /\b(?:repl(?:y|ies)|answer|respond|response|accept(?:ance)?)(?: (?:is )?(?:due|required|requested|needed|wanted))? (?:by|before|no later than|on or before)\b/,
        /\b(?:repondre|reponse|accepter|confirmer)[^.\d]{0,30}(?:avant|d'ici|au plus tard) (?:le|au)\b/,
      ),
      ...cuesAt(
        "after",
        1.4,
        /^\W{0,3}(?:as |because |since )?(?:we )?(?:cannot|can not|will not|are unable to) (?:hold|keep|guarantee|reserve)|^\W{0,3}after which (?:this|the) (?:offer|letter|place)|^\W{0,3}(?:passe ce delai|apres quoi)|\b(?:this|the) (?:offer|letter) (?:lapses|expires|ends)/,
      ),
    ],
  },
  {
    id: "lateArrival",
    cues: [
      ...cues(0.8, /\bno later than\b/),
      ...cues(
        1,
        /\blat(?:e|est) (?:registration|arrival|start|entry|day|date)\b|\b(?:arrive|report|register|enrol)[^.]{0,40}(?:no later than|by|before)\b|\blast (?:day|date) (?:to|for)\b/,
        /\b(?:arrivees?|rentrees?|inscriptions?) tardives?\b|\bau plus tard le\b|\bdate limite\b|\bdernier (?:jour|delai)\b/,
      ),
    ],
  },
  {
    id: "orientation",
    cues: cues(
      1,
      /\borientation\b|\bplacement test\b|\bmove-?in\b|\bco-?op (?:from|begins|starts)|\bwelcome (?:day|week)\b|\b(?:journee|semaine) d'(?:accueil|integration)\b/,
    ),
  },
  {
    id: "due",
    cues: cues(
      1,
      /\b(?:deposit|payment|fees?|balance|instal+ments?|tuition|documents?|transcripts?|scores?)[^.]{0,30} (?:due|by|before|payable)\b|\bdue(?: date| by| on)?\b|\bdeadline\b|\b(?:send|pay|submit)[^.]{0,60}\b(?:by|before)\b/,
      /\b(?:payable|acquitter|verser|paiement)[^.]{0,40}(?:avant|au plus tard)\b|\becheance du paiement\b/,
    ),
  },
  {
    id: "ofOtherDocuments",
    cues: [
      ...cuesAt(
        "before",
        1.3,
        /\b(?:letters?|those|any|certificates?|lettres?|attestations?)\b[^.]{0,50}\b(?:before|earlier than|prior to|precede) (?:the |le )?$/,
      ),
      ...cues(
        1.2,
        /\b(?:transfer )?credits? (?:was|were|is|are) (?:granted|awarded|given)(?: on)?\b|\b(?:scholarship|bursary|prize|bourse)[^.]{0,40} (?:granted|awarded|accordee?)\b|\bcredits? (?:\w+ )?accordes?(?: le)?\b/,
      ),
      ...cuesAt(
        "after",
        1.4,
        /^\W{0,3}(?:are|is) no longer (?:taken|accepted|valid)|^\W{0,3}n'(?:est|sont) plus (?:accepte|valable|valide)/,
      ),
    ],
  },
  {
    id: "ofOthers",
    cues: cues(
      1,
      /\b(?:closure|holidays?|break|closed|conges?|vacances|relache|received|application of|your (?:application|letter|file|request) of|demande du|recue? le)\b(?! of)/,
      /\b(?:revis(?:ed|ion)|rev\.?|version|form (?:no\\b|[a-z]{0,4}-?\\d)|template|printed|charter(?: granted)?|founded|incorporated|licen[cs]ed?|accredited|approved|act of|senate|last updated|generated|downloaded)\b/,
      /\b(?:revise|version|formulaire|gabarit|imprime|fondee?|constitue|agree|adopte|mise? a jour)\b/,
    ),
  },
];
