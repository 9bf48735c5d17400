import { assessmentWarnings } from '@boreal/domain/warnings/raiseForAnswers';
import { documentWarnings } from '@boreal/domain/warnings/raiseForDocument';

type Definition = (typeof documentWarnings)[number] | (typeof assessmentWarnings)[number];

const definitions: ReadonlyMap<string, Definition> = new Map<string, Definition>([...documentWarnings, ...assessmentWarnings].map((warning) => [warning.id, warning]));

/** The words of a warning; nothing for one that this version does not know. */
export const warningDefinition = (id: string): Definition | undefined => definitions.get(id);
