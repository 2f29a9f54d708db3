import { isAllowed, type Role } from '@oficio/contracts/access'
import { type Page, type PageName, type ParameterOf, pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
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
 * Returns who looks at every page of theirs in pages.spec; the others are kept apart from their records. The panel and what
 * only clients have are looked at by the drill: in `npm test` the server is asked for each of those pages, in access.spec.
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

/** Pages for visitors who are not logged in; others are redirected to their own first page. */
const pagesOfVisitors: readonly PageName[] = ['login', 'register']

/** Says why a login failed, and leads on before anybody could look at it from all sides. */
const passing: readonly PageName[] = ['authCallback']

/** Has no address of its own: it is shown between the steps of a login, where logging-in/second-factor looks at it. */
const withoutAddress: readonly PageName[] = ['secondStep']

/** Pages that an admin sees for a chosen professional; professionals see their own, whatever the address says. */
const chosenPages: readonly PageName[] = [
  'professionalPayments',
  'serviceSelection',
  'professionalProfile',
  'professionalAccount',
]

/** Pages of a record of the user's, whom others may be that own one too; an admin looks at some of them. */
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
  /** Whether that visitor gets this page, and not another one instead. */
  isFor: (caller: CallerName) => boolean
  /** Whether the page shows a record of another user, which is hidden from that visitor. */
  isOfOther: (caller: CallerName) => boolean
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
  adminAd: paths.adminAd(scene.adBookingId),
  ownAdBooking: paths.ownAdBooking(scene.adBookingId),
  adminLeadReport: paths.adminLeadReport(scene.reportId),
  adminContactMessage: paths.adminContactMessage(scene.contactMessageId),
  dataRequest: new URL(scene.dataRequestUrl).pathname,
  adminDataRequest: paths.adminDataRequest(scene.dataRequestId),
  adminConsumerRequest: paths.adminConsumerRequest(scene.consumerRequestId),
})

/** Returns every page of the table, with an address that has something to show. */
export function pagesOf(scene: Scene): PageOfScene[] {
  const addresses: Partial<Record<PageName, string>> = {
    ...addressesOf(scene),
    // Without a download to lead on to it leads back.
    stepUp: paths.stepUp('/api/account/data'),
  }
  // What `Object.entries` gives are the names that the table was written with.
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
      isPassing: passing.includes(name),
      isFor: (caller: CallerName) =>
        isAllowed(access, roleOf(caller)) &&
        !isOfOther(name, caller) &&
        !(caller !== 'anonymous' && pagesOfVisitors.includes(name)),
      isOfOther: (caller: CallerName) => isOfOther(name, caller),
    }
  })
}

/**
 * Whether pages.spec shows that page to that visitor: to the first of them who may open it, since for the others header and
 * emptiness differ alone, which are seen on the home page; to all of them in the drill.
 */
export function isWalked(page: PageOfScene, caller: CallerName, { isWhole = false } = {}): boolean {
  const { address, isFor, isPublic, isPassing } = page
  const walkers = walkersOf({ isWhole })
  if (!walkers.includes(caller) || !isFor(caller) || isPassing) return false
  if (address === paths.home()) return true
  return isWhole ? !isPublic || caller === 'anonymous' : caller === walkers.find(isFor)
}
