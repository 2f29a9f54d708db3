import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { personOf } from '@oficio/domain/testing/builders/person'
import { expect } from '@playwright/test'
import { businessWizard } from '../support/business-wizard'
import { logIn, smallPhone, test } from '../support/fixtures'
import { expectInSight } from '../support/in-sight'
import { testPassword } from '../support/market'

test.use({ viewport: smallPhone, hasTouch: true, isMobile: true })

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
  await expect(wizard.presetRubro).toHaveText(/^Rubro: Comercios/)
  await wizard.next.click()
  await page.context().setOffline(true)
  await wizard.submit.click()
  const refusal = page.getByText(/^Error al registrar el negocio: No pudimos conectarnos/)
  await expect(refusal).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('Error al registrar el negocio')
  await page.context().setOffline(false)
  await wizard.submit.click()
  const summary = page.getByRole('alert').filter({ hasText: 'Falta corregir un dato' })
  await expect(summary).toBeFocused()
  await expectInSight(summary)
  await expectInSight(page.getByText(/^Error al registrar el negocio: Ya hay una cuenta con ese email/))
  expect(await world.ctx.db.business.count({ where: { name } })).toBe(0)
  await expect
    .poll(() => world.ctx.db.businessDraft.count({ where: { form: { path: ['name'], equals: name } } }))
    .toBe(1)
  await logIn(page.request, user.username)
  await wizard.open()
  await expect(page.getByLabel('Nombre del negocio')).toHaveValue(name)
})
