import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { RunningOffer } from '@oficio/contracts/service-requests/running-offer'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { hasShapeOf } from '@/lib/storage/has-shape-of'

/** The data that the page after filing shows. This tab stores it, so that it survives a reload. */
export interface FiledRequest {
  requestId: string
  trackingUrl: string
  email: string
  isConfirmed: boolean
  /**
   * Whether the mail with the confirmation code is delayed. Missing if an urgency fee filed the request, because its
   * code is never delayed.
   */
  isCodeWaiting?: boolean
  expiresAt: string
  isUrgent: boolean
  /** The deadline for a professional to contact the client; the fee is refunded if nobody does. */
  urgentDueAt: string | null
  /** The professional with an exclusive first offer, as of the server's last answer. */
  firstOffer: RunningOffer | null
}

const exampleOffer: RunningOffer = { professionalName: '', until: '' }

const example: Omit<FiledRequest, 'firstOffer' | 'isCodeWaiting'> = {
  requestId: '',
  trackingUrl: '',
  email: '',
  isConfirmed: false,
  expiresAt: '',
  isUrgent: false,
  urgentDueAt: null,
}

/** Returns whether the value, from storage or from the server, is a filed request. */
export const isFiledRequest = (value: unknown): value is FiledRequest =>
  hasShapeOf(value, example) &&
  /^https?:/.test(value.trackingUrl) &&
  isOffer(Reflect.get(value, 'firstOffer'))

const isOffer = (value: unknown): boolean => value === null || hasShapeOf(value, exampleOffer)

/** Returns the request that an urgency fee filed (`PaidRequest` in the payment's subject), or null if there is none. */
export function filedByFee(subject: PaymentView['subject']): FiledRequest | null {
  const request = { ...subject, ...Object(subject?.filed), isUrgent: true }
  return isFiledRequest(request) ? request : null
}

/** Returns the filed request after its client corrected the email: with a new tracking link and a new confirmation. */
export const withNewEmail = (
  before: FiledRequest,
  { request, trackingUrl, isCodeWaiting }: TrackingView,
): FiledRequest => ({
  ...before,
  trackingUrl,
  email: request.client.email ?? before.email,
  isConfirmed: request.isConfirmed,
  isCodeWaiting,
})

/** Returns the token at the end of a tracking link. */
export const trackingTokenOf = (trackingUrl: string): string =>
  new URL(trackingUrl).pathname.split('/').at(-1) ?? ''

/** Returns the link as a relative path, so that it works on any host name of this site. */
export const trackingPathOf = (trackingUrl: string): string => paths.tracking(trackingTokenOf(trackingUrl))
