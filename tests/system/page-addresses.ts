import { isAllowed, type Role } from '@oficio/contracts/access'
import { type Page, type PageName, type ParameterOf, pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/search/public-profile'
import { accountLinkToken } from '@oficio/domain/accounts/links'
import { optOutUrl } from '@oficio/domain/kernel/mail/opt-out-link'
import { trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildBusinessReview } from '@oficio/domain/testing/builders/build-business-review'
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

/** Rows that every page has something to show of, whose accounts belong to the tests. */
export async function buildScene({ ctx }: World) {
  const account = { password: testPassword }
  const user = await buildUser(ctx, account)
  const otherUser = await buildUser(ctx, account)
  const admin = await buildUser(ctx, { ...account, role: 'admin' })
  const professional = await buildProfessional(ctx, { user: account })
  const otherRubro = await ctx.db.rubro.findFirstOrThrow({ where: { slug: { not: 'plomeria' } } })
  const otherProfessional = await buildProfessional(ctx, { rubroIds: [otherRubro.id], user: account })
  const request = await buildServiceRequest(ctx, { userId: user.id })
  await buildBusiness(ctx, { userId: user.id, status: 'pending_payment' })
  const ownBusiness = await buildBusiness(ctx, { userId: user.id, tier: 'basic' })
  await buildBusinessSubscription(ctx, { businessId: ownBusiness.id })
  const ownCharge = await ctx.db.subscriptionCharge.findFirstOrThrow({
    where: { subscription: { subjectId: ownBusiness.id } },
  })
  const business = await buildBusiness(ctx, { tagIds: [1, 6] })
  const { id: importId } = await buildImport(ctx)
  const openBusiness = await buildBusiness(ctx, { userId: null })
  await buildBusinessReview(ctx, {
    businessId: ownBusiness.id,
    userId: otherUser.id,
    answer: 'Gracias por venir.',
    answeredAt: ctx.clock.now(),
  })
  await buildBusinessReview(ctx, { businessId: business.id, answer: 'Gracias.', answeredAt: ctx.clock.now() })
  const professionalId = professional.id
  const { id: intentId } = await buildVerification(ctx, { professionalId })
  const { id: subscriptionId } = await buildSubscription(ctx, { professionalId })
  const charge = await ctx.db.subscriptionCharge.findFirstOrThrow({
    where: { subscription: { subjectId: professionalId } },
  })
  const lead = await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  const createdAt = ctx.clock.now()
  const reportId = ctx.ids.next()
  await ctx.db.leadReport.create({
    data: { id: reportId, leadId: lead.id, reason: 'no_answer', note: 'Llamé tres veces.', createdAt },
  })
  const consumerRequestId = ctx.ids.next()
  const reviewId = ctx.ids.next()
  await ctx.db.review.create({
    data: {
      id: reviewId,
      leadId: lead.id,
      professionalId,
      rating: 4,
      title: 'Prolijo y puntual',
      content: 'Llegó a horario, explicó qué había que cambiar y dejó todo limpio.',
      authorName: 'Lucía F.',
      answer: 'Gracias, Lucía.',
      answeredAt: createdAt,
      createdAt,
    },
  })
  await ctx.db.reviewReport.create({
    data: {
      id: ctx.ids.next(),
      reviewId,
      userId: otherUser.id,
      reason: 'off_topic',
      note: 'Habla de otro trabajo.',
      createdAt,
    },
  })
  await ctx.db.professional.update({ where: { id: professionalId }, data: { avgRating: 4, reviewCount: 1 } })
  await ctx.db.consumerRequest.create({
    data: {
      id: consumerRequestId,
      kind: 'withdrawal',
      code: `ARR-${request.id.slice(-4)}-${request.id.slice(-8, -4)}`,
      name: 'Lucía Fernández',
      email: user.email,
      detail: 'Una solicitud urgente',
      submissionHash: request.id,
      dueAt: createdAt,
      createdAt,
    },
  })
  const mail = await ctx.db.mail.create({
    data: {
      id: ctx.ids.next(),
      template: 'request-received',
      to: user.email,
      refs: { requestId: request.id },
      dedupeKey: `scene:${request.id}`,
      messageId: `<scene.${request.id}@example.com>`,
      createdAt,
      sentAt: createdAt,
    },
  })
  for (const { id } of [user, professional.user, admin]) {
    const notice = { type: 'new-request', title: 'Nueva solicitud para vos', body: request.title }
    await ctx.db.notice.create({
      data: {
        ...notice,
        id: ctx.ids.next(),
        userId: id,
        href: '/user/requests',
        dedupeKey: 'scene',
        requestId: request.id,
        createdAt,
      },
    })
  }
  const linkOf = async (kind: 'password_reset' | 'email_confirmation', email: string) => {
    const expiresAt = new Date(createdAt.getTime() + 3_600_000)
    const link = { id: ctx.ids.next(), userId: otherUser.id, kind, email, createdAt, expiresAt }
    return accountLinkToken(ctx, await ctx.db.accountLink.create({ data: link }))
  }
  return {
    resetToken: await linkOf('password_reset', otherUser.email),
    confirmToken: await linkOf('email_confirmation', `nueva.${otherUser.email}`),
    optOutUrl: optOutUrl(ctx, { userId: user.id, email: user.email, group: 'reminders' }),
    requestId: request.id,
    businessSlug: business.slug,
    ownBusinessId: ownBusiness.id,
    ownChargeId: ownCharge.id,
    businessId: business.id,
    importId,
    openBusinessId: openBusiness.id,
    professionalId,
    chargeId: charge.id,
    intentId,
    subscriptionId,
    reportId,
    mailId: mail.id,
    reviewId,
    userId: user.id,
    rubroId: otherRubro.id,
    profilePath: profilePath({
      ...professional.user,
      id: professionalId,
      companyName: professional.companyName,
    }),
    consumerRequestId,
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
export type Who = keyof Scene['usernames']

export const everybody: readonly Who[] = [
  'anonymous',
  'user',
  'another user',
  'professional',
  'another professional',
  'admin',
]

/** Those who look at every page of theirs in pages.spec; the others are kept apart from their records. */
export const walkers: readonly Who[] = ['anonymous', 'user', 'professional', 'admin']

export const roleOf = (who: Who): Role | null => {
  if (who === 'anonymous') return null
  if (who === 'admin') return 'admin'
  return who.endsWith('professional') ? 'professional' : 'user'
}

/** Pages for those who are not logged in yet; others are led on to their own first page. */
const pagesOfVisitors: readonly PageName[] = ['login', 'register']

/** Says why a login failed, and leads on before anybody could look at it from all sides. */
const passing: readonly PageName[] = ['authCallback']

/** Pages that an admin sees for a chosen professional; professionals see their own, whatever the address says. */
const chosenPages: readonly PageName[] = [
  'professionalPayments',
  'serviceSelection',
  'professionalProfile',
  'professionalAccount',
]

/** Pages of a record of the user's, whom others may be that own one too; an admin looks at some of them. */
const ownersPages: readonly PageName[] = [
  'userBusiness',
  'userBusinessDetails',
  'userBusinessHours',
  'userBusinessPhotos',
  'userBusinessPlan',
  'userBusinessPoster',
  'userBusinessReviews',
  'userReceipt',
]
const shownToAdmins: readonly PageName[] = ['userBusiness', 'userReceipt']

const isOfOther = (name: PageName, who: Who): boolean =>
  ownersPages.includes(name) &&
  who !== 'anonymous' &&
  who !== 'user' &&
  !(who === 'admin' && shownToAdmins.includes(name))

interface PageOfScene {
  address: string
  /** Whether that visitor gets this page, and not another one instead. */
  isFor: (who: Who) => boolean
  /** Whether it shows a record of somebody else's, which that visitor is told nothing of. */
  isOfOther: (who: Who) => boolean
  isPublic: boolean
  isCached: boolean
  isIndexable: boolean
  /** A script leads on from it by itself. */
  isPassing: boolean
}

type PageWithParameter = {
  [Name in PageName]: ParameterOf<(typeof pages)[Name]['path']> extends never ? never : Name
}[PageName]

/** Returns what the addresses of pages with a parameter are in this scene. */
const addressesOf = (scene: Scene): Record<PageWithParameter, string> => ({
  publicProfile: scene.profilePath,
  rubroTowns: paths.rubroTowns('plomeria'),
  rubroInTown: paths.rubroInTown('plomeria', 'rosario'),
  rubroInProvince: paths.rubroInProvince('plomeria', 'santa-fe'),
  categoryTowns: paths.categoryTowns('cafes'),
  categoryInTown: paths.categoryInTown('cafes', 'rosario'),
  categoryInProvince: paths.categoryInProvince('cafes', 'santa-fe'),
  business: paths.business(scene.businessSlug),
  serviceRequest: paths.serviceRequest(scene.requestId),
  tracking: paths.tracking(scene.token),
  resetPassword: paths.resetPassword(scene.resetToken),
  confirmEmail: paths.confirmEmail(scene.confirmToken),
  mailOptOut: new URL(scene.optOutUrl).pathname,
  professionalRequest: paths.professionalRequest(scene.requestId),
  receipt: paths.receipt(scene.chargeId),
  adminPayment: paths.adminPayment(scene.intentId),
  adminSubscription: paths.adminSubscription(scene.subscriptionId),
  adminServiceRequest: paths.adminServiceRequest(scene.requestId),
  adminProfessional: paths.adminProfessional(scene.professionalId),
  adminBusiness: paths.adminBusiness(scene.businessId),
  adminBusinessTerm: paths.adminBusinessTerm('t1'),
  adminBusinessMerge: paths.adminBusinessMerge(scene.businessId, scene.openBusinessId),
  adminBusinessImport: paths.adminBusinessImport(scene.importId),
  adminUser: paths.adminUser(scene.userId),
  adminRubro: paths.adminRubro(String(scene.rubroId)),
  adminMail: paths.adminMail(scene.mailId),
  adminReview: paths.adminReview(scene.reviewId),
  reportReview: paths.reportReview(scene.reviewId),
  claimBusiness: paths.claimBusiness(scene.openBusinessId),
  userBusiness: paths.userBusiness(scene.ownBusinessId),
  userBusinessDetails: paths.userBusinessDetails(scene.ownBusinessId),
  userBusinessHours: paths.userBusinessHours(scene.ownBusinessId),
  userBusinessPhotos: paths.userBusinessPhotos(scene.ownBusinessId),
  userBusinessPlan: paths.userBusinessPlan(scene.ownBusinessId),
  userBusinessPoster: paths.userBusinessPoster(scene.ownBusinessId),
  userBusinessReviews: paths.userBusinessReviews(scene.ownBusinessId),
  userReceipt: paths.userReceipt(scene.ownChargeId),
  adminLeadReport: paths.adminLeadReport(scene.reportId),
  adminConsumerRequest: paths.adminConsumerRequest(scene.consumerRequestId),
})

/** Returns every page of the table, with an address that has something to show. */
export function pagesOf(scene: Scene): PageOfScene[] {
  const addresses: Partial<Record<PageName, string>> = addressesOf(scene)
  // What `Object.entries` gives are the names that the table was written with.
  return (Object.entries(pages) as [PageName, Page][]).map(([name, row]) => {
    const { path, access, isCached = false, isIndexable = false } = row
    const address = addresses[name] ?? path
    return {
      address: chosenPages.includes(name) ? `${address}?professionalId=${scene.professionalId}` : address,
      isPublic: access === 'anyone',
      isCached,
      isIndexable,
      isPassing: passing.includes(name),
      isFor: (who: Who) =>
        isAllowed(access, roleOf(who)) &&
        !isOfOther(name, who) &&
        !(who !== 'anonymous' && pagesOfVisitors.includes(name)),
      isOfOther: (who: Who) => isOfOther(name, who),
    }
  })
}

/** Whether pages.spec shows that page to that visitor. Public ones differ by the header alone, which is seen on the home page. */
export const isWalked = ({ address, isFor, isPublic, isPassing }: PageOfScene, who: Who): boolean =>
  walkers.includes(who) &&
  isFor(who) &&
  !isPassing &&
  (!isPublic || who === 'anonymous' || address === paths.home())
