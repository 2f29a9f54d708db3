import type { Page } from '@playwright/test'

/** Makes the next pages record their headings, in the order in which they appear. '' is a page without a heading. */
export const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const headings: string[] = []
    Reflect.set(window, 'notedHeadings', headings)
    const look = () => {
      const heading = [...document.querySelectorAll<HTMLElement>('h1, [data-heading]')].find((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      )
      const text = heading?.innerText ?? ''
      // The page is not there before the first heading.
      if (text !== (headings.at(-1) ?? '')) headings.push(text)
      requestAnimationFrame(look)
    }
    look()
  })

/** Returns the recorded headings of the open page. */
export const headingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'notedHeadings'))
