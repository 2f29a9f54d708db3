import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of a form that judges a field once it is left: the button that sends it takes the focus when it is
 * clicked, not when it is pressed. The fault that appeared would move it from under the finger, and what was pressed would
 * be sent only by a second tap.
 */
export function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type !== 'submit') return
  event.preventDefault()
  button.addEventListener('click', () => button.focus({ preventScroll: true }), { once: true })
}
