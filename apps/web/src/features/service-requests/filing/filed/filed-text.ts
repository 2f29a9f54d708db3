import { offerText } from '../../offer-text'
import type { FiledRequest } from './filed-request'

/**
 * Returns one or two sentences: which professionals have the request now, and whether the client still has to confirm.
 * `isCountShown`: the page already says how many professionals were notified.
 */
export function filedText(
  { isConfirmed, isCodeWaiting, firstOffer }: FiledRequest,
  openedAt: string,
  isCountShown = false,
): string {
  if (isCodeWaiting && !isConfirmed)
    return 'La guardamos. Los profesionales de tu zona la reciben cuando confirmes que sos vos.'
  const missing = isConfirmed ? '' : ' Falta un paso: confirmar que sos vos.'
  if (firstOffer) {
    const offer = `${offerText(firstOffer, openedAt)}; después les llega también a otros profesionales de tu zona.`
    return `${isConfirmed ? 'Está confirmada. ' : ''}${offer}${missing}`
  }
  if (isCountShown)
    return isConfirmed
      ? 'Está confirmada. Apenas alguien la vea, te escribimos con su nombre y su teléfono.'
      : missing.trim()
  return isConfirmed
    ? 'Está confirmada y los profesionales de tu zona ya la están recibiendo.'
    : `Los profesionales de tu zona ya la están recibiendo.${missing}`
}

/** Returns the request without an expired first offer, because the copy in this tab may be old. */
export const withoutOverOffer = (request: FiledRequest, now: string): FiledRequest =>
  request.firstOffer && request.firstOffer.until <= now ? { ...request, firstOffer: null } : request
