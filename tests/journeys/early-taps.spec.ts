import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { phone, test } from './support/fixtures'
import { holdBack, holdBackScripts } from './support/hold-back'
import { testPassword } from './support/market'

test.use(phone)

test("a tap before the page's scripts are ready acts once, as soon as they are", async ({
  page,
  market,
  visit,
}) => {
  await test.step('a tap counts on a page made for its visitor', async () => {
    const { user } = await market.professional()
    const desk = await visit(user.username)
    const letThrough = await holdBackScripts(desk)
    await desk.goto(paths.portal(), { waitUntil: 'commit' })
    const pauseButton = desk.getByRole('button', { name: 'Tomarme un descanso' })
    await pauseButton.click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    letThrough()
    await expect(desk.getByRole('dialog')).toBeVisible()
    await expect(desk.locator('[data-tapped]')).toHaveCount(0)
  })

  await test.step('the last of two taps counts on a page that is the same for everybody', async () => {
    const letThrough = await holdBackScripts(page)
    await page.goto(paths.terms(), { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await page.getByRole('button', { name: 'Acepto los términos' }).click()
    expect(new URL(page.url()).pathname).toBe(paths.terms())
    letThrough()
    await expect(page).toHaveURL(/\/register/)
  })
})

test('a page that comes late says that it is on its way', async ({ visit, world }) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const page = await visit(user.username)
  await page.goto(paths.profile())
  await page.waitForLoadState('networkidle')
  const letThrough = await holdBack(page, `**${paths.profileEmail()}?*`)
  await page.getByRole('link', { name: 'Cambiar el email' }).click()
  await expect(page.getByText('Cargando...')).toBeVisible()
  letThrough()
  await expect(page.getByLabel('Email nuevo')).toBeVisible()
})
