import { expect, type Locator } from '@playwright/test'

/** Expects something where a reader sees all of it: in the window, and under none of the bars that stay over the page. */
export const expectInSight = (what: Locator): Promise<void> =>
  expect
    .poll(() =>
      what.evaluate((shown) => {
        const { left, top, bottom } = shown.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => shown.contains(document.elementFromPoint(left + 8, y)))
      }),
    )
    .toBe(true)
