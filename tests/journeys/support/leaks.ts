import { type APIRequestContext, expect } from '@playwright/test'
import type { FormText } from './request-form'

/** Returns every form in which a client's contact data could appear in an answer: as typed, as stored, and in links. */
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

/** Reads every address from the network. Fails if a secret is anywhere in an answer, headers included. */
export async function expectNoLeak(
  request: APIRequestContext,
  reader: string,
  addresses: readonly string[],
  secrets: readonly string[],
  sentHeaders: Record<string, string> = {},
): Promise<void> {
  for (const address of addresses) {
    // Requests a page both as a document and in the form (RSC) that the browser fetches for a navigation within the
    // site.
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
