import type { Page } from '@playwright/test'

/** Does something while no answer comes from there. */
export async function failing(page: Page, calls: string, act: () => Promise<void>): Promise<void> {
  await page.route(calls, (route) => route.abort())
  await act()
  await page.unroute(calls)
}
