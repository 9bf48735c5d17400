/** The catalogue’s names of conditions that the project knew under another name before. */
export const aliases: Readonly<Record<string, string>> = {
  visitorApp: 'visitorVisa',
  travelled: 'travelYes',
  minorApplicant: 'minor',
  spouseStudies: 'spouseNewStudent or spouseExtendsStudies',
  spouseStudyExtension: 'spouseExtendsStudies',
  spouseBioSet: 'spouseBiometricsYes',
  longLeave: 'leaveLong',
};

/**
 * Where a line of the vault differs from the catalogue on purpose: page -> line as `vaultFacts.test.ts` prints it -> why.
 */
export const deviations: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
