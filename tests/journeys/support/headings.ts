import type { Page } from '@playwright/test'

/** Has the next pages note under which heading they were drawn, one after another: '' is a page without any. */
export const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const headings: string[] = []
    Reflect.set(window, 'notedHeadings', headings)
    const look = () => {
      const heading = [...document.querySelectorAll<HTMLElement>('h1, [data-heading]')].find((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      )
      const text = heading?.innerText ?? ''
      // Before the first of them the page has not come yet.
      if (text !== (headings.at(-1) ?? '')) headings.push(text)
      requestAnimationFrame(look)
    }
    look()
  })

/** Returns what the page that is open noted. */
export const headingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'notedHeadings'))
