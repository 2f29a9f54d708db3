import { expect, type Page } from '@playwright/test'

/**
 * Accepts the terms in the window that a page opened for them, which closes itself. On a busy machine the first click
 * may come before the page's scripts, as that of a quick finger; and the window may be gone before a click has returned.
 */
export async function acceptTerms(terms: Page): Promise<void> {
  await expect(async () => {
    if (!terms.isClosed()) {
      await terms.getByRole('button', { name: 'Acepto los términos' }).click({ timeout: 1_000 })
    }
    expect(terms.isClosed()).toBe(true)
  }).toPass()
}
