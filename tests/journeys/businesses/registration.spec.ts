import { paths } from '@oficio/contracts/paths'
import { sitemapPartPath } from '@oficio/contracts/search/sitemap'
import { getPoster } from '@oficio/domain/businesses/poster/get-poster'
import { account } from '@oficio/domain/kernel/actor'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { personOf } from '@oficio/domain/testing/builders/person'
import { expect } from '@playwright/test'
import { businessDesk } from '../support/business-desk'
import { businessTab } from '../support/business-tab'
import { businessWizard } from '../support/business-wizard'
import { phone, smallPhone, test } from '../support/fixtures'
import { expectInSight } from '../support/in-sight'
import { linkIn } from '../support/mailbox'
import { testPassword } from '../support/market'
import { subscriptionPage } from '../support/mercado-pago'
import { phonePhoto } from '../support/pictures'
import { reviewAndAnswer } from './review-and-answer'

test.use(phone)

const cafes = 2

test('an owner without an account registers a café on a phone, pays its plan, takes the account by the mail, and is found and reviewed', async ({
  page,
  visit,
  world,
  market: { place, rubro },
  mailbox,
}) => {
  const { ctx } = world
  const { email, phone: number } = personOf(ctx.ids.next())
  const name = `Zaguán ${ctx.ids.next().slice(-8)}`
  const wizard = businessWizard(page)
  const desk = businessDesk(page)
  const business = () => ctx.db.business.findFirstOrThrow({ where: { name } })
  const readPage = async () => page.request.get(paths.business((await business()).slug))

  await test.step('missing fields are shown before the next step', async () => {
    await wizard.open()
    await expect(page.getByText('Desde $ 10.000 por mes')).toBeVisible()
    await wizard.next.click()
    await expect(page.getByText('El nombre del negocio es obligatorio.').first()).toBeVisible()
    await expect(page.getByText('Debes seleccionar al menos una categoría.').first()).toBeVisible()
    await wizard.tell({ name, category: 'Cafés' })
    await wizard.next.click()
  })

  await test.step('typed words survive a reload, and the back button leads one step back', async () => {
    await expect(wizard.step(2)).toBeVisible()
    await wizard.place({ ...place, phone: number })
    const draftSaved = wizard.isKept('"postalCode":"2000"')
    await page.getByLabel('Código postal').fill('2000')
    await draftSaved
    await wizard.reloadUnread()
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
    await expect(page.getByLabel('Nombre del negocio')).toHaveValue(name)
    await page.setViewportSize(smallPhone)
    await wizard.next.click()
    await expect(page.getByLabel('Código postal')).toHaveValue('2000')
    await expectInSight(wizard.step(2))
    await page.goBack()
    await expectInSight(wizard.step(1))
    await page.setViewportSize(phone.viewport)
    await wizard.next.click()
    await wizard.next.click()
  })

  await test.step('the pictures are uploaded with it', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await wizard.tellSites({ website: 'zaguan.com.ar', instagram: 'elzaguan', foundingYear: '1998' })
    await wizard.photos.setInputFiles([
      await phonePhoto('frente.jpg', 'teal'),
      await phonePhoto('salon.jpg', 'orange'),
    ])
    await expect(page.getByText(/: subida$/)).toHaveCount(2)
    await wizard.next.click()
  })

  await test.step('the rubro of its category is chosen already, and no unrelated trade is offered', async () => {
    await expect(wizard.step(4)).toBeVisible()
    await expect(wizard.presetRubro).toHaveText(/^Rubro: Cafeterías/)
    await page.getByRole('radio', { name: /^Destacado/ }).check()
    await expect(wizard.presetRubro).toHaveText(/^Rubro: Cafeterías/)
    await page.getByRole('radio', { name: /^Premium/ }).check()
    await page.getByRole('button', { name: 'Cambiar el rubro' }).click()
    await page.getByRole('combobox', { name: 'Rubros' }).click()
    await page.getByPlaceholder('Buscá: café').fill('hotel')
    await expect(page.getByRole('option')).toHaveText([/^Hoteles y alojamientos/])
    await page.keyboard.press('Escape')
    await wizard.back.click()
    await wizard.next.click()
  })

  await test.step('each plan says its price; another one, or the way back, drops the rubros that were chosen', async () => {
    await expect(page.getByText('Recomendado desde 3 rubros')).toBeVisible()
    await wizard.dropPreset('Cafeterías')
    await wizard.addRubro(rubro.name)
    await expect(page.getByText(/^Vas a pagar/)).toContainText('$ 25.000')
    await page.getByRole('button', { name: 'Pasar al plan Básico' }).click()
    await expect(page.getByText(/^Vas a pagar/)).toContainText('$ 10.000')
    await expect(page.getByRole('list', { name: 'Rubros elegidos' })).toContainText(rubro.name)
    await page.getByRole('radio', { name: /^Destacado/ }).check()
    await expect(page.getByText(/^Vas a pagar/)).toContainText('$ 45.000')
    await wizard.next.click()
    await expect(page.getByText('Debes seleccionar al menos un rubro.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Usar los mismos' }).click()
    await expect(page.getByRole('list', { name: 'Rubros elegidos' })).toContainText(rubro.name)
    await page.getByRole('radio', { name: /^Premium/ }).check()
    await wizard.addRubro(rubro.name)
    await wizard.back.click()
    await wizard.next.click()
    await expect(wizard.presetRubro).toHaveText(/^Rubro: Cafeterías/)
    await wizard.next.click()
  })

  await test.step('the business is registered, and hidden until its plan is paid', async () => {
    await expect(wizard.step(5)).toBeVisible()
    for (const text of [place.city, 'https://zaguan.com.ar/', 'https://www.instagram.com/elzaguan', '1998'])
      await expect(page.getByRole('main')).toContainText(text)
    await wizard.submit.click()
    await expect(page.getByRole('heading', { name: '¡Negocio registrado con éxito!' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    expect((await readPage()).status()).toBe(404)
  })

  await test.step('the owner comes back to the payment after a reload, the back button or a closed tab', async () => {
    const payment = page.getByRole('button', { name: 'Pagar suscripción' })
    await expect(page).toHaveURL(/\/business\/register\/done\?business=/)
    await page.reload()
    await expect(payment).toBeVisible()
    await page.goBack()
    await expect(page.getByText(`Ya registraste ${name}: falta pagar el plan`)).toBeVisible()
    await wizard.open()
    await page.getByRole('link', { name: 'Pagar el plan' }).click()
    await expect(page.getByRole('main')).toContainText(email)
    await expect(payment).toBeVisible()
  })

  await test.step('everybody sees the business once it is paid', async () => {
    await expect(page.getByLabel('Email de tu cuenta de Mercado Pago')).toHaveValue(email)
    await page.getByRole('button', { name: 'Pagar suscripción' }).click()
    await expect(subscriptionPage(page).amount).toHaveText('$ 25.000')
    await subscriptionPage(page).authorize()
    // The first charge has not been made yet. An authorised plan is trusted for a day.
    await subscriptionPage(page).backToSite()
    await expect(page.getByRole('heading', { name: '¡Listo! Tu página ya se ve' })).toBeVisible()
    await expect.poll(async () => (await readPage()).status()).toBe(200)
  })

  await test.step('the mailed link gives the account, which owns the business', async () => {
    await page.goto(linkIn(await mailbox.wait(email, /^Elegí tu contraseña/), '/reset-password/'))
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(testPassword)
    await page.getByRole('textbox', { name: 'Repetí la contraseña', exact: true }).fill(testPassword)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    // The new password signs the owner in, so they do not type it a third time.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis negocios')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Publicado')
    await page.getByRole('link', { name: 'Administrar' }).click()
  })

  await test.step('the owner says when it is open: two intervals a day for all days, and a holiday', async () => {
    await desk.part('Horarios').click()
    await desk
      .day('lunes')
      .getByRole('button', { name: /^Otro turno/ })
      .click()
    await desk
      .day('lunes')
      .getByRole('button', { name: /^Copiar a todos/ })
      .click()
    await page.getByRole('button', { name: 'Guardar la semana' }).click()
    await expect(page.getByText('Guardamos tus horarios')).toBeVisible()
    await page.getByText('Feriados nacionales que vienen').click()
    await page.getByRole('button', { name: /^Cerramos.*Navidad$/ }).click()
    await page.getByRole('button', { name: 'Guardar los días' }).click()
    await expect(page.getByText('Guardamos los días especiales')).toBeVisible()
    await page.getByRole('button', { name: /^Quitar: .*25 de diciembre/ }).click()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Cambios sin guardar')).toHaveCount(0)
  })

  const point = { latitude: place.latitude + 0.01, longitude: place.longitude }
  await test.step('a door too far from its town is refused', async () => {
    await desk.part('Datos').click()
    await page.getByLabel('Coordenadas').fill('-54.8, -30.3')
    await page.getByRole('button', { name: 'Guardar el punto' }).click()
    await expect(page.getByText(/^Ese punto queda a .* km del centro de/)).toBeVisible()
    // Argentines write decimals with a comma.
    await page.getByLabel('Coordenadas').fill(`${point.latitude}, ${point.longitude}`.replaceAll('.', ','))
    await page.getByRole('button', { name: 'Guardar el punto' }).click()
    await expect(page.getByText('Guardamos el punto')).toBeVisible()
  })

  const guest = await buildUser(ctx, { password: testPassword, firstName: 'Lucía', lastName: 'Fernández' })
  const visitor = await visit(null)
  const resultLink = visitor.getByRole('region', { name: 'Resultados' }).getByRole('link', { name })

  await test.step("search words, the map, the town's page and search engines lead to it", async () => {
    await countBusinessWords(ctx)
    const town = `cityName=${place.city}, ${place.state}`
    for (const query of [
      `query=cafeteria ${place.city}`,
      `query=cafe&${town}`,
      `query=cafè con leche&${town}`,
    ]) {
      await visitor.goto(`${paths.searchBusinesses()}?${new URLSearchParams(query)}`)
      await expect(resultLink).toBeVisible()
    }
    await visitor.goto(
      `${paths.searchBusinesses()}?latitude=${point.latitude}&longitude=${point.longitude}&radiusKm=2`,
    )
    await visitor.getByRole('button', { name: 'Ver mapa' }).click()
    const map = visitor.getByRole('region', { name: 'Mapa de los resultados' })
    await expect(map.getByRole('button', { name: new RegExp(`${name}|negocios`) }).first()).toBeVisible()
    const { slug: townSlug, provincia } = await ctx.db.localidad.findUniqueOrThrow({
      where: { id: place.localidadId },
      include: { provincia: true },
    })
    await visitor.goto(paths.categoryInTown('cafes', `${townSlug}-${provincia.slug}`))
    await expect(visitor.getByRole('link', { name })).toBeVisible()
    const { id, slug } = await business()
    const sitemapParts = await Promise.all(
      [`negocios-${id}`, `categorias-${cafes}`].map((part) => visitor.request.get(sitemapPartPath(part))),
    )
    for (const [at, path] of [paths.business(slug), new URL(visitor.url()).pathname].entries())
      expect(await sitemapParts[at]?.text()).toContain(`${path}</loc>`)
  })

  await test.step("the page, opened by its poster's code, shows everything that its owner wrote", async () => {
    const { userId, id } = await business()
    const { url } = await getPoster(ctx, account(userId ?? '', 'user'), { id })
    await visitor.goto(url)
    await expect(visitor).toHaveURL(/\/resenas#escribir$/)
    const hours = visitor.getByRole('region', { name: 'Horarios' })
    await expect(hours).toContainText('Todos los días')
    await expect(hours).toContainText('Navidad: cerrado')
    await businessTab(visitor, 'Fotos').click()
    await expect(visitor.getByRole('region', { name: 'Fotos' }).getByRole('img')).toHaveCount(2)
    const where = visitor.getByRole('region', { name: 'Dónde está' })
    await expect(where.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /destination=/)
    await where.getByRole('button', { name: 'Ver en el mapa' }).click()
    await expect(where.getByRole('region', { name: `Mapa: ${name}` }).getByTitle(name)).toBeVisible()
  })

  await reviewAndAnswer({ visit, visitor, owner: page, ctx, business: await business(), guest })
})
