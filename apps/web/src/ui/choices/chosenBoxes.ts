type Box = { readonly value: string; readonly exclusive?: boolean };

/**
 * What is ticked after one box was ticked or cleared, in the order of the boxes. A box that cannot be combined with the
 * others clears them, and any other box clears it.
 */
export function chosenBoxes(
  boxes: readonly Box[],
  ticked: readonly string[],
  value: string,
  isTicked: boolean,
): readonly string[] {
  const exclusive = boxes.find((box) => box.value === value)?.exclusive === true;
  return boxes
    .filter((box) => {
      if (box.value === value) return isTicked;
      return ticked.includes(box.value) && !(isTicked && (exclusive || box.exclusive === true));
    })
    .map((box) => box.value);
}
