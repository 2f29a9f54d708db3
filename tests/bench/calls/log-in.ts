import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { Product } from './product-server'

const password = 'una-clave-de-prueba'

/** Fields of an account that can log in. */
export const withPassword = { password }

/** Logs in and returns the headers of a signed-in program. Throws if the site refuses the login. */
export async function logIn(origin: string, username: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`the login answered ${answer.status}: ${await answer.text()}`)
  // The cast is safe, because our own login endpoint answers in this shape.
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}` }
}

/** Stores a new account, logs in, and returns its headers. */
export async function newAccount({ ctx, origin }: Product): Promise<{ authorization: string }> {
  return logIn(origin, (await buildUser(ctx, withPassword)).username)
}
