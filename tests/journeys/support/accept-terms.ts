import type { Page } from '@playwright/test'

/**
 * Accepts the terms in the window that a page opened for them. The window closes itself, possibly before the click
 * returns.
 */
export async function acceptTerms(terms: Page): Promise<void> {
  const isClosed = terms.waitForEvent('close')
  await terms
    .getByRole('button', { name: 'Acepto los términos' })
    .click()
    .catch((error: unknown) => {
      if (!terms.isClosed()) throw error
    })
  await isClosed
}
