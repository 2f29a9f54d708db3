import { expect, it } from 'vitest'
import { readRefusalWord, refusalText, refusalWord, retryText } from './refusals'

it.each([
  [0, '1 segundo'],
  [12, '12 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [600, '10 minutos'],
  [5400, '90 minutos'],
  [5401, '2 horas'],
])('a wait of %d seconds is worded as %s', (seconds, when) =>
  expect(retryText(seconds)).toBe(`Podés probar de nuevo en ${when}.`),
)

it('a refusal says when one may go on where that is known', () => {
  expect(refusalText('rate_limited', 420)).toBe(
    'Hubo muchos intentos seguidos. Podés probar de nuevo en 7 minutos.',
  )
  expect(refusalText('rate_limited')).toMatch(/probá de nuevo/)
})

it('keeps code and moment in one word', () => {
  expect(readRefusalWord(refusalWord('rate_limited', 420))).toEqual({
    code: 'rate_limited',
    retryAfterSeconds: 420,
  })
  expect(readRefusalWord(refusalWord('internal'))).toEqual({ code: 'internal', retryAfterSeconds: undefined })
  for (const word of ['OAuthSignin', 'rate_limited.x', 'rate_limited.', '', null, 'toString'])
    expect(readRefusalWord(word)).toBeNull()
})
