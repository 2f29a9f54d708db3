import { paths } from '@oficio/contracts/paths'
import { texts } from '@oficio/contracts/texts'
import { expect } from '@playwright/test'
import { phone, test } from './support/fixtures'
import { expectOnFirstScreen } from './support/in-sight'

test.use({ ...phone, javaScriptEnabled: false })

test('a visitor who mistypes a town gets suggestions and results meanwhile, without scripts', async ({
  page,
}) => {
  await page.goto(`${paths.searchProfessionals()}?query=plomero&location=Venado+Tuert`)
  await expect(page.getByText(texts.unknownTown)).toBeVisible()
  await expect(page.getByLabel('¿Dónde?')).toHaveValue('Venado Tuert')
  await expect(page.getByText(/^De todo el país/)).toBeVisible()
  await page.getByRole('link', { name: 'Venado Tuerto, Santa Fe' }).click()
  await expect(page.getByText(texts.unknownTown)).toHaveCount(0)
  await expect(page.getByLabel('¿Dónde?')).toHaveValue('Venado Tuerto, Santa Fe')
  await expect(page.getByLabel('¿Qué necesitás?')).toHaveValue('plomero')

  await page.goto(`${paths.searchProfessionals()}?query=plomero`)
  const results = page.getByRole('region', { name: 'Resultados' })
  await expectOnFirstScreen(results.getByRole('heading', { level: 3 }).first())
  // The filters open without scripts, and keep the words.
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Responde en').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('responseMinutes') === '60')
  await expect(page.getByLabel('¿Qué necesitás?')).toHaveValue('plomero')
  await page.getByRole('link', { name: /^Responden en .+ \(quitar\)$/ }).click()
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('responseMinutes'))
  await expect(page.getByLabel('¿Qué necesitás?')).toHaveValue('plomero')
})
