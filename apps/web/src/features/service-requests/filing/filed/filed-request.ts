import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { RunningOffer } from '@oficio/contracts/service-requests/running-offer'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { isLike } from '@/lib/storage/is-like'

/** What the page shows after filing; stored in this tab, so that it survives a reload. */
export interface FiledRequest {
  requestId: string
  trackingUrl: string
  email: string
  isConfirmed: boolean
  /** Missing when an urgency fee filed the request: its code never waits. */
  isCodeWaiting?: boolean
  expiresAt: string
  isUrgent: boolean
  /** Until then a professional makes contact, or the fee is refunded. */
  urgentDueAt: string | null
  /** The professional who had the request alone at the last answer of the server. */
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

/** Returns whether the value, which was stored or answered, is a filed request. */
export const isFiledRequest = (value: unknown): value is FiledRequest =>
  isLike(value, example) && /^https?:/.test(value.trackingUrl) && isOffer(Reflect.get(value, 'firstOffer'))

const isOffer = (value: unknown): boolean => value === null || isLike(value, exampleOffer)

/** Returns the request that an urgency fee filed, as its payment shows it to its client (`PaidRequest`); else null. */
export function filedByFee(subject: PaymentView['subject']): FiledRequest | null {
  const request = { ...subject, ...Object(subject?.filed), isUrgent: true }
  return isFiledRequest(request) ? request : null
}

/** Returns the filed request after its client corrected the email, which gives it another link and asks for proof again. */
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

/** Returns the link as a path of this site, whatever name the browser reached it by. */
export const trackingPathOf = (trackingUrl: string): string => paths.tracking(trackingTokenOf(trackingUrl))
