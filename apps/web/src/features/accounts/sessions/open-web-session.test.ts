import { loginRefusalHeader } from '@oficio/contracts/accounts/login-refusal'
import { afterEach, expect, it, vi } from 'vitest'
import { openWebSession } from './open-web-session'

afterEach(() => vi.unstubAllGlobals())

/**
 * Tries to log in while next-auth answers with that error word, and the header contains that text. Returns the error.
 */
async function refusalOf(word: string, text?: string): Promise<unknown> {
  vi.stubGlobal('location', { origin: 'https://oficio.test' })
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/csrf')
      ? Response.json({ csrfToken: 'x' })
      : Response.json(
          { url: `https://oficio.test/login?error=${word}` },
          { status: 401, headers: text === undefined ? {} : { [loginRefusalHeader]: text } },
        ),
  )
  return openWebSession({ username: 'ana', password: 'una clave larga' }).catch((error: unknown) => error)
}

it('a refused login says why in the words of the server', async () => {
  const text = 'Hubo muchos intentos seguidos. Podés probar de nuevo en 1 minuto.'
  expect(await refusalOf('rate_limited.60', encodeURIComponent(text))).toMatchObject({
    code: 'rate_limited',
    text,
  })
})

it.each([undefined, '%', '%ff'])('keeps its code where the words are lost on the way: %s', async (header) => {
  expect(await refusalOf('invalid_credentials', header)).toMatchObject({
    code: 'invalid_credentials',
    text: 'Credenciales inválidas. Por favor, intente de nuevo.',
  })
  expect(await refusalOf('arrival_over', header)).toMatchObject({ code: 'arrival_over' })
})

it('a word of next-auth’s own is a fault of ours', async () => {
  expect(await refusalOf('AccessDenied')).toMatchObject({ code: 'internal' })
})
