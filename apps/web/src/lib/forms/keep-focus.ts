import type { MouseEvent } from 'react'

/**
 * A handler for `onMouseDown` of a form that validates a field when it loses the focus. Gives the submit button the
 * focus on click instead of on press. Otherwise a new error message would move the button from under the finger, and
 * the visitor would have to tap twice.
 */
export function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type !== 'submit') return
  event.preventDefault()
  button.addEventListener('click', () => button.focus({ preventScroll: true }), { once: true })
}
