import { expect, it } from 'vitest'
import type { FiledRequest } from './filed-request'
import { filedText, withoutOverOffer } from './filed-text'

const now = '2026-11-23T18:10:00.000Z'
const firstOffer = { professionalName: 'Diego Gómez', until: '2026-11-23T18:40:00.000Z' }
/** Only what the words depend on is filled in. */
const filed = (changes: Partial<FiledRequest>) =>
  ({ isConfirmed: true, firstOffer: null, ...changes }) as FiledRequest

it('while one professional has the request alone, the page after filing says who and until when', () => {
  expect(filedText(filed({ firstOffer }), now)).toBe(
    'Está confirmada. Hasta las 15:40 la ve solo Diego Gómez; después les llega también a otros profesionales de tu zona.',
  )
  expect(filedText(filed({ firstOffer, isConfirmed: false }), now)).toMatch(
    /^Hasta las 15:40 la ve solo Diego Gómez; .* confirmar que sos vos\.$/,
  )
})

it('without that, or once it is over, everybody is said to have it', () => {
  const over = withoutOverOffer(filed({ firstOffer }), firstOffer.until)
  for (const request of [over, filed({})]) expect(filedText(request, now)).toContain('ya la están recibiendo')
  expect(withoutOverOffer(filed({ firstOffer }), now).firstOffer).toEqual(firstOffer)
})

it('a request whose code waits is said to be stored, and not to be with professionals', () => {
  const request = filed({ isConfirmed: false, isCodeWaiting: true })
  expect(filedText(request, now)).toBe(
    'La guardamos. Los profesionales de tu zona la reciben cuando confirmes que sos vos.',
  )
})
