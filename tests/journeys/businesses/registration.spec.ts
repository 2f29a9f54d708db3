import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { personOf } from '@oficio/domain/testing/builders/person'
import { expect } from '@playwright/test'
import { businessWizard } from '../support/business-wizard'
import { logIn, phone, test } from '../support/fixtures'
import { linkIn } from '../support/mailbox'
import { testPassword } from '../support/market'
import { subscriptionPage } from '../support/mercado-pago'

test.use(phone)

test('an owner without an account registers a café on a phone, pays its plan, and takes the account by the mail', async ({
  page,
  world,
  market,
  mailbox,
}) => {
  const { ctx } = world
  const { email, phone } = personOf(ctx.ids.next())
  const name = `Café ${ctx.ids.next().slice(-8)}`
  const wizard = businessWizard(page)
  const business = () => ctx.db.business.findFirstOrThrow({ where: { name } })
  const isSeen = async () => (await page.request.get(paths.business((await business()).slug))).status()

  await test.step('what is missing is told before anybody goes on', async () => {
    await wizard.open()
    await wizard.next.click()
    await expect(page.getByText('El nombre del negocio es obligatorio.').first()).toBeVisible()
    await expect(page.getByText('Debes seleccionar al menos una categoría.').first()).toBeVisible()
    await wizard.tell({ name, category: 'Cafés' })
    await wizard.next.click()
  })

  await test.step('what was typed survives a reload, and the back button leads a step back', async () => {
    await expect(wizard.step(2)).toBeVisible()
    await wizard.place({ ...market.place, phone })
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/business/draft') && answer.request().method() === 'PUT',
    )
    await page.getByLabel('Código postal').fill('2000')
    await saved
    await page.reload()
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
    await expect(page.getByLabel('Nombre del negocio')).toHaveValue(name)
    await wizard.next.click()
    await expect(page.getByLabel('Código postal')).toHaveValue('2000')
    await page.goBack()
    await expect(wizard.step(1)).toBeVisible()
    await wizard.next.click()
    await wizard.next.click()
  })

  await test.step('another plan, or the way back from it, asks for its rubros anew', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await wizard.next.click()
    await expect(wizard.step(4)).toBeVisible()
    await wizard.addRubro(market.rubro.name)
    await expect(page.getByText('Con el plan Básico pagarías menos')).toBeVisible()
    await page.getByRole('radio', { name: /^Destacado/ }).check()
    await wizard.next.click()
    await expect(page.getByText('Debes seleccionar al menos un rubro.').first()).toBeVisible()
    await page.getByRole('radio', { name: /^Premium/ }).check()
    await wizard.addRubro(market.rubro.name)
    await wizard.back.click()
    await wizard.next.click()
    await wizard.addRubro(market.rubro.name)
    await wizard.next.click()
  })

  await test.step('it is registered, and not public before its plan is paid', async () => {
    await expect(wizard.step(5)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`${market.place.city}`)
    await wizard.submit.click()
    await expect(page.getByRole('heading', { name: '¡Negocio registrado con éxito!' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    expect(await isSeen()).toBe(404)
  })

  await test.step('once it is paid everybody sees it', async () => {
    await page.getByRole('button', { name: 'Pagar suscripción' }).click()
    await expect(subscriptionPage(page).amount).toHaveText('$ 25.000')
    await subscriptionPage(page).authorize()
    await expect(page.getByRole('heading', { name: 'Ya casi está' })).toBeVisible()
    await expect.poll(isSeen).toBe(200)
    await page.goto(paths.business((await business()).slug))
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Horarios' })).toContainText(/Abierto ahora|Cerrado/)
  })

  await test.step('the mailed link gives the account, which owns the business', async () => {
    await page.goto(linkIn(await mailbox.wait(email, /^Tomá la cuenta/), '/reset-password/'))
    await page.getByRole('textbox', { name: 'Contraseña nueva', exact: true }).fill(testPassword)
    await page.getByRole('textbox', { name: 'Repetí la contraseña', exact: true }).fill(testPassword)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Tu contraseña quedó cambiada')).toBeVisible()
    // It leads on by itself, which would cut off where one goes meanwhile.
    await page.waitForURL((url) => url.pathname === paths.login())
    await logIn(page.request, email)
    await page.goto(paths.userBusinesses())
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Publicado')
  })
})

test('a mail that has an account is asked to log in, and what was typed goes along', async ({
  page,
  world,
  market,
}) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const name = `Librería ${world.ctx.ids.next().slice(-8)}`
  const wizard = businessWizard(page)
  await wizard.open()
  await wizard.tell({ name, category: 'Tiendas' })
  await wizard.next.click()
  await wizard.place({ ...market.place, phone: personOf(world.ctx.ids.next()).phone })
  await wizard.next.click()
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email)
  await wizard.next.click()
  await wizard.addRubro(market.rubro.name)
  await wizard.next.click()
  await wizard.submit.click()
  await expect(
    page.getByText(/^Error al registrar el negocio: Ya hay una cuenta con ese email/),
  ).toBeVisible()
  expect(await world.ctx.db.business.count({ where: { name } })).toBe(0)
  await expect
    .poll(() => world.ctx.db.businessDraft.count({ where: { form: { path: ['name'], equals: name } } }))
    .toBe(1)
  await logIn(page.request, user.username)
  await wizard.open()
  await expect(page.getByLabel('Nombre del negocio')).toHaveValue(name)
})
