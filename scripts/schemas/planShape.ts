import { assessmentWarningIds, documentWarningIds } from '@boreal/domain/warnings/warningIds';
import { date, freeText, listOf, nullable, number, objectOf, oneOf, recordOf, wholeNumber, yesNo } from '@boreal/domain/kernel/shape';
import { planFormat } from '@boreal/domain/plan/plan';
import { requirementLevels } from '@boreal/domain/vault/page';

const text = objectOf({ en: freeText(), fr: freeText() }, ['en', 'fr']);

const source = objectOf(
  { title: freeText(), address: freeText(), validFrom: date(), checkedOn: date(), status: oneOf(['verified', 'unverified']) },
  ['title', 'checkedOn', 'status'],
);

const why = objectOf(
  { because: listOf(text), decidedBy: freeText(), restsOn: listOf(freeText()), missing: listOf(freeText()), sources: listOf(source) },
  ['because', 'decidedBy', 'restsOn', 'missing', 'sources'],
);

const warning = objectOf(
  { id: oneOf([...documentWarningIds, ...assessmentWarningIds]), blocking: yesNo(), popUp: yesNo(), fileId: freeText(), slot: freeText(), why },
  ['id', 'blocking', 'popUp', 'why'],
);

const step = objectOf({ id: freeText(), state: oneOf(['answered', 'open', 'skipped', 'page']), group: freeText(), why }, ['id', 'state', 'why']);

const slot = objectOf(
  {
    page: freeText(),
    slot: freeText(),
    person: freeText(),
    childNumber: wholeNumber(),
    requirement: oneOf(requirementLevels),
    permissions: listOf(oneOf(['View', 'Upload'])),
    phase: oneOf(['preparation', 'ita', 'afterSubmission', 'afterDecision', 'court']),
    why,
  },
  ['page', 'slot', 'person', 'requirement', 'permissions', 'phase', 'why'],
);

/** Lines whose subject is not built: there, empty, and saying so. Such a part gets its values with its subject. */
const nothingYet = objectOf({});
const noAmount = nullable(number());
const notBuilt = objectOf({ value: nullable(freeText()), why }, ['value', 'why']);

/** `boreal-plan/1` as other programs may rely on it. Parts without a subject so far are empty. */
export const planShape = objectOf(
  {
    format: oneOf([planFormat]),
    rulesVersion: freeText(),
    today: date(),
    refusals: listOf(objectOf({ path: freeText(), code: freeText(), text }, ['path', 'code', 'text'])),
    assessment: objectOf(
      {
        progress: objectOf(
          { answered: wholeNumber(), skipped: wholeNumber(), total: wholeNumber(), ratio: number() },
          ['answered', 'skipped', 'total', 'ratio'],
        ),
        next: nullable(freeText()),
        steps: listOf(step),
        warnings: listOf(warning),
      },
      ['progress', 'next', 'steps', 'warnings'],
    ),
    vault: listOf(slot),
    warnings: listOf(warning),
    letters: listOf(nothingYet, 0),
    forms: listOf(nothingYet, 0),
    eligibility: recordOf(notBuilt),
    funds: objectOf(
      {
        required: objectOf({ amount: noAmount, lines: listOf(nothingYet, 0), why }, ['amount', 'lines', 'why']),
        available: objectOf({ amount: noAmount, accounts: listOf(nothingYet, 0), why }, ['amount', 'accounts', 'why']),
        shortfall: noAmount,
        hostIncome: objectOf({ amount: noAmount, why }, ['amount', 'why']),
      },
      ['required', 'available', 'shortfall', 'hostIncome'],
    ),
    fees: listOf(nothingYet, 0),
    deadlines: listOf(objectOf({ id: freeText(), date: nullable(date()), why }, ['id', 'date', 'why'])),
    readiness: objectOf(
      {
        readyForReview: yesNo(),
        open: listOf(objectOf({ kind: oneOf(['slot', 'step', 'warning']), id: freeText(), text }, ['kind', 'id', 'text'])),
      },
      ['readyForReview', 'open'],
    ),
  },
  ['format', 'rulesVersion', 'today', 'refusals', 'assessment', 'vault', 'warnings', 'letters', 'forms', 'eligibility', 'funds', 'fees', 'deadlines', 'readiness'],
);
