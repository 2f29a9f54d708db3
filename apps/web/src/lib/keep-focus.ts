/** An action that takes longer has lost its reader's attention anyway. */
const longestMs = 15_000

/** Where something stands: in what, and between what. */
interface Spot {
  parent: Element
  child: Element
  before: Element | null
  after: Element | null
}

/**
 * Keeps the focus near an action's control that may disappear. A removed focus falls to the body, and keyboard and
 * screen reader users would begin at the top: instead the element with the outcome gets the focus. Call it when the
 * action starts.
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
      // Somebody went on by themselves, or is still asked.
      if (focused !== opener && !focused.closest('[role=dialog]')) stop()
    } else if (!opener.isConnected) {
      stop()
      give(successorOf(spots))
    } else if (opener.matches(':disabled')) {
      wasDisabled = true
    } else if (wasDisabled) {
      // It may still disappear, once the page has been loaded again.
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

/** A dialog goes away with its question: what counts is the button that opened it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const dialog = focused?.closest('[role=dialog]')
  const opener = dialog ? document.querySelector(`[aria-controls="${CSS.escape(dialog.id)}"]`) : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/** From the innermost outwards, as far as the page's main part. */
function spotsOf(opener: Element): Spot[] {
  const spots: Spot[] = []
  for (let child = opener; child.parentElement && !child.matches('main'); child = child.parentElement) {
    const { parentElement: parent, previousElementSibling: before, nextElementSibling: after } = child
    spots.push({ parent, child, before, after })
  }
  return spots
}

/** Returns what came in the place of what went, or else the part of the page in which it stood. */
function successorOf(spots: readonly Spot[]): Element | null {
  const spot = spots.find(({ parent }) => parent.isConnected)
  if (!spot) return null
  const { parent, after } = spot
  const before = spot.before?.parentElement === parent ? spot.before : null
  const next = before ? before.nextElementSibling : parent.firstElementChild
  // A picture, or what is not seen, says nothing.
  const isNew = next instanceof HTMLElement && next !== after && next.innerText.trim() !== ''
  if (isNew) return next
  return parent.matches('main') ? document.querySelector('main h1') : parent
}

function give(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
