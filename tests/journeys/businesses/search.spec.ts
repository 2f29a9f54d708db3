import { paths } from '@oficio/contracts/paths'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { expect } from '@playwright/test'
import { long, phone, test } from '../support/fixtures'
import { expectOnFirstScreen } from '../support/in-sight'

test.use(phone)

/**
 * A town in which no test puts anybody. A page without results is cached until a purge, and rows that tests store do
 * not cause one.
 */
const lostTown = 'tolhuin'

test('a visitor without scripts finds a shop by a misspelt word, a town and filters, and turns pages', async ({
  visit,
  world: { ctx },
  market: { place },
}) => {
  const page = await visit(null, { javaScriptEnabled: false })
  const tail = ctx.ids.next().slice(-6)
  const nameOf = (number: number) => `Zorzalero ${tail} ${number}`
  for (let number = 1; number <= 6; number += 1)
    await buildBusiness(ctx, {
      name: nameOf(number),
      localidadId: place.localidadId,
      categoryIds: [10],
      score: 100 - number,
      tagIds: number === 6 ? [6] : [],
      tier: number === 3 ? 'featured' : 'basic',
    })
  await countBusinessWords(ctx)

  await page.goto(paths.searchBusinesses())
  await page.getByLabel('¿Qué buscás?').fill('zorsalero')
  await page.getByLabel('¿En qué ciudad?').fill(`${place.city}, ${place.state}`)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect(results.getByRole('heading', { level: 2 })).toHaveText('Mostrando 5 de 6 resultados')
  await expect(page.getByRole('region', { name: 'Destacados' })).toContainText(nameOf(3))
  await expectOnFirstScreen(results.getByRole('heading', { level: 3 }).first())
  // The worker may have changed the ranking, so this journey does not expect certain names among the first five.
  const names = [1, 2, 3, 4, 5, 6].map(nameOf)
  const headings = results.getByRole('heading', { level: 3 })
  const first = (await headings.allTextContents()).map((text) => text.trim())
  expect(names).toEqual(expect.arrayContaining(first))
  expect(first).toHaveLength(5)

  await results.getByRole('link', { name: 'Página 2' }).click()
  await expect(headings).toHaveText(names.filter((name) => !first.includes(name)))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('checkbox', { name: /^WiFi/ }).check()
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(results.getByRole('heading', { level: 2 })).toHaveText('Mostrando 1 de 1 resultados')
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'WiFi (quitar)' })).toBeVisible()
  await expect(page.getByLabel('¿Qué buscás?')).toHaveValue('zorsalero')
  await results.getByRole('link', { name: nameOf(6) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(6))

  await page.goto(`${paths.searchBusinesses()}?query=zzzzzzz&cityName=Venado+Tuert`)
  await expect(page.getByRole('link', { name: 'Venado Tuerto, Santa Fe' })).toBeVisible()
  await expect(results.getByRole('heading', { level: 2 })).toHaveText('No se encontraron resultados')
  await expect(results.getByRole('link', { name: 'Registrar mi negocio' })).toBeVisible()
  await page.goto(`${paths.searchBusinesses()}?category=otros&page=200`)
  await page.getByRole('link', { name: 'Volver al principio' }).click()
  await expect(page).toHaveURL(/\?category=otros$/)

  // The page itself reports that the business is missing. Its words must not wait for a script either.
  expect((await page.goto(paths.business(`nadie-${tail}`)))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página')
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByRole('link', { name: 'Solicitar un servicio' }).first()).toBeVisible()
})

test(
  'a tap on the map of a narrow phone shows the business within the map, until Escape',
  long,
  async ({ page, world: { ctx }, market: { place } }) => {
    const tail = ctx.ids.next().slice(-6)
    const name = `Benteveo ${tail}`
    // The business is at the upper edge of the area of the two, so the map has to move to show its popup.
    for (const [number, latitude] of [-31, -34].entries())
      await buildBusiness(ctx, {
        name: number === 0 ? name : `${name} sur`,
        localidadId: place.localidadId,
        latitude,
        longitude: -64,
      })
    await countBusinessWords(ctx)

    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${paths.searchBusinesses()}?query=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: 'Ver mapa' }).tap()
    const map = page.getByRole('region', { name: 'Mapa de los resultados' })
    const sign = map.getByRole('button', { name, exact: true })
    await sign.tap()
    const popup = map.locator('.leaflet-popup')
    // The map moves until the whole popup is visible, and draws its signs again without closing it.
    await expect
      .poll(async () => {
        const [outer, inner] = [await map.locator('.reach-map').boundingBox(), await popup.boundingBox()]
        if (!outer || !inner) return 'nothing'
        const isWithin =
          inner.x >= outer.x &&
          inner.y >= outer.y &&
          inner.x + inner.width <= outer.x + outer.width &&
          inner.y + inner.height <= outer.y + outer.height
        return isWithin ? 'all of it' : 'a part'
      })
      .toBe('all of it')
    const link = popup.getByRole('link', { name, exact: true })
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(sign).toBeFocused()
    // The popup also closes from the sign itself and with the cross.
    await page.keyboard.press('Enter')
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(sign).toBeFocused()
    await page.keyboard.press('Enter')
    await popup.getByRole('button', { name: 'Cerrar' }).tap()
    await expect(popup).toHaveCount(0)
    await expect(sign).toBeFocused()

    // For an unknown town, the list and the map cover the whole country.
    await page.goto(`${paths.searchBusinesses()}?query=${encodeURIComponent(name)}&cityName=Venado+Tuert`)
    await expect(page.getByText(/^De todo el país/)).toBeVisible()
    await page.getByRole('button', { name: 'Ver mapa' }).tap()
    await expect(sign).toBeVisible()
  },
)

test('a town is offered while one types, and chosen by keyboard alone', async ({ page }) => {
  await page.goto(paths.searchBusinesses())
  const city = page.getByLabel('¿En qué ciudad?')
  await city.click()
  await expect(city).toHaveRole('combobox')
  await city.fill('cordob')
  await expect(page.getByRole('option', { name: /^Córdoba/ }).first()).toBeVisible()
  await city.press('ArrowDown')
  await city.press('Enter')
  await expect(city).toHaveValue('Córdoba, Córdoba')
  await city.press('Enter')
  await expect(page).toHaveURL(/cityName=C%C3%B3rdoba%2C\+C%C3%B3rdoba&cityId=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negocios en Córdoba')
})

test('a link to a town without professionals of the rubro shows the way to the nearest ones', async ({
  page,
}) => {
  const answer = await page.goto(paths.rubroInTown('plomeria', lostTown))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahí todavía no hay nadie')
  await expect(page.getByRole('link', { name: 'Ver rubros y ciudades' })).toHaveAttribute(
    'href',
    paths.rubroIndex(),
  )
  await page.getByRole('link', { name: 'Buscar cerca' }).click()
  await expect(page.getByLabel('¿Qué necesitás?')).toHaveValue('plomeria')
  await expect(page.getByLabel('¿Dónde?')).toHaveValue(/tolhuin/i)
  // The visitor does not have to type again what the search understood.
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect(results.getByText('Ahora no hay nadie disponible de Plomería cerca de Tolhuin')).toBeVisible()
  await results.getByRole('link', { name: 'Solicitar un servicio' }).click()
  await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue('Plomería')
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('Tolhuin')
  expect((await page.goto(paths.categoryInTown('cafes', lostTown)))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Buscar cerca' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negocios en Tolhuin')
})
