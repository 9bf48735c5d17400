import { isStudent } from '../conditions/application.ts';
import { choseBorder, mayApplyAtBorder } from '../conditions/border.ts';
import { all } from '../kernel/condition.ts';

/** A first study permit asked for on arrival, by somebody who may: its fees are paid there, not online. */
export const appliesAtBorder = all(isStudent, choseBorder, mayApplyAtBorder);
