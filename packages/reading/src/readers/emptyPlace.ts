import { beforeLabel, lineToWriteOn } from "../fields/labelledValue.ts";
import type { Cell, Line } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";

/** Labels of values that readers find in ways of their own, for the place that is there and holds nothing. */
const labelsOf: Readonly<Record<string, readonly RegExp[]>> = {
  accountHolderName: [
    /^\W*(?:account )?(?:holder|owner|name)(?:'s)?(?: name)?/,
    /^\W*(?:name of (?:the )?)?account (?:holder|name)/,
    /^\W*(?:nom du )?titulaire(?: du compte)?/,
  ],
  closingBalance: [
    /^\W*(?:closing |current |available |ending |account )?balance\b(?: (?:as )?(?:of|at|on) [^:]{4,30})?/,
    /^\W*solde\b/,
  ],
  applicantFullName: [
    /^\W*(?:full )?name\b/,
    /^\W*(?:applicant|client|student|employee|patient|candidate)(?:'s)?(?: full)? name/,
    /^\W*nom(?: complet)?\b/,
  ],
  schoolName: [
    /^\W*(?:full )?name of (?:the )?(?:institution|school|college|university)/,
    /^\W*(?:institution|school|college|university)(?: name)?\b/,
    /^\W*(?:nom (?:complet )?(?:de |du |d'|de l')+)?(?:etablissement|ecole|college|universite|cegep)\b/,
  ],
  studentId: [
    /^\W*(?:student|applicant)(?:'s)? (?:id(?:entification)?\b(?: (?:number|no|#))?|number|no\b|#)/,
    /^\W*(?:numero|no|n°|code) (?:d'etudiante?|de l'etudiante?|permanent|d'admission|de dossier)/,
  ],
  imeNumber: [
    /^\W*(?:ime|ume|umi|emi)\b/,
    /^\W*(?:emedical|medical|exam(?:ination)?)(?: identification| id)? (?:number|no)\b/,
    /^\W*numero (?:ime|umi|emi|d'examen|medical)/,
  ],
};

/** Of these values, those whose place on the pages is empty. */
export const valuesLeftEmpty = (names: readonly string[], lines: readonly Line[]): readonly string[] =>
  names.filter((name) => standsEmpty(lines, labelsOf[name] ?? []));

/** A place that is there for a value and holds none: its label, and nothing behind, beside or below it. */

/** Only marks: a line to write on, dots, a dash; or the words for nothing. */
const holdsNothing =
  /^[\s:._…·*/|-]*(?:n\/?a|nil|none|not applicable|sans objet|s\.? ?o\.?|neant|aucun)?[\s:._…·*/|-]*$/;
/** A label says that a value belongs behind it by a colon, or by a line to write on. */
const waitsForValue = /(?::|\.{3,}|_{2,}|…)[\s:._…]*$/;
const nextLine = 1.6;

export const standsEmpty = (lines: readonly Line[], labels: readonly RegExp[]): boolean =>
  lines.some((line, row) =>
    line.cells.some((cell, at) => {
      const text = plain(cell.text);
      return labels.some((label) => {
        const match = label.exec(text);
        if (!match || match.index > (beforeLabel.exec(text)?.[0].length ?? 0)) return false;
        const rest = text.slice(match.index + match[0].length);
        const beside = line.cells.slice(at + 1).map((other) => plain(other.text));
        return (
          holdsNothing.test(rest) &&
          (waitsForValue.test(text) || beside.length > 0 || isInRows(cell, lines, row)) &&
          beside.every((other) => holdsNothing.test(other)) &&
          (lineToWriteOn.test(rest) || !hasValueBelow(cell, lines.slice(row + 1)))
        );
      });
    }),
  );

/** On a form whose other labels stand in the same column, each with its value beside it, a label alone has none. */
function isInRows(label: Cell, lines: readonly Line[], row: number): boolean {
  const near = [lines[row - 1], lines[row + 1]].filter((line) => line !== undefined);
  return near.some(
    ({ cells: [first, second] }) =>
      first !== undefined && second !== undefined && Math.abs(first.at.left - label.at.left) < 0.5 * label.at.height,
  );
}

const hasValueBelow = (label: Cell, following: readonly Line[]): boolean =>
  following.some(({ cells }) =>
    cells.some(({ at, text }) => {
      const gap = at.top - (label.at.top + label.at.height);
      const shared = Math.min(label.at.left + label.at.width, at.left + at.width) - Math.max(label.at.left, at.left);
      return gap < nextLine * label.at.height && gap > -0.5 * label.at.height && shared > 0 && !text.includes(":");
    }),
  );
