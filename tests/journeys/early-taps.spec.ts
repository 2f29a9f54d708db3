import { paths } from '@oficio/contracts/paths'
import { expect, type Page } from '@playwright/test'
import { phone, test } from './support/fixtures'

test.use(phone)

/** Holds back the scripts of the next pages, as a slow network does, and returns what lets them through. */
async function withoutScriptsYet(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await isLetThrough
    await route.continue()
  })
  return () => letThrough()
}

test('what is tapped before the page’s scripts are there is done once, as soon as they are', async ({
  page,
  market,
  visit,
}) => {
  await test.step('on a page made for its visitor', async () => {
    const { user } = await market.professional()
    const desk = await visit(user.username)
    const letThrough = await withoutScriptsYet(desk)
    await desk.goto(paths.portal(), { waitUntil: 'commit' })
    const away = desk.getByRole('button', { name: 'Tomarme un descanso' })
    await away.click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    letThrough()
    await expect(desk.getByRole('dialog')).toBeVisible()
    await expect(desk.locator('[data-tapped]')).toHaveCount(0)
  })

  await test.step('and on one that is the same for everybody; of two taps the last one', async () => {
    const letThrough = await withoutScriptsYet(page)
    await page.goto(paths.terms(), { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await page.getByRole('button', { name: 'Acepto los términos' }).click()
    expect(new URL(page.url()).pathname).toBe(paths.terms())
    letThrough()
    await expect(page).toHaveURL(/\/register/)
  })
})
