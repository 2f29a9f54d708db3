import { expect, type Page, test } from '@playwright/test'
import { bundleStories, storyFiles } from './stories/bundle-stories'

declare global {
  interface Window {
    checkStories: (file: string) => Promise<string[]>
  }
}

const address = 'http://stories.example/'

// Each process uses one page for all of its files, because drawing a story takes less time than loading the bundle.
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({
    reducedMotion: 'reduce',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  })
  const body = await bundleStories()
  await page.route(`${address}**`, (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ status: 404 }),
  )
  await page.goto(address)
})

test.afterAll(() => page.close())

for (const file of storyFiles()) {
  test(`draws every story of ${file} without an error or a barrier`, async () => {
    expect(await page.evaluate((name) => window.checkStories(name), file)).toEqual([])
  })
}
