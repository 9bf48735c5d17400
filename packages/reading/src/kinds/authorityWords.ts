import { titled, type Anchors } from "../anchor.ts";
import { head } from "./head.ts";

const permitWords =
  /\b(?:conditions?|remarks|remarques|observations|must leave canada|quitter le canada|date issued|delivre le|expiry date|client id|uci|iuc|imm ?1442|imm ?1208)\b/;

/** Papers of authorities: what only they print. A permit names the others in its conditions, so these words weigh little. */
export const authorityWords: Anchors = {
  StudyPermit: titled(
    2,
    head("study permit|permis d'etudes|student permit"),
    /\b(?:field of study|level of study|domaine d'etudes|on or off campus|on-campus|hors campus|full-time stud(?:y|ies)|institution name)\b/,
  ).concat(titled(1, permitWords)),
  WorkPermit: titled(
    2,
    head("work permit|permis de travail"),
    /\b(?:employer|employeur|occupation|profession|place of employment|lieu d'emploi|noc|cnp)\b/,
  ).concat(titled(1, permitWords)),
  VisitorRecord: titled(
    2,
    head("visitor record|fiche (?:de|du) visiteur|temporary resident record"),
    /\b(?:not valid for (?:employment|re-?entry)|may not (?:work|study)|prohibited from engaging|n'est pas valide pour)\b/,
  ).concat(titled(1, permitWords)),
  RefusalLetter: titled(
    3,
    /\b(?:refus(?:ed|al|ing)|not (?:been )?approved|unable to (?:approve|issue)|does not meet the requirements|cannot be approved|regret to inform you)\b[^]{0,400}\b(?:permit|visa|application|regulations|act|immigration|officer)\b/,
    /\b(?:not satisfied|n'est pas convaincue?|je ne suis pas convaincue?|rejetee|refusee)\b/,
  ).concat(
    titled(
      2,
      /\b(?:irpr|irpa|ripr|lipr|section 11|subsection|paragraph \d|visa section|immigration section|section des visas)\b/,
    ),
  ),
  NationalID: titled(
    4,
    head(
      "(?:national |citizen(?:ship)? |resident |identification |e-?)?(?:id|identity|identification) (?:card|document)|carte (?:nationale )?(?:d'identite|de resident)|documento (?:nacional )?de identidad|cedula de (?:identidad|ciudadania)|personalausweis|carta d'identita|kimlik|carteira de identidade|citizenship card|carte de citoyennete",
    ),
  ).concat(
    titled(
      2,
      /\b(?:personal (?:no|number|code)|identity (?:no|number)|id (?:no|number)|numero (?:personnel|national|d'identite)|nin|cnic|can)\b/,
    ),
  ),
};
