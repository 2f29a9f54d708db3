import type { Page } from '@playwright/test'

/**
 * Delays requests of the next pages to the given addresses, like a slow network. Returns a function that lets them
 * through.
 */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(addresses, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return () => letThrough()
}

/** Delays the page's scripts in the same way. */
export const holdBackScripts = (page: Page) => holdBack(page, '**/_next/static/**/*.js')
