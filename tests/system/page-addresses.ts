import { isAllowed, type Role } from '@oficio/contracts/access'
import { type Page, type PageName, type ParameterOf, pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import type { CallerName, Scene } from './scene'

export const callers: readonly CallerName[] = [
  'anonymous',
  'user',
  'another user',
  'professional',
  'another professional',
  'admin',
]

/**
 * Returns the callers whose pages pages.spec walks. The other callers only serve to check access to records. Only the
 * drill walks the panel and the pages of clients. In `npm test`, access.spec requests each of them without a browser.
 */
export const walkersOf = ({ isWhole }: { isWhole: boolean }): readonly CallerName[] => [
  'anonymous',
  'professional',
  ...(isWhole ? (['user', 'admin'] as const) : []),
]

export const roleOf = (caller: CallerName): Role | null => {
  if (caller === 'anonymous') return null
  if (caller === 'admin') return 'admin'
  return caller.endsWith('professional') ? 'professional' : 'user'
}

/** Pages for visitors without a session. Signed-in users are redirected to their own first page. */
const pagesOfVisitors: readonly PageName[] = ['login', 'register']

/** Pages that redirect before a check can finish. This one says why a login failed. */
const redirectingPages: readonly PageName[] = ['authCallback']

/**
 * Pages without an address of their own. This one is shown between the steps of a login, where logging-in/second-factor
 * checks it.
 */
const withoutAddress: readonly PageName[] = ['secondStep']

/** Pages that an admin sees for a chosen professional. Professionals see their own, whatever the address says. */
const chosenPages: readonly PageName[] = [
  'professionalPayments',
  'serviceSelection',
  'professionalProfile',
  'professionalAccount',
]

/** Pages of a user's record. Other users see their own records there, and an admin sees some of these pages. */
const ownersPages: readonly PageName[] = [
  'ownAdBooking',
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

const isOfOther = (name: PageName, caller: CallerName): boolean =>
  ownersPages.includes(name) &&
  caller !== 'anonymous' &&
  caller !== 'user' &&
  !(caller === 'admin' && shownToAdmins.includes(name))

interface PageOfScene {
  address: string
  /** Whether that caller gets this page instead of a redirect. */
  isFor: (caller: CallerName) => boolean
  /** Whether the page shows a record of another user, which must be hidden from that caller. */
  isOfOther: (caller: CallerName) => boolean
  isPublic: boolean
  isCached: boolean
  isIndexable: boolean
  /** Whether a script redirects from it. */
  isPassing: boolean
}

type PageWithParameter = {
  [Name in PageName]: ParameterOf<(typeof pages)[Name]['path']> extends never ? never : Name
}[PageName]

/** Returns the addresses of pages with a parameter in this scene. */
const addressesOf = (scene: Scene): Record<PageWithParameter, string> => ({
  publicProfile: scene.profilePath,
  publicProfilePart: `${scene.profilePath}/${reviewsPart()}`,
  rubroTowns: paths.rubroTowns('plomeria'),
  rubroInTown: paths.rubroInTown('plomeria', 'rosario'),
  rubroInProvince: paths.rubroInProvince('plomeria', 'santa-fe'),
  categoryTowns: paths.categoryTowns('cafes'),
  categoryInTown: paths.categoryInTown('cafes', 'rosario'),
  categoryInProvince: paths.categoryInProvince('cafes', 'santa-fe'),
  business: paths.business(scene.businessSlug),
  businessPart: paths.businessPart(scene.businessSlug, reviewsPart()),
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
  adminAd: paths.adminAd(scene.adBookingId),
  ownAdBooking: paths.ownAdBooking(scene.adBookingId),
  adminLeadReport: paths.adminLeadReport(scene.reportId),
  adminContactMessage: paths.adminContactMessage(scene.contactMessageId),
  dataRequest: new URL(scene.dataRequestUrl).pathname,
  adminDataRequest: paths.adminDataRequest(scene.dataRequestId),
  adminConsumerRequest: paths.adminConsumerRequest(scene.consumerRequestId),
})

/** Returns every page of the table, with an address that shows something. */
export function pagesOf(scene: Scene): PageOfScene[] {
  const addresses: Partial<Record<PageName, string>> = {
    ...addressesOf(scene),
    // Without a download in its address, the page redirects back.
    stepUp: paths.stepUp('/api/account/data'),
  }
  // The cast is safe, because the keys of the table are these names.
  const rows = (Object.entries(pages) as [PageName, Page][]).filter(
    ([name]) => !withoutAddress.includes(name),
  )
  return rows.map(([name, row]) => {
    const { path, access, isCached = false, isIndexable = false } = row
    const address = addresses[name] ?? path
    return {
      address: chosenPages.includes(name) ? `${address}?professionalId=${scene.professionalId}` : address,
      isPublic: access === 'anyone',
      isCached,
      isIndexable,
      isPassing: redirectingPages.includes(name),
      isFor: (caller: CallerName) =>
        isAllowed(access, roleOf(caller)) &&
        !isOfOther(name, caller) &&
        !(caller !== 'anonymous' && pagesOfVisitors.includes(name)),
      isOfOther: (caller: CallerName) => isOfOther(name, caller),
    }
  })
}

/**
 * Whether pages.spec walks that page as that caller. In `npm test` only the first caller with access walks it, because
 * for the others just the header and empty lists differ, and the home page shows the header. In the drill, all callers
 * with access walk a restricted page, and only visitors without an account walk a public one.
 */
export function isWalked(page: PageOfScene, caller: CallerName, { isWhole = false } = {}): boolean {
  const { address, isFor, isPublic, isPassing } = page
  const walkers = walkersOf({ isWhole })
  if (!walkers.includes(caller) || !isFor(caller) || isPassing) return false
  if (address === paths.home()) return true
  return isWhole ? !isPublic || caller === 'anonymous' : caller === walkers.find(isFor)
}
