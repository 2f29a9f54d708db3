import { paths } from '@oficio/contracts/paths'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import { writeBusinessReview } from '@oficio/domain/businesses/reviews/write-business-review'
import { account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { businessDesk } from '../support/business-desk'
import { businessTab } from '../support/business-tab'
import { test } from '../support/fixtures'
import { testPassword } from '../support/market'

interface Reviewing {
  ctx: Ctx
  business: { id: string; slug: string; name: string }
  guest: { username: string }
  /** The guest's page of the business, without a session. */
  visitor: Page
  /** The owner's page, at the desk of the business. */
  owner: Page
  visit: (username: null, options: { javaScriptEnabled: false }) => Promise<Page>
}

/** A guest writes a review of a business, its owner answers, and the page shows both to everybody. */
export async function reviewAndAnswer({
  ctx,
  business,
  guest,
  visitor,
  owner,
  visit,
}: Reviewing): Promise<void> {
  const path = paths.business(business.slug)
  const reviewsPath = paths.businessPart(business.slug, reviewsPart())
  const form = visitor.getByRole('region', { name: `¿Cómo te fue en ${business.name}?` })
  const own = visitor.getByRole('region', { name: 'Tu reseña' })
  const stars = (label: string) => visitor.getByRole('radio', { name: label }).check({ force: true })
  const text = async () => (await visitor.request.get(path)).text()

  await test.step('a guest who wants to review it is led to the login, and back to the form', async () => {
    const reviews = visitor.getByRole('region', { name: 'Reseñas', exact: true })
    await businessTab(visitor, 'Reseñas').click()
    await expect(reviews).toContainText('Todavía no tiene reseñas')
    await expect(reviews).toContainText('Debes iniciar sesión para dejar una reseña')
    await reviews.getByRole('link', { name: 'Iniciar sesión' }).click()
    await visitor.getByLabel('Nombre de usuario o email').fill(guest.username)
    await visitor.getByRole('textbox', { name: 'Contraseña' }).fill(testPassword)
    await visitor.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(visitor).toHaveURL(new RegExp(`${reviewsPath}#escribir$`))
  })

  await test.step('no star is set beforehand, and what was typed survives a reload', async () => {
    await form.getByLabel('Contá cómo fue').fill('Rico y barato.')
    await form.getByRole('button', { name: 'Enviar reseña' }).click()
    await expect(form.getByText('El campo Calificación es obligatorio.')).toBeVisible()
    await expect(form.getByRole('radio').first()).toBeFocused()
    await visitor.reload()
    await expect(form.getByLabel('Contá cómo fue')).toHaveValue('Rico y barato.')
    await stars('4 de 5: Bueno')
    await form.getByRole('button', { name: 'Enviar reseña' }).click()
    await expect(visitor.getByText('Reseña enviada con éxito')).toBeVisible()
    await expect(own).toContainText('Rico y barato.')
  })

  await test.step('everybody reads it, with where it comes from, also without scripts', async () => {
    await expect.poll(text).toContain('Visitó con un QR')
    const stranger = await visit(null, { javaScriptEnabled: false })
    await stranger.goto(path)
    const article = stranger.getByRole('article').filter({ hasText: 'Rico y barato.' })
    await expect(article).toContainText('Lucía F.')
    await expect(article.getByRole('link', { name: /^Reportar/ })).toBeVisible()
  })

  await test.step('the owner answers; what was typed outlives a lost connection, and a reload', async () => {
    const answer = owner.getByRole('dialog').getByLabel('Tu respuesta')
    const publish = owner.getByRole('button', { name: 'Publicar' })
    await businessDesk(owner).part('Reseñas').click()
    await expect(owner.getByText('Visitó con un QR')).toBeVisible()
    await owner.getByRole('button', { name: 'Responder' }).click()
    await answer.fill('Gracias, Lucía.')
    await owner.context().setOffline(true)
    await publish.click()
    await expect(owner.getByText('No pudimos conectarnos.')).toBeVisible()
    await expect(publish).toBeFocused()
    await expect(answer).toHaveValue('Gracias, Lucía.')
    await owner.context().setOffline(false)
    await owner.reload()
    await owner.getByRole('button', { name: 'Responder' }).click()
    await expect(answer).toHaveValue('Gracias, Lucía.')
    await publish.click()
    await expect.poll(text).toContain('Gracias, Lucía.')
    await owner.goto(reviewsPath)
    await expect(owner.getByText('Este negocio es tuyo')).toBeVisible()
  })

  await test.step('changed, it is still one, and the average of all is right', async () => {
    // The average is shown from three reviews on.
    for (const regular of [await buildUser(ctx), await buildUser(ctx)])
      await writeBusinessReview(ctx, account(regular.id, 'user'), { idOrSlug: business.id, rating: 5 })
    await visitor.reload()
    await own.getByRole('button', { name: 'Cambiar' }).click()
    await stars('2 de 5: Malo')
    await visitor.getByRole('button', { name: 'Guardar los cambios' }).click()
    await expect(own).toContainText('Malo')
    await expect
      .poll(text)
      .toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":3')
  })
}
