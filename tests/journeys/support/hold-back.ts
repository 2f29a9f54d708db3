import type { Page } from '@playwright/test'

/** Holds back what the next pages ask for at such addresses, as a slow network does, and returns what lets it through. */
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

/** The same of what its scripts are made of. */
export const holdBackScripts = (page: Page) => holdBack(page, '**/_next/static/**/*.js')
