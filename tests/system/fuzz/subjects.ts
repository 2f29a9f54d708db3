import type { Role } from '@oficio/contracts/access'
import type { Endpoint } from '@oficio/contracts/endpoint'
import { issueTokens } from '@oficio/domain/accounts/sessions/issue-tokens'
import { openSession } from '@oficio/domain/accounts/sessions/open-session'
import { account } from '@oficio/domain/kernel/actor'
import { trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { z } from 'zod'
import { testPassword } from '../../journeys/support/market'
import type { World } from '../../journeys/support/world'
import { adFields, buildBookings } from './ad-fields'
import type { FieldValues } from './arbitrary-of-schema'
import { businessFields, ownBusinessFields } from './business-fields'
import { buildImportedBusinesses } from './imported-businesses'
import { buildOwnRubro } from './own-rubro'
import { placeFields } from './place-fields'
import { searchedFields } from './searched-fields'
import { dayFields, typedFields } from './typed-fields'

interface Subjects {
  /** Returns existing values by field name for an endpoint, because `id` means another record in each. */
  fieldValuesOf: (endpoint: Endpoint) => FieldValues
  /** Returns headers of callers that may make the call, each with its own session. */
  callers: (endpoint: Endpoint) => Promise<Record<string, string>[]>
}

/** Number of records of each kind that calls can use up. */
const many = 12

/** Stores the subjects of generated calls. Each endpoint gets at most `usesEach` subjects that a call uses up. */
export async function buildSubjects(
  { ctx }: Pick<World, 'ctx'>,
  { usesEach }: { usesEach: number },
): Promise<Subjects> {
  const user = await buildUser(ctx, { password: testPassword })
  const admin = await buildUser(ctx, { role: 'admin', password: testPassword })
  const rubros = await ctx.db.rubro.findMany({ select: { id: true } })
  // The only professional with every rubro and with this many free leads.
  const rich = {
    rubroIds: rubros.map(({ id }) => id),
    freeLeadsLeft: 500,
    // Without a password, a new session would be enough to close the account.
    user: { password: testPassword },
  }
  const professional = await buildProfessional(ctx, rich)
  const requests: { id: string; linkVersion: number }[] = []
  const leads: string[] = []
  const reports: string[] = []
  for (let index = 0; index < many; index += 1) {
    const request = await buildServiceRequest(ctx, {
      userId: user.id,
      ...(index % 2 ? { confirmedAt: null } : {}),
    })
    requests.push(request)
    if (index % 3 === 0) continue
    const lead = await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
    leads.push(lead.id)
    if (index % 3 === 1) continue
    const id = ctx.ids.next()
    await ctx.db.leadReport.create({
      data: { id, leadId: lead.id, reason: 'no_answer', createdAt: new Date() },
    })
    reports.push(id)
  }
  const reviews: string[] = []
  for (const leadId of leads) {
    const id = ctx.ids.next()
    const facts = { leadId, professionalId: professional.id, authorName: 'Lucía F.', createdAt: new Date() }
    await ctx.db.review.create({ data: { id, rating: 4, ...facts } })
    reviews.push(id)
  }
  const ownRubro = await buildOwnRubro(ctx)
  const businessIds: string[] = []
  for (let index = 0; index < many; index += 1)
    businessIds.push((await buildBusiness(ctx, { userId: user.id, status: 'pending_payment' })).id)
  const { openIds, importIds } = await buildImportedBusinesses(ctx, many)
  const bookingIds = await buildBookings(ctx, user.id, many)
  const shop = await buildBusiness(ctx)
  const requestIds = requests.map(({ id }) => id)
  const photoOf = () => ({
    width: 9,
    height: 9,
    bytes: 9,
    sha256: 'x',
    createdAt: new Date(),
    ownerKey: user.id,
  })
  const photoIds = requestIds.map(() => ctx.ids.next())
  await ctx.db.photo.createMany({ data: photoIds.map((id) => ({ id, ...photoOf() })) })

  const shared: FieldValues = {
    username: [user.username, user.email],
    password: [testPassword, 'otra clave larga'],
    email: ['alguien@example.com', 'otra.persona@example.com'],
    phone: ['341 555 1234', '11 4555-1234', '+54 9 351 555 1234'],
    // Towns of one province, so that province and town match.
    state: ['Santa Fe', 'santa fe'],
    city: ['Rosario', 'Santa Fe', 'Rafaela'],
    provincia: ['Santa Fe', '5', 'CABA'],
    provinciaId: ['1', '2', '21', '25'],
    address: ['San Martín 100, Rosario, Santa Fe'],
    localidadId: [1, 2, undefined],
    preferredProfessionalId: [undefined, professional.id],
    rubroId: rubros.slice(0, 5).map(({ id }) => id),
    expirationDays: [3, 7, '14', 30],
    isUrgent: [false, 'false', false, false, false, true],
    urgencyFee: [undefined, 1_000],
    website: ['', undefined],
    leadId: leads,
    serviceRequestId: requestIds,
    photoIds: [...photoIds.map(() => []), ...photoIds.map((id) => [id])],
    exp: [Math.floor(Date.now() / 1000) + 3_600],
    code: ['123456', '000000'],
    amount: [undefined],
    currency: ['ARS', undefined],
    payerEmail: ['alguien@example.com', undefined],
    paymentMethod: ['mercadopago', undefined],
    acceptTerms: [true],
    professionalIds: [[professional.id]],
    rubroIds: rubros.slice(0, 3).map(({ id }) => [id]),
    monthlyPriceArs: [undefined],
    part: ['paginas', `profesionales-${professional.id}`],
    cursor: [undefined],
    ...dayFields,
    // Fields of a registration. Only the form asks for the password twice.
    confirmPassword: [undefined],
    postalCode: ['2000', 'S2000'],
    serviceRadius: [5, 25, '100'],
    rubros: [rubros.slice(0, 3).map(({ id }) => id), [rubros[0]?.id]],
    taxId: ['20-12345678-6', '20123456786', '27-12345678-0'],
    documentIds: [[], undefined],
    companyName: ['Plomería Sur', undefined],
    version: [undefined],
    leftArs: [15_000],
    amountArs: [undefined, 1_000],
    paymentId: requestIds,
    ...adFields(photoIds),
    ...businessFields(businessIds, rubros),
    idOrSlug: [shop.id, shop.slug, ...businessIds],
  }
  const searchValues = searchedFields(rubros)
  const ofPlaces = placeFields(shop)
  /** Returns field values that apply to this call only. */
  const ownFieldsOf = ({ name, path, query }: Endpoint): FieldValues => {
    if (name === 'listPayments')
      return { search: [undefined, 'alguien'], status: [undefined, undefined, 'approved'] }
    if (name === 'getDemand')
      return { radiusKm: [5, 25, '100'], rubroIds: rubros.slice(0, 3).map(({ id }) => String(id)) }
    if (ofPlaces[name]) return ofPlaces[name]
    if (typedFields[name]) return typedFields[name]
    if (name.startsWith('search')) return searchValues
    // Each list has its own filters, and refuses the filters of other lists.
    if (name === 'exportList')
      return Object.fromEntries(
        Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).map(
          (field) => [field, [undefined]],
        ),
      )
    if (path.startsWith('/admin/rubros'))
      return {
        name: [ownRubro.name, ownRubro.name.toUpperCase()],
        icon: ['wrench', 'house'],
        synonyms: [[], ['prueba']],
        version: [1, 2],
        afterId: [null],
      }
    if (name === 'uploadBusinessImport') return { importIds: importIds.map((id) => [id]) }
    // A call without a photo needs the id of an uploaded one.
    if (name === 'uploadPhoto') return { photoIds: photoIds.map((id) => [id]) }
    if (name === 'uploadDocument') return { documentIds: photoIds.map((id) => [id]) }
    if (name === 'changePortfolio')
      return { photos: [[], ...photoIds.map((id) => [{ id, caption: 'Cocina' }])] }
    if (ownBusinessFields[name]) return ownBusinessFields[name]
    // An unknown subject type is refused before anything else is checked.
    if (path.startsWith('/subscriptions'))
      return { subjectType: [undefined, undefined, 'professional'], subjectId: [undefined] }
    if (name === 'createAnonymousPayment') return { metadata: [{ type: 'urgency_fee' }] }
    if (name === 'createPayment')
      return { metadata: requestIds.map((serviceRequestId) => ({ serviceRequestId })) }
    return {}
  }
  const idsOf = ({ path, name }: Endpoint): readonly string[] => {
    if (path.startsWith('/leads')) return leads
    if (path.includes('/advertising/')) return bookingIds
    if (path.includes('lead-reports')) return reports
    if (path.startsWith('/photos')) return photoIds
    if (path.startsWith('/user/businesses') || path.startsWith('/admin/businesses')) return businessIds
    if (path.startsWith('/business-claims')) return openIds
    if (path.startsWith('/admin/business-imports')) return importIds
    if (path.startsWith('/admin/business-terms')) return ['c1', 't1']
    if (path.startsWith('/admin/rubros')) return [String(ownRubro.id)]
    if (path.includes('reviews/')) return reviews
    if (path.startsWith('/professionals/')) return [professional.id]
    return name === 'retryJob' ? ['1', '2', '999999'] : requestIds
  }
  const newPeople: FieldValues = {
    username: requestIds.map((id) => `nueva.${id.slice(-12)}`),
    email: requestIds.map((id) => `nueva.${id.slice(-12)}@example.com`),
  }

  const sessionOf = async (userId: string, role: Role, kind: 'api' | 'web' = 'api') => {
    const session = await openSession(ctx, account(userId, role), { userId, kind })
    return issueTokens(ctx, { ...session, userId })
  }
  const bearer = async (userId: string, role: Role) => {
    const { accessToken } = await sessionOf(userId, role)
    return { authorization: `Bearer ${accessToken}` }
  }
  // Sessions are opened one after the other, because on a busy machine many at once would time out waiting for a
  // connection.
  const refreshTokens: string[] = []
  for (let at = 0; at < usesEach; at += 1) refreshTokens.push((await sessionOf(user.id, 'user')).refreshToken)

  return {
    fieldValuesOf: (endpoint) => ({
      ...shared,
      id: idsOf(endpoint),
      refreshToken: refreshTokens,
      ...ownFieldsOf(endpoint),
      ...(endpoint.name.startsWith('register') ? newPeople : {}),
    }),
    callers: async ({ access, name, path }) => {
      // A signed-in caller would become a professional by this call.
      if (name === 'registerProfessional') return [{}]
      // The next call must not use a session that was ended.
      const sessions = name === 'logout' ? usesEach : 1
      const headers: Record<string, string>[] = []
      for (let at = 0; at < sessions; at += 1) {
        if (access === 'anyone' || access === 'account') headers.push(await bearer(user.id, 'user'))
        if (access === 'account' || access.includes('professional'))
          headers.push(await bearer(professional.userId, 'professional'))
        // Most calls come from the only caller with subscriptions of this kind.
        if (path.startsWith('/subscriptions'))
          for (let more = 0; more < 3; more += 1)
            headers.push(await bearer(professional.userId, 'professional'))
        if (access === 'account' || access.includes('admin')) headers.push(await bearer(admin.id, 'admin'))
      }
      const links = requests.map((request) => ({ 'x-tracking-token': trackingToken(ctx, request) }))
      return access === 'anyone' ? [...headers, ...links.slice(0, 2), {}] : headers
    },
  }
}
