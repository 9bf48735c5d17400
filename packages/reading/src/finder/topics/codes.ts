import { labelsAround } from "../candidates.ts";
import { cues, cuesAt, type Topic } from "../sought.ts";

/** What a number of a file, a person or a paper can be. */
export const codeTopics: readonly Topic[] = [
  {
    id: "student",
    cues: [
      ...cues(
        1,
        /\b(?:student|learner|pupil|banner|campus)(?:'s)?(?: identification| id)? ?(?:id|number|num|no\b\.?|#|n°|code)(?: number| no\b\.?)?/,
        /\b(?:numero|no\b\.?|n°|nº|code) ?(?:d'|de l'|de |du )?(?:etudiante?|eleve|matricule|permanent)(?:\(e\))?/,
        /\bmatricule\b|\bcode permanent\b|\bn(?:o|um(?:ero)?)?\.?°? etudiante?\b|\bmatric(?:ulation)?\.? ?(?:no|number|num)\b\.?/,
        /\bnumero de (?:estudiante|alumno|matricula)\b|\bnumero de aluno\b/,
        /\b(?:legajo|boleta|matrikelnummer|matricola|studentnummer|nim|registro academico)\b/,
        /\b(?:numero|no\b\.?|n°|nº) (?:de |du )?(?:dossier|fiche) (?:etudiante?|scolaire|de l'(?:etudiante?|eleve))\b/,
      ),
      ...cues(
        0.8,
        /\b(?:candidate|index|examination|exam|prn|student file)(?:'s)? ?(?:id|number|no\b\.?|#)|^\W*prn\b|\b(?:college|university|school|institute|conservatory|academy|cegep)(?:'s)? (?:id|number|no\b\.?)(?! of)/,
      ),
      ...cues(
        0.75,
        /\b(?:applicant|application|admission|registration|enrol+e?ment|file|account)(?:'s)? ?(?:id|number|no\b\.?|#)/,
        /\b(?:numero|no\b\.?|n°) (?:de |d')(?:la )?(?:demande|dossier|admission|inscription)(?: d'admission)?/,
      ),
      ...cues(
        0.7,
        /\b(?:person|people|emplid|empl|colleague|peoplesoft|client|member|profile) ?(?:id|number|no\b\.?)|\b(?:cne|ine|code massar)\W*$|\buniversity (?:seat|register(?:ed)?) (?:no|number)\b|\bregister (?:no|number)\b/,
      ),
      ...cuesAt("label", 0.65, /^\W*dossier\W*$/),
      // Of a file it is mostly the number of a paper; “our file” beside a name is that of the student.
      ...cuesAt("before", 0.96, /\b(?:our|your) (?:file|record)(?: (?:no|number|is))?\W*$/),
      // “UBC number”: the school by its letters.
      ...cuesAt("label", 0.7, /^\W*[a-z]{2,8} ?(?:number|id|no|#)\W*$/),
      ...cues(0.7, /\broll ?(?:no|number)\b|\bseat (?:no|number)\b|\bhall ticket\b/),
      ...cues(0.6, /\bid(?: number| no\.?)?\W*$|\byour (?:[a-z]+ )?(?:number|id)\b|\breg(?:istration)?\W+no\b/),
    ],
    // Alone below a name, with no label at all.
    place: ({ context, value }) =>
      context.isAlone &&
      context.height < 0.45 &&
      /\d{4}/.test(value) &&
      /^[a-z' .-]+$/.test(labelsAround(context)[0]?.text ?? "")
        ? 0.42
        : 0,
  },
  {
    id: "institution",
    cues: cues(1, /\bdli\b|\bdesignated (?:learning )?institution|\beed\b|\betablissement(?: d'enseignement)? designe/),
  },
  {
    id: "ofDocument",
    cues: [
      ...cues(
        0.95,
        /\b(?:reference|ref|document|letter|receipt|serial|certificate|file|form|invoice|transaction|confirmation|permit|licen[cs]e)\b\W*(?:(?:id|number|no\b\.?|#|n°)\W*)?$/,
        /\b(?:reference|document|lettre|recu|certificat|formulaire|facture|permis)\b\W*(?:(?:n°|no\b\.?|numero)\W*)?$/,
      ),
      ...cues(
        0.55,
        /\b(?:reference|ref|document|receipt|serial|certificate|file|form|invoice|transaction|permit|licen[cs]e)\b/,
      ),
    ],
  },
  {
    id: "contact",
    cues: cues(
      1,
      /\b(?:tel|phone|telephone|fax|mobile|cell|line|toll|courriel|telecopieur|ext|poste|p\.? ?o\.? ?box|suite|unit|room|act|chapter|loi|c\.p)\b\.?|\+\d*$/,
    ),
  },
  {
    id: "program",
    cues: cues(0.9, /\b(?:program(?:me)?|course|cip|noc|credential) code\b|\bcode (?:du )?(?:programme|cours)\b/),
  },
];
