import { expect, it } from 'vitest'
import type { FiledRequest } from './filed-request'
import { filedText, withoutOverOffer } from './filed-text'

const now = '2026-11-23T18:10:00.000Z'
const firstOffer = { professionalName: 'Diego Gómez', until: '2026-11-23T18:40:00.000Z' }
/** The cast is acceptable: these are the only fields that the text reads. */
const requestWith = (changes: Partial<FiledRequest>) =>
  ({ isConfirmed: true, firstOffer: null, ...changes }) as FiledRequest

it('says which professional has the request alone, and until when', () => {
  expect(filedText(requestWith({ firstOffer }), now)).toBe(
    'Está confirmada. Hasta las 15:40 la ve solo Diego Gómez; después les llega también a otros profesionales de tu zona.',
  )
  expect(filedText(requestWith({ firstOffer, isConfirmed: false }), now)).toMatch(
    /^Hasta las 15:40 la ve solo Diego Gómez; .* confirmar que sos vos\.$/,
  )
})

it('says that all professionals have the request once no first offer is running', () => {
  const expiredOffer = withoutOverOffer(requestWith({ firstOffer }), firstOffer.until)
  for (const request of [expiredOffer, requestWith({})])
    expect(filedText(request, now)).toContain('ya la están recibiendo')
  expect(withoutOverOffer(requestWith({ firstOffer }), now).firstOffer).toEqual(firstOffer)
})

it('does not say twice that professionals have the request when their number is shown', () => {
  expect(filedText(requestWith({}), now, true)).toMatch(/^Está confirmada\. Apenas alguien la vea/)
  expect(filedText(requestWith({ isConfirmed: false }), now, true)).toBe(
    'Falta un paso: confirmar que sos vos.',
  )
})

it('says that a request whose code waits is stored, and not that professionals have it', () => {
  const request = requestWith({ isConfirmed: false, isCodeWaiting: true })
  expect(filedText(request, now)).toBe(
    'La guardamos. Los profesionales de tu zona la reciben cuando confirmes que sos vos.',
  )
})
