import { professionalList } from '@oficio/contracts/admin/professionals'
import type { QueueKind } from '@oficio/contracts/admin/queue'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'

/** The page of one item of a queue. */
export const itemPaths: Record<QueueKind, (id: string) => string> = {
  professionals: paths.adminProfessional,
  'ad-banners': paths.adminAd,
  'contact-messages': paths.adminContactMessage,
  'consumer-requests': paths.adminConsumerRequest,
  'data-requests': paths.adminDataRequest,
  'lead-reports': paths.adminLeadReport,
  reviews: paths.adminReview,
}

/** The list of the items that wait. */
export const queuePaths: Record<QueueKind, string> = {
  professionals: listAddress(professionalList, { status: 'pending_approval', sort: 'waiting' }),
  'ad-banners': paths.adminAds(),
  'contact-messages': paths.adminContactMessages(),
  'consumer-requests': paths.adminConsumerRequests(),
  'data-requests': paths.adminDataRequests(),
  'lead-reports': paths.adminLeadReports(),
  reviews: paths.adminReviewReports(),
}
