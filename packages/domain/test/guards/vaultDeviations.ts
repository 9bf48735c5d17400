/** The catalogue’s names of conditions that the project knew under another name before. */
export const aliases: Readonly<Record<string, string>> = {
  visitorApp: 'visitorVisa',
  travelled: 'travelYes',
  minorApplicant: 'minor',
  spouseStudies: 'spouseNewStudent or spouseExtendsStudies',
  spouseStudyExtension: 'spouseExtendsStudies',
  spouseBioSet: 'spouseBiometricsYes',
  longLeave: 'leaveLong',
  borderExempt: 'appliesAtBorder and borderExempt',
  medicalUpfront: 'medicalUpfront and medicalWork or medicalWish or longStay and medicalCountry',
  medicalNeeded: 'medicalWork or medicalWish or longStay and medicalCountry',
  hasPreviousVisas: 'appliedBefore',
  previousRefusal: 'anyRefusal or pastCanadianRefusal',
  healthYes: 'anyMedicalYes',
  criminalYes: 'crimeYes or criminalStatusPicked or incarceratedYes',
  spouseChina: 'livesInChina',
  minorOver17: 'minor and not under17',
  under17Alone: 'under17 and withoutBothParents and not minorPapersUploaded',
  nameChanged: 'birthNameDiffers or namesDiffer',
  childNotInApplication: 'childFileLater and disclaimerOpen',
  visitorPartner: 'visitorVisa and visitorPartner',
  hostPartnerIncome: 'visitorVisa and superVisa and hostPartnerIncome',
  childStudies: 'childNewStudent or childExtendsStudies',
  sinMinor: 'minorToday',
};

/**
 * Where a line of the vault differs from the catalogue on purpose: page -> line as `vaultFacts.test.ts` prints it -> why.
 */
export const deviations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'document-filing-status-email': {
    'documentFilingStatusEmail: Complete registryAccepted; NeedsAttention registryReturned; Required courtFiled; IfApplicable otherwise':
      'The catalogue decides this in section 3, number 40, and leaves it out of the rule.',
    'documentFilingStatusEmail: fields courtFileNumber filingStatus issueDate': 'What the registry said has to be read, or chosen by a person, to be decided on.',
  },
};
