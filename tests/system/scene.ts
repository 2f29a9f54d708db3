import { profilePath } from '@oficio/contracts/professionals/public-address'
import { accountLinkToken } from '@oficio/domain/accounts/links'
import { optOutUrl } from '@oficio/domain/kernel/mail/opt-out-link'
import { trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { dataRequestUrl } from '@oficio/domain/support/data-requests/data-link'
import { buildAdBanner, buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildBusinessReview } from '@oficio/domain/testing/builders/build-business-review'
import { buildDataRequest } from '@oficio/domain/testing/builders/build-data-request'
import { buildImport } from '@oficio/domain/testing/builders/build-import'
import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import {
  buildBusinessSubscription,
  buildSubscription,
} from '@oficio/domain/testing/builders/build-subscription'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { buildVerification } from '@oficio/domain/testing/builders/build-verification'
import { testPassword } from '../journeys/support/market'
import type { World } from '../journeys/support/world'

/** Stores records so that every page has something to show. Their accounts belong to the tests. */
export async function buildScene({ ctx }: World) {
  const people = await buildPeople(ctx)
  const { user, otherUser, admin, professional, otherProfessional, otherRubro } = people
  const professionalId = professional.id
  const request = await buildServiceRequest(ctx, { userId: user.id })
  const lead = await buildLead(ctx, { requestId: request.id, professionalId })
  const { id: intentId } = await buildVerification(ctx, { professionalId })
  const { id: subscriptionId } = await buildSubscription(ctx, { professionalId })
  for (const { id } of [user, professional.user, admin]) await storeNotice(ctx, id, request)
  const linkOf = (kind: 'password_reset' | 'email_confirmation', email: string) =>
    makeLink(ctx, { userId: otherUser.id, kind, email })
  return {
    ...(await buildBusinesses(ctx, people)),
    resetToken: await linkOf('password_reset', otherUser.email),
    confirmToken: await linkOf('email_confirmation', `nueva.${otherUser.email}`),
    optOutUrl: optOutUrl(ctx, { id: user.id, email: user.email, group: 'reminders' }),
    requestId: request.id,
    professionalId,
    chargeId: await firstChargeOf(ctx, professionalId),
    intentId,
    subscriptionId,
    reportId: await reportLead(ctx, lead.id),
    mailId: await storeMail(ctx, user.email, request.id),
    reviewId: await buildReportedReview(ctx, { leadId: lead.id, professionalId, reporterId: otherUser.id }),
    userId: user.id,
    rubroId: otherRubro.id,
    profilePath: profilePath({
      ...professional.user,
      id: professionalId,
      companyName: professional.companyName,
    }),
    adBookingId: await bookSpace(ctx, user.id),
    consumerRequestId: await storeConsumerRequest(ctx, user.email, request.id),
    ...(await storeDataRequest(ctx, user.email)),
    contactMessageId: await storeContactMessage(ctx, user.email, request.id),
    token: trackingToken(ctx, request),
    usernames: {
      anonymous: null,
      user: user.username,
      'another user': otherUser.username,
      professional: professional.user.username,
      'another professional': otherProfessional.user.username,
      admin: admin.username,
    },
  }
}

export type Scene = Awaited<ReturnType<typeof buildScene>>
export type CallerName = keyof Scene['usernames']

type Ctx = World['ctx']

async function buildPeople(ctx: Ctx) {
  const account = { password: testPassword }
  const user = await buildUser(ctx, account)
  const otherUser = await buildUser(ctx, account)
  const admin = await buildUser(ctx, { ...account, role: 'admin' })
  const professional = await buildProfessional(ctx, { user: account })
  const otherRubro = await ctx.db.rubro.findFirstOrThrow({ where: { slug: { not: 'plomeria' } } })
  const otherProfessional = await buildProfessional(ctx, { rubroIds: [otherRubro.id], user: account })
  return { user, otherUser, admin, professional, otherProfessional, otherRubro }
}

/**
 * Stores a business with a plan and a review, a business of another user, one without an owner, and one with an unpaid
 * plan.
 */
async function buildBusinesses(
  ctx: Ctx,
  { user, otherUser }: Pick<Awaited<ReturnType<typeof buildPeople>>, 'user' | 'otherUser'>,
) {
  await buildBusiness(ctx, { userId: user.id, status: 'pending_payment' })
  const own = await buildBusiness(ctx, { userId: user.id, tier: 'basic' })
  await buildBusinessSubscription(ctx, { businessId: own.id })
  const business = await buildBusiness(ctx, { tagIds: [1, 6] })
  const { id: importId } = await buildImport(ctx)
  const open = await buildBusiness(ctx, { userId: null })
  const answeredAt = ctx.clock.now()
  const answeredReview = {
    businessId: own.id,
    userId: otherUser.id,
    answer: 'Gracias por venir.',
    answeredAt,
  }
  await buildBusinessReview(ctx, answeredReview)
  await buildBusinessReview(ctx, { businessId: business.id, answer: 'Gracias.', answeredAt })
  return {
    businessSlug: business.slug,
    ownBusinessId: own.id,
    ownChargeId: await firstChargeOf(ctx, own.id),
    businessId: business.id,
    importId,
    openBusinessId: open.id,
  }
}

const firstChargeOf = async ({ db }: Ctx, subjectId: string): Promise<string> =>
  (await db.subscriptionCharge.findFirstOrThrow({ where: { subscription: { subjectId } } })).id

async function reportLead(ctx: Ctx, leadId: string): Promise<string> {
  const id = ctx.ids.next()
  const report = { reason: 'no_answer', note: 'Llamé tres veces.', createdAt: ctx.clock.now() } as const
  await ctx.db.leadReport.create({ data: { id, leadId, ...report } })
  return id
}

async function buildReportedReview(
  ctx: Ctx,
  { reporterId, ...leadReport }: { leadId: string; professionalId: string; reporterId: string },
): Promise<string> {
  const createdAt = ctx.clock.now()
  const reviewId = ctx.ids.next()
  await ctx.db.review.create({
    data: {
      ...leadReport,
      id: reviewId,
      rating: 4,
      title: 'Prolijo y puntual',
      content: 'Llegó a horario, explicó qué había que cambiar y dejó todo limpio.',
      authorName: 'Lucía F.',
      answer: 'Gracias, Lucía.',
      answeredAt: createdAt,
      createdAt,
    },
  })
  const report = { reason: 'off_topic', note: 'Habla de otro trabajo.', createdAt } as const
  await ctx.db.reviewReport.create({ data: { id: ctx.ids.next(), reviewId, userId: reporterId, ...report } })
  const ratedFields = { avgRating: 4, reviewCount: 1 }
  await ctx.db.professional.update({ where: { id: leadReport.professionalId }, data: ratedFields })
  return reviewId
}

async function bookSpace(ctx: Ctx, userId: string): Promise<string> {
  const { id } = await buildAdBooking(ctx, { userId })
  await buildAdBanner(ctx, id)
  return id
}

async function storeConsumerRequest(ctx: Ctx, email: string, requestId: string): Promise<string> {
  const id = ctx.ids.next()
  const createdAt = ctx.clock.now()
  await ctx.db.consumerRequest.create({
    data: {
      id,
      kind: 'withdrawal',
      code: `ARR-${requestId.slice(-4)}-${requestId.slice(-8, -4)}`,
      name: 'Lucía Fernández',
      email,
      detail: 'Una solicitud urgente',
      submissionHash: requestId,
      dueAt: createdAt,
      createdAt,
    },
  })
  return id
}

async function storeDataRequest(ctx: Ctx, email: string) {
  const { id } = await buildDataRequest(ctx, { kind: 'access', email })
  return { dataRequestId: id, dataRequestUrl: dataRequestUrl(ctx, id) }
}

async function storeContactMessage(ctx: Ctx, email: string, requestId: string): Promise<string> {
  const id = ctx.ids.next()
  await ctx.db.contactMessage.create({
    data: {
      id,
      subject: 'billing',
      name: 'Lucía Fernández',
      email,
      message: 'Hola, ¿cómo pido la factura de lo que pagué el mes pasado?',
      submissionHash: requestId,
      createdAt: ctx.clock.now(),
    },
  })
  return id
}

async function storeMail(ctx: Ctx, to: string, requestId: string): Promise<string> {
  const createdAt = ctx.clock.now()
  const mail = await ctx.db.mail.create({
    data: {
      id: ctx.ids.next(),
      template: 'request-received',
      to,
      refs: { requestId },
      dedupeKey: `scene:${requestId}`,
      messageId: `<scene.${requestId}@example.com>`,
      createdAt,
      sentAt: createdAt,
    },
  })
  // So each of their pages shows that mails to them bounce.
  await ctx.db.markedAddress.create({ data: { email: to, reason: 'hard_bounce', markedAt: createdAt } })
  return mail.id
}

async function storeNotice(ctx: Ctx, userId: string, request: { id: string; title: string }): Promise<void> {
  const notice = { type: 'new-request', title: 'Nueva solicitud para vos', body: request.title }
  await ctx.db.notice.create({
    data: {
      ...notice,
      id: ctx.ids.next(),
      userId,
      href: '/user/requests',
      dedupeKey: 'scene',
      requestId: request.id,
      createdAt: ctx.clock.now(),
    },
  })
}

async function makeLink(
  ctx: Ctx,
  owner: { userId: string; kind: 'password_reset' | 'email_confirmation'; email: string },
): Promise<string> {
  const createdAt = ctx.clock.now()
  const expiresAt = new Date(createdAt.getTime() + 3_600_000)
  const data = { id: ctx.ids.next(), ...owner, createdAt, expiresAt }
  return accountLinkToken(ctx, await ctx.db.accountLink.create({ data }))
}
