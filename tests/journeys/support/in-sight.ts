import { expect, type Locator } from '@playwright/test'

/** Expects something where a reader sees all of it: in the window, and under none of the bars that stay over the page. */
export const expectInSight = (locator: Locator): Promise<void> =>
  expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 8, y)))
      }),
    )
    .toBe(true)

/** Where a result has to begin at 390 x 844, so that more than its name is above the bar at the bottom. */
const firstScreenPx = 700

/** Expects something to begin on the first screen of a phone, before anybody scrolls. */
export const expectOnFirstScreen = (locator: Locator): Promise<void> =>
  expect
    .poll(() => locator.evaluate((element) => element.getBoundingClientRect().top + scrollY))
    .toBeLessThan(firstScreenPx)
