import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of a form that judges a field once it is left: pressing the button that sends it leaves none. The fault
 * that appeared would move the button from under the finger, and what was pressed would be sent only by a second tap.
 */
export function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  if (target instanceof Element && target.closest('button')?.type === 'submit') event.preventDefault()
}
