/**
 * Moves the focus to the element if the focused control has disappeared, because keyboard and screen reader users would
 * continue at the top of the document. Does nothing if the visitor has moved the focus meanwhile.
 */
export function restoreFocus(element: HTMLElement | null): void {
  if (!element || (document.activeElement && document.activeElement !== document.body)) return
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    // No outline, because the element is not a control.
    element.classList.add('outline-none')
  }
  // Also scrolls the element into view.
  element.focus()
}

/** Moves the focus to the title of the page if the focused control has disappeared. */
export const focusTitle = (): void => restoreFocus(document.querySelector<HTMLElement>('main h1'))

/** For the handler of a control that disappears: moves the focus to the element once the control is gone. */
export const restoreFocusLater = (selector: string): void =>
  void requestAnimationFrame(() => restoreFocus(document.querySelector<HTMLElement>(selector)))
