import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Returns axe's serious and critical violations of WCAG 2.2 A and AA, for a part of the page or the whole page. Unless
 * `isWhole`, hides all but the first two of equal siblings in that part, and leaves them hidden. In the dark theme
 * checks only contrasts, because nothing else differs.
 */
export async function barriersOf(page: Page, { part = 'html', isWhole = false } = {}): Promise<string[]> {
  if (!isWhole) await hideRepeats(page, part)
  const barriers = await violationsOf(axeOf(page, part).withTags(standards))
  await page.emulateMedia({ colorScheme: 'dark' })
  await endTransitions(page)
  const darkBarriers = await violationsOf(axeOf(page, part).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...barriers, ...darkBarriers.map((barrier) => `dark ${barrier}`)]
}

function axeOf(page: Page, part: string): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .include(part)
      // Otherwise axe opens a second page each time, for frames of other sites, which we do not have.
      .setLegacyMode(true)
      // Without preload, axe does not fetch the styles again for its one rule that reads them, which is about turned
      // phones.
      .options({ resultTypes: ['violations'], preload: false })
  )
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Finishes the transitions of a change of theme, because a colour has its contrast only at the end. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })

/**
 * Hides repeated cards, because the twentieth card of a list has the same violations as the first. Checking all would
 * take half as long again.
 */
function hideRepeats(page: Page, part: string): Promise<void> {
  return page.evaluate((part) => {
    // The values of these attributes say what an element is. The values of all others are words.
    const tellingAttributes = ['class', 'role', 'style', 'type', 'tabindex', 'aria-hidden']
    const sideOf = (element: Element, name: string) => {
      const value = element.getAttribute(name) ?? ''
      return `${name}=${tellingAttributes.includes(name) ? value : value !== ''}`
    }
    const shapeOf = (element: Element) =>
      [
        element.tagName,
        element.textContent?.trim() !== '',
        ...element.getAttributeNames().map((name) => sideOf(element, name)),
      ].join(' ')
    // Two elements are equal if they and all their descendants differ in words only, and each has words where the other
    // has. Only the visible line of a folded element counts, because the contents of the API's two hundred calls
    // differ.
    const partsOf = (element: Element) =>
      element.matches('details:not([open])')
        ? element.querySelectorAll(':scope > summary, :scope > summary *')
        : element.querySelectorAll('*')
    const kindOf = (element: Element) => [element, ...partsOf(element)].map(shapeOf).join()
    for (const parent of document.querySelectorAll(`${part}, ${part} *`)) {
      const statusCounts = new Map<string, number>()
      for (const child of parent.children) {
        const kind = kindOf(child)
        const count = (statusCounts.get(kind) ?? 0) + 1
        statusCounts.set(kind, count)
        if (count > 2 && child instanceof HTMLElement) child.style.display = 'none'
      }
    }
  }, part)
}
