import type { Page } from '@playwright/test'

/** Does something while all calls to the given addresses fail. */
export async function failing(page: Page, calls: string, act: () => Promise<void>): Promise<void> {
  await page.route(calls, (route) => route.abort())
  await act()
  await page.unroute(calls)
}
