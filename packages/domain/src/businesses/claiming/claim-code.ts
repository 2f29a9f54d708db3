import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'

interface CodedPage {
  id: string
  version: number
}

/**
 * Returns the code that proves access to the mailbox of a page. The code becomes void when another code is requested or
 * the page's mail changes.
 */
export function claimCode({ tokenSecret }: Ctx, { id, version }: CodedPage, email: string): string {
  const meaning = `business-claim|${id}|${version}|${email.toLowerCase()}`
  const number = createHmac('sha256', tokenSecret).update(meaning).digest().readUIntBE(0, 6)
  return String(number % 10 ** limits.pageCodeDigits).padStart(limits.pageCodeDigits, '0')
}

/** Returns whether the code is right. Compares in constant time. */
export function isClaimCode(ctx: Ctx, claim: CodedPage, email: string, code: string): boolean {
  const expected = Buffer.from(claimCode(ctx, claim, email))
  const input = Buffer.from(code)
  return expected.length === input.length && timingSafeEqual(expected, input)
}
