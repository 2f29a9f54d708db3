import { presetRubro } from '@oficio/contracts/businesses/category-rubros'
import { registerDirectlyEndpoint } from '@oficio/contracts/professionals/joining'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { beforeEach, describe, expect, it } from 'vitest'
import { getListChoices } from '../admin/get-list-choices'
import { registerBusiness } from '../businesses/registration/register-business'
import { account, visitor } from '../kernel/actor'
import { registerDirectly } from '../professionals/joining/register-directly'
import { changeRubros } from '../professionals/rubros/change-rubros'
import { getRubroSelection } from '../professionals/rubros/get-rubro-selection'
import { getRubroTowns, listRubrosWithCounts } from '../search/landing/get-rubro-towns'
import { searchProfessionals } from '../search/professionals/search-professionals'
import { updateServiceRequest } from '../service-requests/editing/update-service-request'
import { createServiceRequest } from '../service-requests/filing/create-service-request'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { buildSubmission } from '../testing/builders/build-submission'
import { buildUser } from '../testing/builders/build-user'
import { businessForm } from '../testing/business-form'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { listBusinessRubros, listRubros, listRubrosBeside } from './list-rubros'

let ctx: TestCtx
let cafe: { id: number; slug: string }
beforeEach(async () => {
  ctx = await createTestContext()
  cafe = await ctx.db.rubro.findUniqueOrThrow({ where: { slug: 'cafeterias' } })
})

const namesCafe = (rubros: readonly { id: number }[]) => rubros.some(({ id }) => id === cafe.id)

describe('a rubro for businesses only', () => {
  it('is offered to businesses, before the rubros of professionals', async () => {
    const rubros = await listBusinessRubros(ctx)
    const firstOfProfessionals = rubros.findIndex(({ isBusinessOnly }) => !isBusinessOnly)
    expect(rubros.findIndex(({ id }) => id === cafe.id)).toBeLessThan(firstOfProfessionals)
    expect(rubros.slice(firstOfProfessionals).every(({ isBusinessOnly }) => !isBusinessOnly)).toBe(true)
    const business = await registerBusiness(
      ctx,
      visitor({ deviceHash: 'phone-1', idempotencyKey: null }),
      businessForm({ selectedRubros: [cafe.id] }),
    )
    expect(business).toMatchObject({ status: 'pending_payment', missing: [] })
  })

  it('is in no list for clients, professionals or search engines', async () => {
    const professional = await buildProfessional(ctx)
    const admin = await buildUser(ctx, { role: 'admin' })
    const selection = await getRubroSelection(ctx, account(professional.userId, 'professional'))
    const lists = [
      await listRubros(ctx),
      await listRubrosBeside(ctx, [1]),
      await listRubrosWithCounts(ctx),
      selection.rubros,
      (await getListChoices(ctx, account(admin.id, 'admin'))).rubros,
    ]
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(0)
      expect(namesCafe(list)).toBe(false)
    }
    await expect(getRubroTowns(ctx, cafe.slug)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused when a request is filed or edited with it', async () => {
    const submission = await buildSubmission(ctx, { rubroId: cafe.id })
    const refusal = { code: 'validation_failed', fields: { rubroId: expect.any(String) } }
    await expect(createServiceRequest(ctx, visitor(), submission)).rejects.toMatchObject(refusal)
    const user = await buildUser(ctx)
    const request = await buildServiceRequest(ctx, { userId: user.id })
    const edit = updateServiceRequest(ctx, account(user.id, 'user'), { id: request.id, rubroId: cafe.id })
    await expect(edit).rejects.toMatchObject(refusal)
    expect(await ctx.db.serviceRequest.count({ where: { rubroId: cafe.id } })).toBe(0)
  })

  it('is refused to professionals who join or change their rubros', async () => {
    const form = registerDirectlyEndpoint.body.parse({
      username: 'ana.gomez',
      email: 'ana@correo.com',
      password: 'una clave larga',
      firstName: 'Ana',
      lastName: 'Gómez',
      rubros: [cafe.id],
    })
    await expect(registerDirectly(ctx, visitor({ isPage: true }), form)).rejects.toMatchObject({
      fields: { rubros: expect.any(String) },
    })
    const { userId } = await buildProfessional(ctx)
    const change = changeRubros(ctx, account(userId, 'professional'), { rubroIds: [1, cafe.id] })
    await expect(change).rejects.toMatchObject({ fields: { rubroIds: expect.any(String) } })
    expect(await ctx.db.professionalRubro.count({ where: { rubroId: cafe.id } })).toBe(0)
  })

  it('is ignored by the words in a search of professionals', async () => {
    await buildProfessional(ctx)
    const { professionals } = await searchProfessionals(
      ctx,
      visitor(),
      searchQuery.parse({ query: 'cafetería' }),
    )
    expect(professionals).toEqual([])
  })
})

it('fits every category of businesses in the reference data', async () => {
  const rubros = await listBusinessRubros(ctx)
  const categories = await ctx.db.businessCategory.findMany({ orderBy: { id: 'asc' } })
  const presets = categories.map(({ id }) => rubros.find((rubro) => rubro.id === presetRubro([id], rubros)))
  expect(categories.map(({ name }, at) => [name, presets[at]?.name])).toEqual([
    ['Restaurantes', 'Restaurantes'],
    ['Cafés', 'Cafeterías'],
    ['Bares', 'Bares y cervecerías'],
    ['Tiendas', 'Comercios'],
    ['Salones de belleza', 'Peluquerías y salones de belleza'],
    ['Gimnasios', 'Gimnasios y estudios'],
    ['Alojamiento', 'Hoteles y alojamientos'],
    ['Salud', 'Consultorios y centros de salud'],
    ['Educación', 'Institutos y escuelas'],
    ['Otros', 'Otros negocios'],
  ])
  expect(presets.every((rubro) => rubro?.isBusinessOnly)).toBe(true)
})
