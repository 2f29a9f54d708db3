import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findSignatureFault, type SignedNotification } from './signature'

const secret = 'a-secret-of-the-panel'
const requestId = '5d8b2c1e-9d5f-4a67-8f0c-0c0f3f6d2b11'
const dataId = '1234567890'
const seconds = Date.parse('2026-11-17T12:00:00.000Z') / 1000

const hashOf = (ts: number | string, { key = secret, id = dataId } = {}) =>
  createHmac('sha256', key).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')
const sign = (ts: number | string, changes = {}) => `ts=${ts},v1=${hashOf(ts, changes)}`

const fault = (changes: Partial<SignedNotification> = {}, signingSecret: string | string[] = secret) =>
  findSignatureFault([signingSecret].flat(), { signature: sign(seconds), requestId, dataId, ...changes })

describe('a notification', () => {
  it.each([
    ['signed with our secret', sign(seconds)],
    ['with its time in milliseconds', sign(seconds * 1000)],
    ['with spaces and unknown parts', ` ts = ${seconds} , v1 = ${hashOf(seconds)}, v9=abc`],
    ['from ten years ago', sign(seconds - 10 * 365 * 86_400)],
    ['from ten years ahead', sign((seconds + 10 * 365 * 86_400) * 1000)],
  ])('%s is ours', (_, signature) => {
    expect(fault({ signature })).toBeNull()
  })

  it.each([
    ['signed with another secret', sign(seconds, { key: 'guessed' })],
    ['signed for another resource', sign(seconds, { id: '666' })],
    ['whose time was changed', `ts=${seconds + 1},v1=${hashOf(seconds)}`],
    ['signed in upper case', `ts=${seconds},v1=${hashOf(seconds).toUpperCase()}`],
    ['with half a signature', `ts=${seconds},v1=${hashOf(seconds).slice(0, 32)}`],
  ])('%s is forged', (_, signature) => {
    expect(fault({ signature })).toBe('mismatch')
  })

  it.each([
    ['that says nothing', 'hello'],
    ['without a time', `v1=${hashOf(seconds)}`],
    ['without a hash', `ts=${seconds}`],
    ['with a hash of another version', `ts=${seconds},v2=${hashOf(seconds)}`],
    ['whose time is no time', sign('soon')],
    ['whose time is neither seconds nor milliseconds', sign(`${seconds}0`)],
    ['with two times', `ts=${seconds},ts=${seconds - 86_400},v1=${hashOf(seconds - 86_400)}`],
    ['with two times in other words', `TS=${seconds},${sign(seconds - 86_400)}`],
  ])('%s is malformed', (_, signature) => {
    expect(fault({ signature })).toBe('malformed')
  })

  it.each([null, '', '  '])('is refused unchecked if it lacks a signed part (%o)', (missing) => {
    // Each one is signed without the missing part, which the SDK would accept.
    const signText = (text: string) =>
      `ts=${seconds},v1=${createHmac('sha256', secret).update(text).digest('hex')}`
    expect(fault({ signature: missing })).toBe('missing_signature')
    expect(fault({ requestId: missing, signature: signText(`id:${dataId};ts:${seconds};`) })).toBe(
      'missing_request_id',
    )
    expect(fault({ dataId: missing, signature: signText(`request-id:${requestId};ts:${seconds};`) })).toBe(
      'missing_data_id',
    )
  })

  it('signed with any of several secrets is ours, as while one is replaced', () => {
    const [old, present] = ['the-secret-of-last-year', secret]
    for (const secrets of [
      [old, present],
      [present, old],
      ['', present],
    ])
      expect(fault({ signature: sign(seconds) }, secrets)).toBeNull()
    expect(fault({ signature: sign(seconds, { key: old }) }, [present, old])).toBeNull()
  })

  it('signed with none of several secrets is forged, and one of them never vouches for an empty one', () => {
    expect(fault({ signature: sign(seconds, { key: 'guessed' }) }, ['first-secret', secret])).toBe('mismatch')
    expect(fault({ signature: sign(seconds, { key: '' }) }, ['', secret])).toBe('mismatch')
    expect(
      fault({ signature: sign(seconds, { key: `first-secret,${secret}` }) }, ['first-secret', secret]),
    ).toBe('mismatch')
  })

  it.each(['', '  '])(
    'is never believed while there is no secret (%o), though anybody can sign with that',
    (none) => {
      expect(fault({ signature: sign(seconds, { key: none }) }, none)).toBe('no_secret')
    },
  )
})
