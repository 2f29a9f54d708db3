import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Returns what axe finds serious or worse, by WCAG 2.2 A and AA; of a part of the page where one is named. */
export async function barriersOf(page: Page, { part = 'html' } = {}): Promise<string[]> {
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
