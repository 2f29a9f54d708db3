/**
 * Focuses the first faulty control of a refused form and scrolls it into view. A dialog on a small phone shows little
 * more than one control at once. Call it after the faults are rendered.
 */
export function focusFault(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const isChoice = wrong instanceof HTMLFieldSetElement
  const control = isChoice ? wrong.querySelector('input') : wrong
  control?.focus({ preventScroll: true })
  // The message of a choice is above its options. The message of any other control is below it.
  wrong?.scrollIntoView({ block: isChoice ? 'start' : 'nearest' })
}
