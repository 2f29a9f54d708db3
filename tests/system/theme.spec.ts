import { paths } from '@oficio/contracts/paths'
import { expect, type Page } from '@playwright/test'
import { test } from '../journeys/support/fixtures'

const backgrounds = { light: 'rgb(245, 248, 248)', dark: 'rgb(10, 29, 35)' }

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const barColour = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content)

test('a page follows the theme of the device until the visitor chooses another one', async ({ visit }) => {
  const page = await visit(null)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(paths.faq())
  expect(await background(page)).toBe(backgrounds.dark)
  await page.getByRole('radio', { name: 'Claro' }).check()
  await expect.poll(() => background(page)).toBe(backgrounds.light)
  expect(await barColour(page)).toBe('#0b5563')

  await page.goto(paths.home())
  expect(await background(page)).toBe(backgrounds.light)
  await page.getByRole('radio', { name: 'Automático' }).check()
  await expect.poll(() => background(page)).toBe(backgrounds.dark)
})

test('a choice reaches the other tabs, and paper is always light', async ({ visit }) => {
  const page = await visit(null)
  const other = await page.context().newPage()
  await other.goto(paths.contact())
  await page.goto(paths.faq())
  await page.getByRole('radio', { name: 'Oscuro' }).check()
  await expect.poll(() => background(other)).toBe(backgrounds.dark)
  expect(await barColour(other)).toBe('#112a32')
  await page.emulateMedia({ media: 'print' })
  expect(await background(page)).toBe('rgb(255, 255, 255)')
})
