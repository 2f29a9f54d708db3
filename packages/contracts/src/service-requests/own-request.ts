import type { ServiceRequestStatus } from './shapes'

/** A request in its client's own list. */
export interface OwnRequest {
  id: string
  title: string
  /** Start of what the client wrote; blank once it was erased. */
  excerpt: string
  photoCount: number
  /** Signed address of the first photo. */
  thumbUrl: string | null
  status: ServiceRequestStatus
  createdAt: string
  expiresAt: string
  leadCount: number
  isConfirmed: boolean
  isUrgent: boolean
  /** Until when somebody has to make contact, or the fee goes back; null where no promise runs. */
  urgentUntil: string | null
  trackingToken: string
}
