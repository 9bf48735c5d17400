/** What passports and cards call their values, in plain text; most print two or three languages side by side. */
export const labels = {
  number: [
    /^.{0,40}\b(?:pass(?:port|eport|aport\w*|aporte|eport)|document|card|id|dokument\w*) ?(?:no|n°|nr|number|num|nº|#)\b\.?[^a-z\d]*(?:[^\d]{0,40}(?:no|n°|nr|nº)\b\.?)?/,
    /^.{0,20}\b(?:no|n°|nr|numero|num)\.? (?:de |du |of |del )?(?:la |the )?(?:pass\w*|document\w*|carte|card)/,
    /^(?:identity|personal) (?:card )?(?:no|number)\b/,
  ],
  familyName: [
    /^\W*(?:\d\.? ?)?(?:[a-z]{2,16} ?\/ ?)?(?:family name|last name|surname|surnames)(?:\(s\)|s\b)?(?: ?\/ ?[a-z ]{2,20}(?:\(s\))?)*/,
    /^\W*(?:\d\.? ?)?(?:nom|apellidos?|nachname|cognome|apelidos?)\b(?: ?\/ ?[a-z ]{2,20}(?:\(s\))?)*/,
  ],
  givenNames: [
    /^\W*(?:\d\.? ?)?(?:[a-z]{2,16} ?\/ ?)?(?:given|first|fore) ?names?(?:\(s\))?(?: ?\/ ?[a-z ]{2,20}(?:\(s\))?)*/,
    /^\W*(?:\d\.? ?)?(?:prenoms?(?:\(s\))?|nombres?|vornamen?|nomi?|nomes?)\b(?: ?\/ ?[a-z ]{2,20}(?:\(s\))?)*/,
  ],
  birth: [
    /(?:date of birth|birth ?date|\bdob\b|date de naissance|ne\(?e?\)? le|fecha de nacimiento|geburtsdatum|geburtstag|data di nascita|data de nascimento)/,
  ],
  expiry: [
    /(?:date of expiry|expiry date|expiration date|date of expiration|valid until|expires(?: on)?|date d'expiration|valable jusqu'au|fecha de (?:caducidad|vencimiento|expiracion)|gultig bis|data di scadenza|data de validade)/,
  ],
  issue: [
    /(?:date of issue|issue date|date issued|issued on|date de delivrance|delivree? le|fecha de (?:expedicion|emision)|ausstellungsdatum|datum der ausstellung|data di rilascio|data de emissao)/,
  ],
} as const;
