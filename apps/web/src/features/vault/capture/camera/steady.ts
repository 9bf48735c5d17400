/**
 * Follows a value that jumps about: the answer changes only to what has stayed the same for `hold` milliseconds. What people
 * hear is not to flicker with every frame.
 */
export function steady<Value>(first: Value, hold: number): (value: Value, now: number) => Value {
  let told = first;
  let waiting = first;
  let since = 0;
  return (value, now) => {
    if (value !== waiting) {
      waiting = value;
      since = now;
    }
    if (waiting !== told && now - since >= hold) told = waiting;
    return told;
  };
}
