import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { RunningOffer } from '@oficio/contracts/service-requests/running-offer'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'
import { noteFilingHere } from '../../way-back/filed-here'

export const filedKey = 'service-request-filed:3'

/** What the page says after filing; kept for this tab, so that a reload does not take it away. */
export interface FiledRequest {
  requestId: string
  trackingUrl: string
  email: string
  isConfirmed: boolean
  /** Missing in what an urgent payment filed, whose code never waits. */
  isCodeWaiting?: boolean
  expiresAt: string
  isUrgent: boolean
  /** Until when somebody makes contact, or the fee goes back. */
  urgentDueAt: string | null
  /** Whose alone it was for a while when this was last heard of. */
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

/** Returns what this tab filed last and has not put away, or null. Call it in the browser only. */
export function readFiled(): FiledRequest | null {
  const storedRequest = readStored('sessionStorage', filedKey)
  return isFiled(storedRequest) ? storedRequest : null
}

const isFiled = (value: unknown): value is FiledRequest =>
  isLike(value, example) && /^https?:/.test(value.trackingUrl) && isOffer(Reflect.get(value, 'firstOffer'))

const isOffer = (value: unknown): boolean => value === null || isLike(value, exampleOffer)

/** Returns the request that an urgent fee filed, as its payment tells its client (`PaidRequest`); null to anybody else. */
export function filedByFee(subject: PaymentView['subject']): FiledRequest | null {
  const request = { ...subject, ...Object(subject?.filed), isUrgent: true }
  return isFiled(request) ? request : null
}

/** Returns the filed request after its client corrected the email, which gives it another link and asks for proof again. */
export const withNewEmail = (
  filed: FiledRequest,
  { request, trackingUrl, isCodeWaiting }: TrackingView,
): FiledRequest => ({
  ...filed,
  trackingUrl,
  email: request.client.email ?? filed.email,
  isConfirmed: request.isConfirmed,
  isCodeWaiting,
})

/** Without storage the page stays until it is left, and the mail carries the link too. */
export function keepFiled(filed: FiledRequest): void {
  store('sessionStorage', filedKey, filed)
  noteFilingHere()
}

export const dropFiled = (): void => dropStored('sessionStorage', filedKey)

/** Returns the token at the end of a tracking link. */
export const trackingTokenOf = (trackingUrl: string): string =>
  new URL(trackingUrl).pathname.split('/').at(-1) ?? ''

/** Returns the link as a path of this site, whatever name the browser reached it by. */
export const trackingPathOf = (trackingUrl: string): string => paths.tracking(trackingTokenOf(trackingUrl))
