/** Brings a field's label into view and puts the focus on its control; of several boxes on the first that is to be mended. */
export function focusField(fieldId: string): void {
  const control = document.getElementById(fieldId);
  if (!control) return;
  const frame = control.closest(".field") ?? control;
  frame.scrollIntoView({ block: "start" });
  const faulty = frame.querySelector<HTMLElement>('input[aria-invalid="true"]');
  (faulty ?? control).focus({ preventScroll: true });
}
