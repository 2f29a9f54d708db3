import { expect } from '@playwright/test'
import { patient } from '../pace'
import { test } from './support/fixtures'
import { holdBackScripts } from './support/hold-back'
import { requestForm } from './support/request-form'

test('by keyboard a rubro is found and chosen, and every step of it can be heard', async ({
  page,
  market,
}) => {
  await requestForm(page).open()
  const rubro = page.getByRole('combobox', { name: 'Rubro' })
  const heard = page.getByRole('status')
  // Again where the first keys came before the page's scripts.
  await expect(async () => {
    await rubro.fill('')
    await rubro.fill('zzzz')
    await expect(heard.filter({ hasText: 'No encontramos ese rubro' })).toHaveCount(1, {
      timeout: patient(3_000),
    })
  }).toPass()
  await rubro.fill(market.rubro.name)
  await expect(heard.filter({ hasText: /^Hay \d+ opci/ })).toHaveCount(1)
  const active = page.getByRole('option').first()
  await expect(rubro).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none')
  await expect(active).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(rubro).toHaveValue(market.rubro.name)
  await expect(rubro).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(rubro).toHaveValue(market.rubro.name)
  await expect(rubro).toBeFocused()
  // The town's picker is another use of it.
  await page.getByLabel('Provincia').selectOption({ label: market.place.state })
  const town = page.getByRole('combobox', { name: 'Ciudad' })
  await town.fill(market.place.city)
  await expect(heard.filter({ hasText: /^Hay \d+ opci/ })).toHaveCount(1)
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(town).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
})

test('a misspelt rubro is looked for until guesses at it are there', async ({ page }) => {
  await requestForm(page).open()
  const rubro = page.getByRole('combobox', { name: 'Rubro' })
  await expect(async () => {
    await rubro.click()
    await expect(rubro).toHaveAttribute('aria-expanded', 'true', { timeout: patient(3_000) })
  }).toPass()
  const letThrough = await holdBackScripts(page)
  await rubro.fill('plomreo')
  await expect(page.getByRole('status').filter({ hasText: 'Buscando...' })).toHaveCount(1)
  letThrough()
  await expect(page.getByRole('option', { name: 'Plomería' })).toBeVisible()
  // Whoever goes on without choosing reads what they typed, and what is wanted of it.
  await page.getByLabel('Descripción').click()
  await expect(rubro).toHaveValue('plomreo')
  await expect(rubro).toHaveAccessibleDescription('Elegí un rubro de la lista.')
})
