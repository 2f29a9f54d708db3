import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { patient } from '../pace'
import { fileUrgentRequest } from './support/file-urgent-request'
import { long, test } from './support/fixtures'
import { testPassword } from './support/market'
import { madeUpClient } from './support/request-form'

test(
  'an admin finds a payment, sees its history, asks the provider again and refunds it with a reason that its client reads',
  long,
  async ({ page, request: sender, world, market, mailbox, mercadoPago, visit }) => {
    const client = madeUpClient(await world.nextNumber())
    const admin = await buildUser(world.ctx, { role: 'admin', password: testPassword })
    const { requestId, trackingUrl, intentId, paymentId } = await fileUrgentRequest(
      world,
      sender,
      market,
      client,
    )
    const desk = await visit(admin.username)
    const payment = desk.getByRole('article').filter({ hasText: `Pago ${paymentId}` })
    const record = desk.getByRole('region', { name: 'Registro' })

    await test.step('the search finds it by the mail of its payer', async () => {
      await desk.goto('/admin/pagos')
      await desk.getByLabel('Buscar').fill(client.email)
      await desk.getByRole('button', { name: 'Buscar' }).click()
      const row = desk.getByRole('row').filter({ hasText: client.email })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('$ 15.000')
      await row.getByRole('link', { name: 'Tarifa de urgencia' }).click()
      await expect(desk).toHaveURL(new RegExp(`/admin/pagos/${intentId}$`))
    })

    await test.step("the page shows the payment's history and its sources", async () => {
      await expect(payment).toContainText('Aprobado')
      await expect(payment).toContainText('Se supo por una notificación')
      await expect(desk.getByRole('region', { name: 'Notificaciones recibidas' })).toContainText(
        `Pago ${paymentId}`,
      )
      await expect(
        desk.getByRole('link', { name: `${market.rubro.name} en ${market.place.city}` }),
      ).toBeVisible()
    })

    await test.step('the provider says the same when asked again, and the question is recorded', async () => {
      await desk.getByRole('button', { name: 'Consultar a Mercado Pago' }).click()
      await expect(desk.getByText('Nada cambió desde la última vez.')).toBeVisible()
      await expect(record).toContainText('Consulta a Mercado Pago')
    })

    await test.step('the refund is whole, and needs a reason', async () => {
      await payment.getByRole('button', { name: 'Devolver' }).click()
      const dialog = desk.getByRole('dialog')
      await expect(dialog).toContainText(client.email)
      await dialog.getByRole('button', { name: 'Devolver $ 15.000' }).click()
      await expect(dialog).toContainText('El campo Motivo es obligatorio.')
      await expect(dialog.getByLabel('Motivo')).toBeFocused()
      expect(await world.ctx.db.refund.count({ where: { payment: { providerId: paymentId } } })).toBe(0)
      await dialog.getByLabel('Motivo').fill('Lo pidió por teléfono.')
      await dialog.getByRole('button', { name: 'Devolver $ 15.000' }).click()
      await expect(dialog).toBeHidden()
      await expect
        .poll(() => mercadoPago.paymentsOf(intentId), { timeout: patient(30_000) })
        .toMatchObject([{ status: 'refunded', transaction_amount_refunded: 15_000 }])
      await expect(async () => {
        await desk.reload()
        await expect(payment).toContainText('Hecha', { timeout: patient(2_000) })
      }).toPass()
      await expect(record).toContainText('Lo pidió por teléfono.')
    })

    await test.step('the client reads about it by mail and on the page of the request', async () => {
      const mail = await mailbox.wait(client.email, /^Te devolvimos \$\s15\.000/)
      expect(mail.text).toContain('Lo resolvió nuestro equipo.')
      expect(mail.text).not.toContain('Lo pidió por teléfono.')
      await page.goto(trackingUrl)
      await expect(page.getByRole('main')).toContainText('Lo resolvió nuestro equipo.')
      const request = await world.ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
      expect(request).toMatchObject({ isUrgent: false, status: 'pending' })
    })
  },
)
