import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import type { SoughtField } from "../labelledReader.ts";

const isNot = /\b(?:not|no longer|pas|plus|non)\b/;

/** The words themselves are the value: enrolled, or said not to be. */
function enrolledIn(text: string): Parsed | undefined {
  return { value: isNot.test(plain(text)) ? "false" : "true", from: 0, to: text.length };
}

/** Who is spoken of: a sentence about all students, or about what holds if somebody is enrolled, says nothing. */
const notIf = String.raw`(?<!\b(?:if|when|unless|while|whether|that|until|who)(?: \w+){0,4} )`;
const pasSi = String.raw`(?<!\b(?:si|lorsque?|tant que|quand|qui|sauf)(?:[ ']\w+){0,4} )`;

/** Whether the letter says that the student is enrolled now. Nothing of what was or will be. */
export const isEnrolled: SoughtField = {
  name: "isEnrolled",
  parse: enrolledIn,
  sentences: [
    new RegExp(
      `${notIf}\\b(?<value>is (?:not |no longer )?(?:currently |presently |now )?(?:a|an) (?:registered|enrolled|active|current|full-time|regular)(?:,? (?:full-time|registered|and|current))* (?:student|pupil|learner))\\b`,
    ),
    new RegExp(
      `${notIf}\\b(?<value>(?:is (?:currently |now |presently )?(?:attending|studying|in attendance)|(?:does not |currently |regularly )?attends? (?:our|this|the) (?:school|college|institution)|remains? (?:enrolled|registered)))\\b`,
    ),
    new RegExp(
      `${pasSi}\\b(?<value>(?:frequente|ne frequente (?:pas|plus)) (?:actuellement |regulierement |presentement )?(?:notre|l')|poursuit (?:actuellement )?(?:ses|des) etudes)`,
    ),
    new RegExp(
      `${notIf}\\b(?<value>(?:is|has been) (?:not |no longer )?(?:currently |now |officially |duly |also )*(?:not )?(?:enrolled|registered))\\b`,
    ),
    new RegExp(
      `${pasSi}\\b(?<value>(?:est|n'est (?:pas|plus)) (?:actuellement |presentement |officiellement |dument |bien )*inscrite?)\\b`,
    ),
    /\b(?:certif\w+|confirm\w+|attest\w+|verif\w+) that [^.;]{4,90}?(?<value>(?:is|has been) (?:not |no longer )?(?:currently |now |officially |duly )*(?:enrolled|registered))\b/,
    /\b(?:certif\w+|confirm\w+|attest\w+) que [^.;]{4,90}?(?<value>(?:est|n'est (?:pas|plus)) (?:actuellement |presentement |officiellement |dument |bien )*inscrite?)\b/,
  ],
};
