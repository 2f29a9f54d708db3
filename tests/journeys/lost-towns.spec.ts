import { paths } from '@oficio/contracts/paths'
import { expect } from '@playwright/test'
import { phone, test } from './support/fixtures'

test.use(phone)

test('whoever follows a link to a town where nobody of a rubro is finds the way to who is near', async ({
  page,
}) => {
  const answer = await page.goto(paths.rubroInTown('plomeria', 'ushuaia'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahí todavía no hay nadie')
  await expect(page.getByRole('link', { name: 'Ver rubros y ciudades' })).toHaveAttribute(
    'href',
    paths.rubroIndex(),
  )
  await page.getByRole('link', { name: 'Buscar cerca' }).click()
  await expect(page.getByLabel('¿Qué necesitás?')).toHaveValue('plomeria')
  await expect(page.getByLabel('¿Dónde?')).toHaveValue(/ushuaia/i)
  expect((await page.goto(paths.categoryInTown('cafes', 'ushuaia')))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Buscar cerca' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negocios en Ushuaia')
})
