import { expect } from '@playwright/test'
import { phone, test } from '../support/fixtures'

test.use(phone)

const need = 'pierde la canilla de la cocina'

test('words typed on the home page choose the rubro and begin the description, which stays as it is edited', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: '¿Qué necesitás?' })
  await expect(async () => {
    await page.mouse.wheel(0, 50)
    await expect(box).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await box.fill(need)
  // The suggestions cover the button of a phone until the field is left.
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('button', { name: 'Solicitar un servicio' }).click()

  const description = page.getByLabel('Descripción')
  await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue('Plomería')
  await expect(description).toHaveValue(need)
  await description.fill(`${need}, desde ayer`)
  await page.reload()
  await expect(description).toHaveValue(`${need}, desde ayer`)
})

test('a word that names no rubro is sent by Enter and stays in the description', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: '¿Qué necesitás?' })
  await expect(async () => {
    await page.mouse.wheel(0, 50)
    await expect(box).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await box.fill('astronauta')
  await box.press('Enter')
  await expect(page.getByText('No encontramos un rubro así')).toBeVisible()
  await expect(page.getByLabel('Descripción')).toHaveValue('astronauta')
})

test('the words of the home page arrive at the search without scripts', async ({ visit }) => {
  const page = await visit(null, { javaScriptEnabled: false })
  await page.goto('/')
  await page.getByLabel('¿Qué necesitás?').fill(need)
  await page.getByRole('button', { name: 'Solicitar un servicio' }).click()
  await expect(page).toHaveURL(/\/search\/professionals\?query=/)
  await expect(page.getByLabel('¿Qué necesitás?')).toHaveValue(need)
})
