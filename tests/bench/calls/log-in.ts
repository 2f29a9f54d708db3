import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { Product } from './product-server'

const password = 'una-clave-de-prueba'

/** What an account is built with so that it can log in. */
export const withPassword = { password }

/** Returns the headers of a program that is logged in. Throws when the site does not let it in. */
export async function logIn(origin: string, username: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`the login answered ${answer.status}: ${await answer.text()}`)
  // The shape of our own login endpoint.
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}` }
}

/** Makes an account and returns its headers. */
export async function newAccount({ ctx, origin }: Product): Promise<{ authorization: string }> {
  return logIn(origin, (await buildUser(ctx, withPassword)).username)
}
