/** After this time, in ms, the action no longer moves the focus, because the user has turned to something else. */
const longestMs = 15_000

/** The position of an element in the page: its parent and its siblings. */
interface Spot {
  parent: Element
  child: Element
  before: Element | null
  after: Element | null
}

/**
 * Keeps the focus near a control that may disappear after its action. If the focused control is removed, the focus
 * falls to the body, and keyboard and screen reader users would start at the top. Instead, the element with the outcome
 * gets the focus. Call it when the action starts.
 */
export function keepFocus(): void {
  const opener = openerOf(document.activeElement)
  if (!opener) return
  const { pathname } = location
  const spots = spotsOf(opener)
  let wasDisabled = false

  const look = () => {
    if (location.pathname !== pathname) return stop()
    const focused = document.activeElement
    if (focused && focused !== document.body) {
      // Stops if the visitor moved the focus. An open dialog still asks the visitor, so it does not count.
      if (focused !== opener && !focused.closest('[role=dialog]')) stop()
    } else if (!opener.isConnected) {
      stop()
      moveFocusTo(successorOf(spots))
    } else if (opener.matches(':disabled')) {
      wasDisabled = true
    } else if (wasDisabled) {
      // The control may still disappear after the page has been refreshed.
      wasDisabled = false
      opener.focus({ preventScroll: true })
    }
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), longestMs)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', look)
  }
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  document.addEventListener('focusin', look)
}

/**
 * Returns the focused control. For a control in a dialog, returns the button that opened the dialog, because the dialog
 * disappears.
 */
function openerOf(focused: Element | null): HTMLElement | null {
  const dialog = focused?.closest('[role=dialog]')
  const opener = dialog ? document.querySelector(`[aria-controls="${CSS.escape(dialog.id)}"]`) : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/** Returns the positions of the element and its ancestors, from the inside outwards, up to `main`. */
function spotsOf(opener: Element): Spot[] {
  const spots: Spot[] = []
  for (let child = opener; child.parentElement && !child.matches('main'); child = child.parentElement) {
    const { parentElement: parent, previousElementSibling: before, nextElementSibling: after } = child
    spots.push({ parent, child, before, after })
  }
  return spots
}

/** Returns the element that replaced the removed one. If there is none, returns the nearest remaining ancestor. */
function successorOf(spots: readonly Spot[]): Element | null {
  const spot = spots.find(({ parent }) => parent.isConnected)
  if (!spot) return null
  const { parent, after } = spot
  const before = spot.before?.parentElement === parent ? spot.before : null
  const next = before ? before.nextElementSibling : parent.firstElementChild
  // Skips an element without visible text, because it says nothing to a screen reader.
  const isNew = next instanceof HTMLElement && next !== after && next.innerText.trim() !== ''
  if (isNew) return next
  return parent.matches('main') ? document.querySelector('main h1') : parent
}

function moveFocusTo(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
