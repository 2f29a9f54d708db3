import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns what axe finds serious or worse, by WCAG 2.2 A and AA; of a part of the page where one is named. Unless it is `isWhole`,
 * that part shows no more than the first two of a row of equals afterwards.
 */
export async function barriersOf(page: Page, { part = 'html', isWhole = false } = {}): Promise<string[]> {
  if (!isWhole) await hideRepeats(page, part)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Its other way opens a second page each time, for frames of other sites, of which there are none.
    .setLegacyMode(true)
    // Nor are styles fetched a second time, for the one rule that reads their source; it is about turned phones.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** The twentieth card of a list has the barriers of the first; to look at them all takes half as long again. */
function hideRepeats(page: Page, part: string): Promise<void> {
  return page.evaluate((part) => {
    // Values of these tell what it is, not what it says.
    const telling = ['class', 'role', 'style', 'type', 'tabindex', 'aria-hidden']
    const sideOf = (element: Element, name: string) => {
      const value = element.getAttribute(name) ?? ''
      return `${name}=${telling.includes(name) ? value : value !== ''}`
    }
    const shapeOf = (element: Element) =>
      [
        element.tagName,
        element.textContent?.trim() !== '',
        ...element.getAttributeNames().map((name) => sideOf(element, name)),
      ].join(' ')
    // Two elements are equal when they differ in their words alone, all the way down, and neither is mute where the
    // other speaks. Of a folded element only the visible line counts: the contents of the two hundred calls of the
    // API differ.
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
