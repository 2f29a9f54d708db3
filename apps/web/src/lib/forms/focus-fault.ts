/**
 * Leads whoever was refused to the first thing that is wrong in that form, which may stand out of sight: in a dialog on a
 * small phone little more than one control shows at once. Call it when the faults are drawn.
 */
export function focusFault(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const isChoice = wrong instanceof HTMLFieldSetElement
  const control = isChoice ? wrong.querySelector('input') : wrong
  control?.focus({ preventScroll: true })
  // What is wrong stands above the answers of a choice, and under any other control.
  wrong?.scrollIntoView({ block: isChoice ? 'start' : 'nearest' })
}
