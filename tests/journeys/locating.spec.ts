import { expect } from '@playwright/test'
import { long, test } from './support/fixtures'
import { requestForm } from './support/request-form'

const bariloche = { latitude: -41.1335, longitude: -71.3103 }

test('a client finds their town by where their device is, and the next time by what it used last', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(bariloche)
  await requestForm(page).open()
  const locate = page.getByRole('button', { name: 'Usar mi ubicación' })
  await locate.click()
  await expect(page.getByText('Elegimos San Carlos de Bariloche, Río Negro.')).toBeVisible()
  await expect(page.getByLabel('Provincia').locator('option:checked')).toHaveText('Río Negro')
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('San Carlos de Bariloche')

  await context.clearPermissions()
  await page.evaluate(() => sessionStorage.clear())
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'recentLocations') localStorage.removeItem(key)
  })
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('')
  // The first tap tries to locate, even with earlier towns. The permission is denied now, so the last town is used.
  await locate.click()
  await expect(page.getByText('No tenemos permiso para ver tu ubicación.')).toBeVisible()
  const recent = page.getByRole('button', { name: 'San Carlos de Bariloche, Río Negro' })
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('San Carlos de Bariloche')
  await page.getByLabel('Provincia').selectOption({ label: 'Santa Fe' })
  await recent.click()
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('San Carlos de Bariloche')

  // The browser denies the permission. The form uses the last town and says what to do.
  await page.getByLabel('Provincia').selectOption({ label: 'Santa Fe' })
  await locate.click()
  await expect(page.getByText('No tenemos permiso para ver tu ubicación.')).toBeVisible()
  await expect(page.getByLabel('Provincia').locator('option:checked')).toHaveText('Río Negro')
  await page.getByRole('button', { name: 'Olvidarlas' }).click()
  await expect(recent).toHaveCount(0)
})

test(
  'a town is found by the name that people use, wherever in a long list it stands',
  long,
  async ({ page }) => {
    const form = requestForm(page)
    await form.open()
    await page.getByLabel('Provincia').selectOption({ label: 'Buenos Aires' })
    const town = page.getByRole('combobox', { name: 'Ciudad' })
    // Provinces are options as well, but of the browser's own select.
    const first = page.getByRole('listbox').getByRole('option').first()
    await town.click()
    await expect(first).toContainText('La Plata')
    await town.fill('quilmes oest')
    await expect(first).toContainText('Quilmes Oeste')
    await first.click()
    await expect(town).toHaveValue('Quilmes Oeste')
    await page.getByLabel('Provincia').selectOption({ label: 'Ciudad Autónoma de Buenos Aires' })
    await town.click()
    await town.fill('once')
    await expect(first).toContainText('Balvanera')

    const fault = 'Elegí una localidad de la lista.'
    const ownFault = page.locator('#city-error')
    await test.step('misspelt it is offered as it is written, and what was typed stays until one is chosen', async () => {
      await page.getByLabel('Provincia').selectOption({ label: 'Santa Fe' })
      await town.fill('rosairo')
      await expect(first).toHaveText(/^Rosario/)
      await page.getByLabel('Dirección').click()
      await expect(town).toHaveValue('rosairo')
      await expect(ownFault).toHaveText(fault)
      await form.submit.click()
      await expect(page.getByRole('link', { name: fault })).toBeVisible()
      await expect(page.getByText('El campo Ciudad es obligatorio.')).toHaveCount(0)
      await expect(town).toHaveValue('rosairo')
      await town.click()
      await first.click()
      await expect(town).toHaveValue('Rosario')
      await expect(ownFault).toHaveCount(0)
    })

    await test.step('no guess is taken along by leaving', async () => {
      await page.getByLabel('Provincia').selectOption({ label: 'Córdoba' })
      await expect(town).toHaveValue('')
      await town.fill('cosqiun')
      await expect(first).toHaveText(/^Cosquín/)
      await page.keyboard.press('Tab')
      await expect(town).toHaveValue('cosqiun')
      await expect(ownFault).toHaveText(fault)
    })

    await test.step('a visitor who types the whole name of a locality has chosen it', async () => {
      await town.fill('cosquin')
      await page.getByLabel('Dirección').click()
      await expect(town).toHaveValue('Cosquín')
      await expect(ownFault).toHaveCount(0)
    })
  },
)

test('towns wait for their province, and say so where they did not come', async ({ page }) => {
  const towns = '**/api/places/provincias/*/localidades'
  await requestForm(page).open()
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeDisabled()
  let fail: () => void = () => undefined
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(towns, async (route) => {
    await failing
    await route.abort()
  })
  await page.getByLabel('Provincia').selectOption({ label: 'Santa Fe' })
  await expect(page.getByPlaceholder('Cargando ciudades...')).toBeVisible()
  fail()
  await expect(page.getByText('Error al cargar las ciudades. Por favor, intente nuevamente.')).toBeVisible()
  await page.unroute(towns)
  await page.getByRole('button', { name: 'Reintentar la carga' }).click()
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeEnabled()
})
