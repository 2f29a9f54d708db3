import { paths } from '@oficio/contracts/paths'
import { expect } from '@playwright/test'
import { phone, test } from './support/fixtures'
import { expectOnFirstScreen } from './support/in-sight'

test.use(phone)

test('a professional searches the requests of the site, and anybody else reads that it is for professionals', async ({
  page,
  market,
  visit,
}) => {
  const word = 'calefactorito'
  const request = await market.request({ description: `Un ${word} que no prende` })
  const address = `${paths.searchServiceRequests()}?query=${word}`
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso denegado')
  await expect(page.getByRole('main')).toContainText(
    'Tenés que iniciar sesión como profesional para ver las solicitudes',
  )
  await expect(page.getByRole('main')).not.toContainText(word)

  const professional = await market.professional()
  const desk = await visit(professional.user.username)
  await desk.goto(address)
  await expectOnFirstScreen(desk.getByRole('heading', { level: 3 }).first())
  await expect(desk.getByRole('main')).toContainText(`Un ${word} que no prende`)
  await expect(desk.getByRole('link', { name: `Un ${word} que no prende` })).toHaveAttribute(
    'href',
    paths.serviceRequest(request.id),
  )
  // A signed-in professional is not asked to create an account.
  await expect(desk.getByRole('contentinfo').getByRole('link', { name: 'Crear una cuenta' })).toHaveCount(0)
})
