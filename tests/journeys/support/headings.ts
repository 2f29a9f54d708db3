import type { Page } from '@playwright/test'

/** Has the next pages note under which heading they were drawn, one after another: '' is a page without any. */
export const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = []
    Reflect.set(window, 'notedHeadings', noted)
    const look = () => {
      const drawn = [...document.querySelectorAll<HTMLElement>('h1, [data-heading]')].find((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      )
      const text = drawn?.innerText ?? ''
      // Before the first of them the page has not come yet.
      if (text !== (noted.at(-1) ?? '')) noted.push(text)
      requestAnimationFrame(look)
    }
    look()
  })

/** Returns what the page that is open noted. */
export const headingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'notedHeadings'))
