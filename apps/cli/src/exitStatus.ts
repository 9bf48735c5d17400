/** Exit statuses of every command (docs/interfaces.md section 1). */
export const exitStatus = {
  done: 0,
  /** The work was done and the answer is "no". */
  answerIsNo: 1,
  /** The input or the arguments are wrong. */
  wrongInput: 2,
  /** A fault of ours or of the machine. */
  fault: 3,
} as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** Thrown by a command whose arguments or input are wrong; one line per fault. */
export class WrongInput extends Error {
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines[0]);
    this.lines = lines;
  }
}
