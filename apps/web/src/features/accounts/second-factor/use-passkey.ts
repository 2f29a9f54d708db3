import { ApiError } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'

type Options = Record<string, unknown>

const load = () => loadPart(import('@simplewebauthn/browser'))

const notUsed = 'No se usó ninguna llave de acceso. Probá de nuevo.'

/** Has the browser prove a passkey. Throws ApiError when its owner cancels, or has none here. */
export async function provePasskey(options: Options) {
  const { startAuthentication } = await load()
  // The options are made by the server's half of the same library.
  return read(startAuthentication({ optionsJSON: options as never }))
}

/** Has the browser make a passkey. Throws ApiError when its owner cancels. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await load()
  return read(startRegistration({ optionsJSON: options as never }))
}

const read = <Answer extends object>(asking: Promise<Answer>): Promise<Answer> =>
  asking.catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { text: notUsed, status: null, cause })
  })
