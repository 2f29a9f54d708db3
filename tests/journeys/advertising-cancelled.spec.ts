import { defaultBanner } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { chooseDays, chooseSlot } from './support/ad-booking'
import { failing } from './support/failing'
import { phone, test } from './support/fixtures'
import { testPassword } from './support/market'
import { checkoutPage } from './support/mercado-pago'

test.use(phone)

test('cancelled before it begins, all of it comes back; a slot that nobody booked invites to', async ({
  visit,
  world,
  mailbox,
}) => {
  const owner = await buildUser(world.ctx, { password: testPassword })
  const page = await visit(owner.username)
  await failing(page, '**/taken-days', async () => {
    await chooseSlot(page, 'homepage_sidebar')
    await expect(page.getByText('No pudimos cargar los días libres.')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await chooseDays(page, 90)
  await failing(page, '**/api/advertising/bookings', async () => {
    await page.getByRole('button', { name: 'Reservar y pagar' }).click()
    await expect(page.getByText('No se pudo hacer la reserva')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Reservar y pagar' }).click()
  await checkoutPage(page).approve()
  await page.getByRole('link', { name: 'Subí tu banner' }).click()
  await page.getByRole('button', { name: 'Cancelar la reserva' }).click()
  const confirm = page.getByRole('button', { name: 'Sí, cancelar' })
  await failing(page, '**/cancel', async () => {
    await confirm.click()
    await expect(page.getByText('No se pudo cancelar la reserva')).toBeVisible()
  })
  await confirm.click()
  await expect(page.getByText('Esta reserva está cancelada')).toBeVisible()
  const mail = await mailbox.wait(owner.email, /^Te devolvimos/)
  expect(mail.text).toContain('Cancelaste la reserva antes de que empezara.')

  await page.goto(paths.searchProfessionals())
  const slot = page.getByRole('figure', { name: 'Publicidad' })
  await slot.scrollIntoViewIfNeeded()
  await expect(slot.getByRole('link')).toContainText(defaultBanner.title)
  await slot.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${paths.contact()}$`))
})
