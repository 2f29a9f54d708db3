import { type APIRequestContext, expect } from '@playwright/test'
import type { FormText } from './request-form'

/** Returns every form in which a client's contact data could appear in an answer: as typed, stored, and linked. */
export function secretsOf({ firstName, lastName, phone, email, street, description }: FormText): string[] {
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
  reader: string,
  addresses: readonly string[],
  secrets: readonly string[],
  sentHeaders: Record<string, string> = {},
): Promise<void> {
  for (const address of addresses) {
    // A page asked for as a page, and as what the browser fetches when it moves within the site.
    const ways: Record<string, string>[] = address.startsWith('/api/') ? [{}] : [{}, { rsc: '1' }]
    for (const headers of ways) {
      const answer = await request.get(address, { headers: { ...sentHeaders, ...headers } })
      expect(answer.status(), `${reader} ${address}`).toBeLessThan(500)
      const answerText =
        `${JSON.stringify(answer.headers())}\n${(await answer.body()).toString('utf8')}`.toLowerCase()
      const leakedSecrets = secrets.filter((secret) => answerText.includes(secret.toLowerCase()))
      expect(
        leakedSecrets,
        `${reader} was sent contact data by ${address} ${JSON.stringify(headers)}`,
      ).toEqual([])
    }
  }
}
