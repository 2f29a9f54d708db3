import { type APIRequestContext, expect } from '@playwright/test'
import type { Typed } from './request-form'

/** Returns every form in which a client's contact data could stand in an answer: as typed, stored, and linked. */
export function secretsOf({ firstName, lastName, phone, email, street, description }: Typed): string[] {
  const digits = phone.replace(/\D/g, '')
  const typedNumber = /\d{3} \d{7}/.exec(description)?.[0] ?? ''
  const local = digits.slice(2)
  return [
    firstName,
    lastName,
    street,
    email,
    email.replace('@', '%40'),
    phone,
    digits,
    local,
    `${local.slice(0, 4)}-${local.slice(4)}`,
    typedNumber,
    typedNumber.replace(' ', ''),
    typedNumber.slice(4),
  ]
}

/** Reads every address as it comes over the wire and fails when a secret is anywhere in it, headers included. */
export async function expectNoLeak(
  request: APIRequestContext,
  who: string,
  addresses: readonly string[],
  secrets: readonly string[],
  sent: Record<string, string> = {},
): Promise<void> {
  for (const address of addresses) {
    // A page asked for as a page, and as what the browser fetches when it moves within the site.
    const ways: Record<string, string>[] = address.startsWith('/api/') ? [{}] : [{}, { rsc: '1' }]
    for (const headers of ways) {
      const answer = await request.get(address, { headers: { ...sent, ...headers } })
      expect(answer.status(), `${who} ${address}`).toBeLessThan(500)
      const received =
        `${JSON.stringify(answer.headers())}\n${(await answer.body()).toString('utf8')}`.toLowerCase()
      const found = secrets.filter((secret) => received.includes(secret.toLowerCase()))
      expect(found, `${who} was sent contact data by ${address} ${JSON.stringify(headers)}`).toEqual([])
    }
  }
}
