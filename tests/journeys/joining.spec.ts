import { paths } from '@oficio/contracts/paths'
import { texts } from '@oficio/contracts/texts'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { personOf } from '@oficio/domain/testing/builders/person'
import { expect, type Locator } from '@playwright/test'
import { acceptTerms } from './support/accept-terms'
import { fileRequest } from './support/file-request'
import { phone, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { testPassword } from './support/market'
import { checkoutPage } from './support/mercado-pago'
import { phonePhoto } from './support/pictures'
import { registrationForm } from './support/registration-form'
import { madeUpClient } from './support/request-form'

test.use(phone)

test('a professional registers on a phone, pays the peso, is approved, wins a request and is found by its review', async ({
  page,
  world,
  market,
  mailbox,
  visit,
}) => {
  const { ctx } = world
  const person = personOf(ctx.ids.next())
  const form = registrationForm(page)
  const more = await ctx.db.rubro.findMany({ where: { id: { not: market.rubro.id } }, take: 2 })
  const professional = () =>
    ctx.db.professional.findFirstOrThrow({
      where: { user: { username: person.username } },
      include: { rubros: true, documents: true },
    })

  await test.step('faults of the account are shown before the next step', async () => {
    await form.open()
    await form.fillAccount({ ...person, password: testPassword, confirmPassword: 'otra cosa' })
    await form.next.click()
    await expect(page.getByRole('alert').first()).toContainText('Las contraseñas no coinciden')
    await page.getByRole('textbox', { name: 'Repetí la contraseña' }).fill(testPassword)
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible()
    await form.next.click()
  })

  await test.step('the person, with a photo; what was typed survives a reload, but for the password', async () => {
    await expect(page.getByText('Paso 2 de 3')).toBeVisible()
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
    await form.fillPerson({ ...person, ...market.place })
    await form.pick('Elegir una foto', [await phonePhoto('yo.jpg', 'teal')])
    await expect(page.getByText(/: subida$/)).toHaveCount(1)
    await page.reload()
    await expect(page.getByText('Paso 1 de 3')).toBeVisible()
    await expect(page).toHaveURL(/\/register\/professional$/)
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Contraseña', exact: true })).toHaveValue('')
    await form.fillPasswords(testPassword)
    await form.next.click()
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(person.firstName)
    await form.next.click()
  })

  await test.step('the work: three rubros, radius, what was asked for there, price, documents', async () => {
    await expect(page.getByText('Paso 3 de 3')).toBeVisible()
    await expect(page.getByText(/^Elegí tus rubros, y te mostramos/)).toBeVisible()
    await expect(page.getByText(/^Por cada rubro que elijas/)).toBeVisible()
    for (const { name } of [market.rubro, ...more]) await form.addRubro(name)
    await page.getByRole('slider').fill('40')
    await expect(page.getByText(/solicitud(?:es)? en los últimos 90 días|Todavía no hay datos/)).toBeVisible()
    await expect(page.getByText('3 rubros ×')).toBeVisible()
    await form.fillBusiness(person.cuit)
    const bytes = Buffer.from('%PDF-1.4\n%%EOF\n')
    await form.pick('Elegir documentos', [
      { name: 'matricula.pdf', mimeType: 'application/pdf', buffer: bytes },
    ])
    await expect(page.getByText('matricula.pdf: subido')).toHaveCount(1)
  })

  await test.step('the form asks for consent to the terms and is not sent without it', async () => {
    await form.submit.click()
    await expect(page.getByText(texts.termsNeeded).first()).toBeVisible()
    await expect(page.getByText('Invalid', { exact: false })).toHaveCount(0)
  })

  await test.step('the terms open in a window, whose button ticks the box here', async () => {
    const popup = page.waitForEvent('popup')
    await page.locator('form').getByRole('link', { name: 'términos y condiciones', exact: true }).click()
    await acceptTerms(await popup)
    await expect(page.getByRole('checkbox', { name: /^Acepto los/ })).toBeChecked()
  })

  await test.step('leads to the provider, and back to the portal, where the account waits', async () => {
    await form.submit.click()
    await checkoutPage(page).expectAmount('$ 1')
    await checkoutPage(page).approve()
    await expect(page.getByRole('heading', { name: '¡Listo! Verificamos tu pago' })).toBeVisible()
    await expect(page).toHaveURL(/\/professional\/portal$/)
    await expect(page.getByText('Estamos revisando tu cuenta')).toBeVisible()
    const { text } = await mailbox.wait(person.email, /^Estamos revisando/)
    expect(text).toContain('Falta que confirmes este email')
    expect(await professional()).toMatchObject({
      status: 'pending_approval',
      serviceRadiusKm: 40,
      photoId: expect.any(String),
      documents: [{ name: 'matricula.pdf' }],
    })
    expect((await professional()).rubros).toHaveLength(3)
  })

  await test.step('reads what is missing meanwhile: the mail to confirm, and the unverified name', async () => {
    await page.goto(paths.profile())
    await expect(page.getByText('Tu nombre es el de tu cuenta aprobada')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'los datos de tu registro' })).toBeVisible()
    await page.goto(paths.portal())
    await expect(page.getByText('No tenés que hacer nada más')).toHaveCount(0)
    await expect(page.getByText('Falta que confirmes tu email')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mandar otro enlace' })).toBeVisible()
    const welcome = await mailbox.wait(person.email, /^Tu cuenta de/)
    expect(welcome.text).toContain('te llegan solicitudes de tu zona')
    await page.goto(linkIn(welcome, '/confirm-email/'))
    await page.getByRole('button', { name: 'Confirmar mi email' }).click()
    await expect(page.getByText('Tu email quedó confirmado').first()).toBeVisible()
    await page.goto(paths.portal())
    await expect(page.getByText('No tenés que hacer nada más')).toBeVisible()
  })

  const admin = await buildUser(ctx, { role: 'admin', password: testPassword })
  const panel = await visit(admin.username)
  const client = madeUpClient(await world.nextNumber())
  const opensAccount = async () => {
    await panel.goto(paths.admin())
    await panel.getByRole('link', { name: /espera.? aprobación/ }).click()
    await panel.getByRole('link', { name: `${person.firstName} ${person.lastName}` }).click()
    await expect(panel.getByRole('link', { name: 'matricula.pdf' })).toBeVisible()
  }

  await test.step('is rejected with a reason, corrected and handed in again', async () => {
    await opensAccount()
    await panel.getByRole('button', { name: 'Rechazar' }).click()
    await panel.getByLabel('Motivo').fill('Falta decir si tenés matrícula')
    await panel.getByRole('button', { name: 'Rechazar la cuenta' }).click()
    await expect(panel.getByText('Motivo: Falta decir si tenés matrícula')).toBeVisible()
    await mailbox.wait(person.email, /^No pudimos aprobar/)
    await page.reload()
    await expect(page.getByText('Motivo: Falta decir si tenés matrícula')).toBeVisible()
    await page.getByRole('link', { name: 'Corregir y enviar de nuevo' }).click()
    await page.getByLabel('Contá qué hacés').fill('Matriculado desde 2010.')
    await page.getByRole('button', { name: 'Enviar de nuevo' }).click()
    await expect(page.getByText('Estamos revisando tu cuenta')).toBeVisible()
  })

  await test.step('is approved, told so, and gets the next request of its rubro', async () => {
    await opensAccount()
    const approve = panel.getByRole('button', { name: 'Aprobar la cuenta' })
    const approvePlace = await placeOf(approve)
    await approve.click()
    await panel.getByRole('button', { name: 'Sí, aprobar' }).click()
    await expect(panel.getByText('Aprobada').first()).toBeVisible()
    // A second click where the approval button was must not hit the button that suspends the account.
    const suspendPlace = await placeOf(panel.getByRole('button', { name: 'Suspender la cuenta' }))
    const isApart = suspendPlace.bottom <= approvePlace.top || suspendPlace.top >= approvePlace.bottom
    expect(isApart).toBe(true)
    await mailbox.wait(person.email, /^Aprobamos tu cuenta/)
    await fileRequest(world, market, client)
    await mailbox.wait(person.email, /^Nueva solicitud/)
    await page.goto('/professional/portal')
    await expect(page.getByText('Estamos revisando tu cuenta')).toHaveCount(0)
    // The newest request comes first. When this test is repeated, the request of the first run still exists.
    const requests = page.getByRole('region', { name: 'Solicitudes para vos' })
    await requests.getByRole('article').first().getByRole('link').first().click()
  })

  const tracking = await visit(null)
  await test.step('wins the work of a client who confirmed it, and says that it is done', async () => {
    await tracking.goto(linkIn(await mailbox.wait(client.email, /^Confirmá tu solicitud/), 'codigo='))
    await tracking.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await expect(tracking.getByText('¡Gracias! Tu solicitud quedó confirmada.')).toBeVisible()
    await page.getByRole('button', { name: 'Ver datos de contacto' }).click()
    await expect(page.getByRole('region', { name: 'Datos de contacto' })).toContainText(client.email)
    const contactedButton = page.getByRole('button', { name: /^Contactado/ })
    await contactedButton.click()
    // The button disappears, and the content below it moves up.
    await expect(contactedButton).toHaveCount(0)
    await page.getByRole('button', { name: 'Marcar como Completado' }).click()
    await page.getByRole('button', { name: 'Sí, está completado' }).click()
    await expect(page.getByText('Solicitud completada')).toBeVisible()
  })

  await test.step('is reviewed by the client, by a star of their link', async () => {
    await tracking.goto(`${new URL(tracking.url()).pathname}?estrellas=5`)
    const review = tracking.getByRole('region', { name: /^¿Cómo trabajó/ })
    await review.getByLabel('Contá cómo fue').fill('Prolijo y puntual.')
    await review.getByRole('button', { name: 'Publicar mi reseña' }).click()
    await expect(tracking.getByRole('region', { name: 'Tu reseña' })).toContainText('Prolijo y puntual.')
  })

  await test.step('shows pictures of their work, and when they attend', async () => {
    await page.goto(paths.professionalProfile())
    const works = page.getByRole('form', { name: 'Fotos de tus trabajos' })
    // Waits until the scripts listen. A user cannot pick before that, but Playwright would.
    await expect(works).not.toHaveAttribute('inert')
    await works.getByLabel('Elegir fotos').setInputFiles([await phonePhoto('cocina.jpg', 'teal')])
    await works.getByLabel('Qué se ve en la foto 1').fill('Cocina nueva')
    await works.getByRole('button', { name: 'Guardar mis fotos' }).click()
    await expect(page.getByText('Guardamos tus fotos')).toBeVisible()
    const hours = page.getByRole('form', { name: 'Cuándo atendés' })
    await hours.getByText('Mostrar mis horarios').click()
    await hours.getByRole('button', { name: 'Guardar mis horarios' }).click()
    await expect(page.getByText('Guardamos tus horarios')).toBeVisible()
  })

  await test.step('is found by a stranger, while the review of work done within minutes waits for the team', async () => {
    const stranger = await visit(null)
    await stranger.goto(paths.searchProfessionals())
    await stranger.getByLabel(/^¿Qué/).fill(market.rubro.name)
    await stranger.getByLabel(/^¿Dónde/).fill(`${market.place.city}, ${market.place.state}`)
    await stranger.getByRole('button', { name: 'Buscar' }).click()
    const listItem = stranger.getByRole('listitem').filter({ hasText: person.lastName })
    await expect(listItem.first()).toContainText('Sin reseñas todavía')
    const name = `${person.firstName} ${person.lastName}`
    await listItem.getByRole('link', { name, exact: true }).click()
    await expect(stranger.getByText('Lunes a viernes: 9 a 18')).toBeVisible()
    await expect(stranger.getByText('Prolijo y puntual.')).toHaveCount(0)
    const picture = stranger.getByRole('link', { name: 'Cocina nueva' })
    await expect(picture).toBeVisible()
    expect((await stranger.request.get(String(await picture.getAttribute('href')))).ok()).toBe(true)
  })
})

/** Returns the position of an element on the page, independent of the scroll position. */
const placeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })
