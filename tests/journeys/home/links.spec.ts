import { paths } from '@oficio/contracts/paths'
import { expect } from '@playwright/test'
import { test } from '../support/fixtures'

test('opens a link of the site without loading a whole page, but leaves other tabs to the browser', async ({
  visit,
}) => {
  const page = await visit(null)
  await page.goto(paths.searchProfessionals())
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' })
  // Shown by the scripts of the page, which then also follow links.
  await expect(page.getByRole('link', { name: 'Acceder / Registrarse' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL(`**${paths.faq()}`)
  await tab.close()
  expect(new URL(page.url()).pathname).toBe(paths.searchProfessionals())
  await link.click()
  await page.waitForURL(`**${paths.faq()}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await page.goBack()
  await page.waitForURL(`**${paths.searchProfessionals()}`)
})
