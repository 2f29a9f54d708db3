import { expect } from '@playwright/test'
import { phone, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { testPassword } from './support/market'
import { phonePhoto } from './support/pictures'
import { madeUpClient, requestForm } from './support/request-form'

test.use(phone)

test('a client files a request, the right professionals answer it, and the client sees every step', async ({
  page,
  world,
  market,
  mailbox,
  visit,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const inTown = await market.professional({ companyName: 'La del pueblo' })
  const inReach = await market.professional({ localidadId: 1001, ...market.north(20), serviceRadiusKm: 30 })
  const unnotified = await Promise.all([
    market.professional({ status: 'pending_approval' }),
    market.professional({ isAvailable: false }),
    market.professional({ rubroIds: [market.otherRubroId] }),
    market.professional({ localidadId: 1001, ...market.north(60), serviceRadiusKm: 30 }),
  ])
  const form = requestForm(page)

  const requestId = await test.step('the client files it, with two photos', async () => {
    await form.open()
    await form.fill(market, client)
    await form.pickPhotos([await phonePhoto('cocina.jpg', 'teal'), await phonePhoto('pileta.jpg', 'orange')])
    await expect(form.storedPhotos).toHaveCount(2)
    await form.submit.click()
    await expect(form.filedHeading).toBeVisible()
    const serviceRequest = await world.ctx.db.serviceRequest.findFirstOrThrow({
      where: { email: client.email },
    })
    return serviceRequest.id
  })

  await test.step('exactly the right professionals are notified, by mail and in the portal', async () => {
    const notifiedIds = async () => {
      const recipients = await world.ctx.db.serviceRequestRecipient.findMany({ where: { requestId } })
      return recipients.map(({ professionalId }) => professionalId).sort()
    }
    await expect.poll(notifiedIds).toEqual([inTown.id, inReach.id].sort())
    await mailbox.wait(inTown.user.email, /^Nueva solicitud/)
    await mailbox.wait(inReach.user.email, /^Nueva solicitud/)
    for (const { user } of unnotified) expect(await mailbox.find(user.email, /./)).toEqual([])
    const notices = await world.ctx.db.notice.findMany({ where: { href: { contains: requestId } } })
    expect(notices.map(({ userId }) => userId).sort()).toEqual([inTown.userId, inReach.userId].sort())
  })

  const tracking = await visit(null)
  await test.step('the client confirms by the mailed link', async () => {
    await tracking.goto(linkIn(await mailbox.wait(client.email, /^Confirmá tu solicitud/), 'codigo='))
    await tracking.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await expect(tracking.getByText('¡Gracias! Tu solicitud quedó confirmada.')).toBeVisible()
    await expect(tracking.getByRole('main')).toContainText('Todavía nadie vio tu solicitud')
  })

  const professional = await visit(null)
  await test.step('a notified professional follows the mail, logs in and sees the request', async () => {
    const mail = await mailbox.wait(inTown.user.email, /^Nueva solicitud/)
    expect(`${mail.html}${mail.text}`).not.toContain(client.lastName)
    await professional.goto(linkIn(mail, '/professional/requests/'))
    await professional.getByLabel('Nombre de usuario o email').fill(inTown.user.username)
    await professional.getByRole('textbox', { name: 'Contraseña' }).fill(testPassword)
    await professional.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(professional).toHaveURL(new RegExp(`/professional/requests/${requestId}$`))
    await expect(professional.getByRole('main')).toContainText('Usa 1 de tus 3 contactos gratis')
    await expect(professional.getByRole('main')).not.toContainText(client.lastName)
    const gallery = professional.getByRole('list', { name: 'Fotos de la solicitud' })
    await expect(gallery.getByRole('listitem')).toHaveCount(2)
    await expect(professional.getByRole('button', { name: /^Notificaciones: 1 sin leer/ })).toBeVisible()
  })

  await test.step('opens the contact data', async () => {
    await professional.getByRole('button', { name: 'Ver datos de contacto' }).click()
    const box = professional.getByRole('region', { name: 'Datos de contacto' })
    await expect(box).toContainText(`${client.firstName} ${client.lastName}`)
    await expect(box).toContainText(client.email)
    await expect(box).toContainText(client.street)
    await expect(box.getByRole('link', { name: /^[\d\s-]+$/ })).toHaveAttribute('href', /^tel:\+549?11/)
    await expect(professional.getByRole('link', { name: /^WhatsApp/ }).first()).toHaveAttribute(
      'href',
      /wa\.me/,
    )
  })

  await test.step("the client reads the professional's name", async () => {
    await mailbox.wait(client.email, new RegExp(inTown.user.firstName))
    await tracking.reload()
    const viewers = tracking.getByRole('region', { name: 'Quién vio tu solicitud' })
    await expect(viewers).toContainText(`${inTown.user.firstName} ${inTown.user.lastName}`)
    await expect(viewers).toContainText('La del pueblo')
    await expect(viewers.getByRole('link', { name: /^WhatsApp a/ })).toHaveAttribute('href', /wa\.me/)
    await expect(viewers.getByRole('link', { name: /^Llamar a/ })).toHaveAttribute('href', /^tel:/)
    await expect(tracking.getByRole('region', { name: '¿Ya te contactaron?' })).toBeVisible()
  })

  const history = tracking.getByRole('region', { name: 'Qué fue pasando' })
  await test.step('the professional marks it as contacted, and completes it', async () => {
    await professional.getByRole('button', { name: /^Contactado/ }).click()
    await expect(professional.getByText(/Anotado: ya hablaste/)).toBeVisible()
    await tracking.reload()
    await expect(history).toContainText(`${inTown.user.firstName} ${inTown.user.lastName} te contactó`)
    await expect(tracking.getByRole('main')).toContainText('Ya te contactaron')
    await professional.getByRole('button', { name: 'Marcar como Completado' }).click()
    await professional.route('**/api/service-requests/*/status', (route) => route.abort())
    await professional.getByRole('button', { name: 'Sí, está completado' }).click()
    await expect(professional.getByText('Error al actualizar el estado')).toBeVisible()
    await professional.unroute('**/api/service-requests/*/status')
    await professional.getByRole('button', { name: 'Sí, está completado' }).click()
    await expect(professional.getByText('Solicitud completada')).toBeVisible()
    // The professional keeps the contact for a while, because otherwise nobody could report the work as done.
    await expect(professional.getByRole('main')).toContainText(client.email)
  })

  await test.step('the client is asked whether it is done, and only then how it was', async () => {
    await tracking.reload()
    const main = tracking.getByRole('main')
    const publish = tracking.getByRole('button', { name: 'Publicar mi reseña' })
    await expect(tracking.getByRole('region', { name: '¿Quedó completado?' })).toBeVisible()
    await expect(publish).toHaveCount(0)
    await expect(main).not.toContainText('Trabajo completado')
    // Waits for the mail, because an unsent mail is dropped once the client has confirmed.
    await mailbox.wait(client.email, /^¿Quedó terminado\?/)
    await tracking.getByRole('button', { name: 'Sí, quedó completado' }).click()
    await expect(publish).toBeVisible()
    await expect(main).toContainText('Trabajo completado')
    await expect(tracking.getByRole('heading', { name: /^¿Cómo trabajó/ })).toBeInViewport()
    // The answer is stored. The page does not ask again, and the client can still revoke the answer.
    await tracking.reload()
    await expect(publish).toBeVisible()
    await expect(tracking.getByRole('region', { name: '¿Quedó completado?' })).toHaveCount(0)
    await tracking.getByRole('button', { name: 'No fue así' }).click()
    await expect(publish).toHaveCount(0)
    await expect(tracking.getByRole('button', { name: 'Sí, reabrir la solicitud' })).toBeInViewport()
    await tracking.getByRole('button', { name: 'No, está completado' }).click()
    await expect(publish).toBeVisible()
  })

  await test.step('the client sees the whole history', async () => {
    await tracking.reload()
    for (const text of [
      'Hiciste la solicitud',
      `${inTown.user.firstName} ${inTown.user.lastName} vio tu solicitud`,
      'Confirmaste que sos vos',
      `${inTown.user.firstName} ${inTown.user.lastName} marcó el trabajo como completado`,
      'Confirmaste que quedó completado',
    ])
      await expect(history).toContainText(text)
  })

  await test.step("the client reviews the work by a star of the mail's link, and changes their mind", async () => {
    const storedReviews = () =>
      world.ctx.db.review.findMany({
        where: { professionalId: inTown.id },
        select: { rating: true, content: true },
      })
    await tracking.goto(`${new URL(tracking.url()).pathname}?estrellas=4`)
    const review = tracking.getByRole('region', { name: /^¿Cómo trabajó/ })
    await expect(review.getByRole('radio', { name: '4 de 5: Bueno' })).toBeChecked()
    expect(await storedReviews()).toEqual([])
    await review.getByLabel('Contá cómo fue').fill('Llegó a horario.')
    await review.getByRole('button', { name: 'Publicar mi reseña' }).click()
    const own = tracking.getByRole('region', { name: 'Tu reseña' })
    await expect(own).toContainText('Llegó a horario.')
    // The work was done within minutes, so an admin reviews it first.
    await expect(own).toContainText('La estamos revisando')
    await own.getByRole('button', { name: 'Cambiar' }).click()
    await own.getByRole('radio', { name: '5 de 5: Excelente' }).check({ force: true })
    await own.getByRole('button', { name: 'Guardar los cambios' }).click()
    await expect(own.getByRole('button', { name: 'Borrar' })).toBeVisible()
    expect(await storedReviews()).toEqual([{ rating: 5, content: 'Llegó a horario.' }])
    await tracking.reload()
    await expect(own).toContainText('Excelente')
  })

  await test.step("the client says by the mail's link that it was not so, and the request goes on", async () => {
    const mail = await mailbox.wait(client.email, /^¿Quedó terminado\?/)
    expect(mail.text.replace(/\s+/g, ' ')).toContain(
      `${inTown.user.firstName} ${inTown.user.lastName} dice que terminó`,
    )
    const link = linkIn(mail, 'no-fue-asi')
    const status = async () =>
      (await world.ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })).status
    await tracking.goto(link)
    expect(await status()).toBe('completed')
    await tracking.getByRole('button', { name: 'Sí, reabrir la solicitud' }).click()
    await expect(history).toContainText('Dijiste que no estaba completado y se reabrió')
    expect(await status()).toBe('open')
    await professional.reload()
    await expect(professional.getByRole('main')).toContainText(client.email)
    await expect(professional.getByRole('button', { name: 'Marcar como Completado' })).toBeDisabled()
    await mailbox.wait(inTown.user.email, /^El cliente dice que todavía falta/)
  })
})
