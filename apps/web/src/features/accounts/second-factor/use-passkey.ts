import { ApiError } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'

type Options = Record<string, unknown>

const load = () => loadPart(import('@simplewebauthn/browser'))

const notUsed = 'No se usó ninguna llave de acceso. Probá de nuevo.'

/**
 * Asks the browser to sign in with a passkey. Throws ApiError passkey_refused if the owner cancels or has no passkey on
 * this device.
 */
export async function provePasskey(options: Options) {
  const { startAuthentication } = await load()
  // The server creates the options with the server half of the same library, so the type is safe.
  return withPasskeyError(startAuthentication({ optionsJSON: options as never }))
}

/** Asks the browser to create a passkey. Throws ApiError passkey_refused if the owner cancels. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await load()
  return withPasskeyError(startRegistration({ optionsJSON: options as never }))
}

const withPasskeyError = <Answer extends object>(asking: Promise<Answer>): Promise<Answer> =>
  asking.catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { text: notUsed, status: null, cause })
  })
