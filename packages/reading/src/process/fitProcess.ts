import sharp from 'sharp';
import { createFittingDesk } from '../portal/fittingDesk.ts';
import { createRecogniser } from '../text/recogniseText.ts';
import { answerParent } from './childProgram.ts';

// The program of a process that fits the files of one slot for the authority's portal.

sharp.cache(false);
sharp.concurrency(1);

answerParent(createFittingDesk(createRecogniser(['eng', 'fra'])));
