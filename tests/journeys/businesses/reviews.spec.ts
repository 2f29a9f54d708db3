import { paths } from '@oficio/contracts/paths'
import { getPoster } from '@oficio/domain/businesses/poster/get-poster'
import { account } from '@oficio/domain/kernel/actor'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { phone, test } from '../support/fixtures'
import { testPassword } from '../support/market'

test.use(phone)

test('a visitor logs in and reviews a business on a phone, its owner answers, and the page shows both to everybody', async ({
  page,
  visit,
  world,
}) => {
  const { ctx } = world
  const owner = await buildUser(ctx, { password: testPassword })
  const guest = await buildUser(ctx, { password: testPassword, firstName: 'Lucía', lastName: 'Fernández' })
  const business = await buildBusiness(ctx, { userId: owner.id })
  const path = paths.business(business.slug)
  const form = page.getByRole('region', { name: `¿Cómo te fue en ${business.name}?` })
  const own = page.getByRole('region', { name: 'Tu reseña' })
  const stars = (name: string) => page.getByRole('radio', { name }).check({ force: true })
  const seen = async () => (await page.request.get(path)).text()

  await test.step('whoever comes by the poster and is not logged in is led to do so, and back to the form', async () => {
    const { url } = await getPoster(ctx, account(owner.id, 'user'), { id: business.id })
    await page.goto(url)
    const reviews = page.getByRole('region', { name: 'Reseñas', exact: true })
    await expect(reviews).toContainText('Todavía no tiene reseñas')
    await expect(reviews).toContainText('Debes iniciar sesión para dejar una reseña')
    await reviews.getByRole('link', { name: 'Iniciar sesión' }).click()
    await page.getByLabel('Nombre de usuario o email').fill(guest.username)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(testPassword)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}#escribir$`))
  })

  await test.step('no star is set beforehand, and what was typed survives a reload', async () => {
    await form.getByLabel('Contá cómo fue').fill('Rico y barato.')
    await form.getByRole('button', { name: 'Enviar reseña' }).click()
    await expect(form.getByText('El campo Calificación es obligatorio.')).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('Contá cómo fue')).toHaveValue('Rico y barato.')
    await stars('4 de 5: Bueno')
    await form.getByRole('button', { name: 'Enviar reseña' }).click()
    await expect(page.getByText('Reseña enviada con éxito')).toBeVisible()
    await expect(own).toContainText('Rico y barato.')
  })

  await test.step('everybody reads it, with where it comes from, also without scripts', async () => {
    await expect.poll(seen).toContain('Visitó con un QR')
    const stranger = await visit(null, { javaScriptEnabled: false })
    await stranger.goto(path)
    const article = stranger.getByRole('article').filter({ hasText: 'Rico y barato.' })
    await expect(article).toContainText('Lucía F.')
    await expect(article.getByRole('link', { name: /^Reportar/ })).toBeVisible()
  })

  await test.step('its owner answers', async () => {
    const desk = await visit(owner.username)
    await desk.goto(paths.userBusinesses())
    await desk.getByRole('link', { name: 'Administrar' }).click()
    await desk.getByRole('link', { name: 'Reseñas', exact: true }).click()
    await desk.getByRole('button', { name: 'Responder' }).click()
    await desk.getByLabel('Tu respuesta').fill('Gracias, Lucía.')
    await desk.getByRole('button', { name: 'Publicar' }).click()
    await expect.poll(seen).toContain('Gracias, Lucía.')
    await desk.goto(path)
    await expect(desk.getByText('Este negocio es tuyo')).toBeVisible()
  })

  await test.step('changed, it is still one, and the average follows', async () => {
    await page.reload()
    await own.getByRole('button', { name: 'Cambiar' }).click()
    await stars('2 de 5: Malo')
    await page.getByRole('button', { name: 'Guardar los cambios' }).click()
    await expect(own).toContainText('Malo')
    await expect
      .poll(seen)
      .toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":2,"reviewCount":1')
    expect(await ctx.db.review.count({ where: { businessId: business.id } })).toBe(1)
  })
})

test('an account whose mail is not confirmed is told so, with the way to confirm it', async ({
  visit,
  world,
  mailbox,
}) => {
  const { ctx } = world
  const business = await buildBusiness(ctx)
  const guest = await buildUser(ctx, { password: testPassword, emailVerifiedAt: null })
  const page = await visit(guest.username)
  await page.goto(paths.business(business.slug))
  await expect(page.getByText('Confirmá tu email para dejar una reseña')).toBeVisible()
  await page.getByRole('button', { name: 'Mandar otro enlace' }).click()
  await mailbox.wait(guest.email, /[Cc]onfirmá/)
})
