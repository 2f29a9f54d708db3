import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { personOf } from '@oficio/domain/testing/builders/person'
import { expect } from '@playwright/test'
import { long, phone, smallPhone, test } from './support/fixtures'
import { expectInSight } from './support/in-sight'
import { testPassword } from './support/market'
import { checkoutPage } from './support/mercado-pago'
import { registrationForm } from './support/registration-form'

test.use(phone)

test('a failure or a taken value is shown in its place, and all typed words stay', async ({
  page,
  world,
  market,
}) => {
  const { user, cuit } = await market.professional()
  const person = personOf(world.ctx.ids.next())
  const form = registrationForm(page)
  await form.open()
  await form.fillAccount({
    ...person,
    username: user.username,
    password: testPassword,
    confirmPassword: testPassword,
  })
  await form.next.click()
  // Waits, because the browser would otherwise restore the scroll position at the end of the first step.
  await expect(page.getByText('Paso 2 de 3')).toBeVisible()
  await page.setViewportSize(smallPhone)
  await page.reload()
  const recoveredNote = page.getByText('Recuperamos lo que habías escrito')
  await expect(recoveredNote).toBeInViewport()
  await form.fillPasswords(testPassword)
  await form.next.click()
  await expectInSight(page.getByText('Paso 2 de 3'))
  await expect(recoveredNote).not.toBeInViewport()
  await form.fillPerson({ ...person, ...market.place })
  await form.next.click()
  await expectInSight(page.getByText('Paso 3 de 3'))
  await page.goBack()
  await expectInSight(page.getByText('Paso 2 de 3'))
  await form.next.click()
  await form.addRubro(market.rubro.name)
  await form.fillBusiness(cuit)
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check()
  await page.route('**/api/auth/register/professional', (route) => route.abort())
  await form.submit.click()
  await expect(page.getByText('Error en el registro. Por favor, intente de nuevo.')).toBeVisible()
  await page.unroute('**/api/auth/register/professional')
  await form.submit.click()
  await expect(page.getByText('Paso 1 de 3')).toBeVisible()
  const summary = page.getByRole('alert').first()
  await expect(summary).toContainText('Ese nombre de usuario ya está en uso')
  await expect(summary).toBeFocused()
  await expectInSight(summary)
  await page.getByRole('textbox', { name: 'Nombre de usuario' }).fill(person.username)
  await form.next.click()
  await form.next.click()
  await form.submit.click()
  await expect(page.getByRole('alert').first()).toContainText('Ya hay un profesional con ese CUIT')
  await expect(page.getByLabel('Contá qué hacés')).toHaveValue(/oficio/)
})

test('a client with an account becomes a professional with it', long, async ({ visit, world, market }) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const person = personOf(world.ctx.ids.next())
  const page = await visit(user.username)
  const form = registrationForm(page)
  await form.open()
  await expect(page.getByText(user.email)).toBeVisible()
  await form.next.click()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(user.firstName)
  await form.fillPerson({ ...person, ...market.place })
  await form.next.click()
  await form.addRubro(market.rubro.name)
  await form.fillBusiness(person.cuit)
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check()
  await form.submit.click()
  await checkoutPage(page).approve()
  await expect(page).toHaveURL(/\/professional\/portal$/)
  const account = await world.ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(account.role).toBe('professional')
})

test('the direct registration asks for little, leads home, and says in the portal what is missing', async ({
  page,
  world,
  market: { rubro },
}) => {
  const person = personOf(world.ctx.ids.next())
  const form = registrationForm(page)
  await page.goto('/register/professional')
  await page.getByRole('link', { name: 'Registrate con lo mínimo' }).click()
  // Waits for the heading, because the previous page has fields with the same names.
  await expect(page.getByRole('heading', { name: 'Registrate con lo mínimo' })).toBeVisible()
  await expect(page.getByText(/por mes por rubro.* Hoy no pagás nada\./)).toBeVisible()
  await form.fillAccount({ ...person, password: testPassword, confirmPassword: testPassword })
  await page.getByLabel('Nombre', { exact: true }).fill(person.firstName)
  await page.getByLabel('Apellido').fill(person.lastName)
  await page.getByText('Contanos más ahora (opcional)').click()
  await form.addRubro(rubro.name)
  await page.route('**/api/direct-register/professional', (route) => route.abort())
  await page.getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByText('Error en el registro')).toBeVisible()
  await page.unroute('**/api/direct-register/professional')
  await page.getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByText('Tu cuenta espera la aprobación')).toBeVisible()
  await expect(page).toHaveURL(`${world.site.origin}/`)
  await page.goto('/professional/portal')
  await expect(page.getByRole('main')).toContainText(
    'falta que nos digas tu teléfono, tu localidad y tu CUIT o CUIL',
  )
  await expect(page.getByRole('link', { name: 'Completar mis datos' })).toBeVisible()
})
