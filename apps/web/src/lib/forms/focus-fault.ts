/**
 * Focuses the first faulty part of a refused form, which may be out of sight: a dialog on a small phone shows little
 * more than one control at once. Call it when the faults are rendered.
 */
export function focusFault(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const isChoice = wrong instanceof HTMLFieldSetElement
  const control = isChoice ? wrong.querySelector('input') : wrong
  control?.focus({ preventScroll: true })
  // What is wrong stands above the answers of a choice, and under any other control.
  wrong?.scrollIntoView({ block: isChoice ? 'start' : 'nearest' })
}
