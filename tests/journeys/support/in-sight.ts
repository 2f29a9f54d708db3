import { expect, type Locator } from '@playwright/test'

/** Expects an element to be fully visible: inside the window, and not covered by a fixed bar. */
export const expectInSight = (locator: Locator): Promise<void> =>
  expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 8, y)))
      }),
    )
    .toBe(true)

/** Maximum position of a result's top at 390 x 844, so that more than its name is above the bottom bar. */
const firstScreenPx = 700

/** Expects an element to begin on the first screen of a phone, without scrolling. */
export const expectOnFirstScreen = (locator: Locator): Promise<void> =>
  expect
    .poll(() => locator.evaluate((element) => element.getBoundingClientRect().top + scrollY))
    .toBeLessThan(firstScreenPx)
