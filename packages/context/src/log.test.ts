import { withCause } from '@oficio/domain/kernel/cause'
import { describe, expect, it } from 'vitest'
import { createLog } from './log'

/** Logs one event and returns the written line. */
function lineOf(details: object, message = 'algo pasó'): string {
  const lines: string[] = []
  createLog('info', { write: (text) => void lines.push(text) }).info(details, message)
  return lines.join('')
}

describe('the log', () => {
  it('is one line of JSON for each event', () => {
    const line = lineOf({ requestId: 'r1', status: 200 })
    expect(JSON.parse(line)).toMatchObject({ level: 'info', requestId: 'r1', status: 200, msg: 'algo pasó' })
    expect(line.indexOf('\n')).toBe(line.length - 1)
  })

  it('names in every line the request that led to it, and none where nothing did', () => {
    const cause = { requestId: 'r7', mark: null }
    expect(JSON.parse(withCause(cause, () => lineOf({ status: 200 })))).toMatchObject({
      requestId: 'r7',
      status: 200,
    })
    expect(JSON.parse(lineOf({}))).not.toHaveProperty('requestId')
  })

  it('never shows mail, phone, address, password or token, at the top or below', () => {
    const person = {
      email: 'lucia@correo.example',
      phone: '+5493415551234',
      serviceAddress: 'Mitre 1234',
      password: 'clave-secreta',
      accessToken: 'eyJ.secreto',
    }
    const line = lineOf({
      ...person,
      user: person,
      request: { body: person, headers: { authorization: 'Bearer x9x' } },
    })
    expect(line).not.toMatch(/lucia|341555|Mitre|clave-secreta|secreto|x9x/)
  })

  it('cuts mail addresses, phone numbers and tracking links out of messages and errors, and keeps file paths', () => {
    const error = new Error('refused <lucia@correo.example> and +54 9 341 555-1234')
    error.stack = `${error.message}\n    at run (/app/node_modules/@prisma/client/runtime.js:1:2)`
    const line = lineOf(
      { err: error, url: '/seguimiento/abc.def?x=1' },
      'GET /seguimiento/abc.def for lucia@correo.example',
    )
    expect(line).not.toMatch(/lucia|555|abc\.def/)
    expect(line).toContain('/app/node_modules/@prisma/client/runtime.js:1:2')
    expect(line).toContain('/seguimiento/[enlace]?x=1')
    const keys = lineOf({ url: '/reset-password/abc_def' }, 'GET /api/password-reset/verify/abc_def')
    expect(keys).not.toContain('abc_def')
  })

  it.each([
    ['invalid input syntax for type uuid: "lucia\nde Mitre"', 'invalid input syntax for type uuid: "[dato]"'],
    [
      'Raw query failed. Code: `22P02`. Message: `invalid input syntax for type integer: "lucia"`',
      'Raw query failed. Code: `22P02`. Message: `invalid input syntax for type integer: "[dato]"`',
    ],
    ['Key (username)=(lucia) already exists.', 'Key (username)=([dato]) already exists.'],
    ['Failing row contains (7, lucia, Mitre 1234).', 'Failing row contains ([dato]).'],
    ['value "341555" is out of range for type smallint', 'value "[dato]" is out of range for type smallint'],
    [
      `Unexpected token 'l', "lucia"... is not valid JSON`,
      `Unexpected token 'l', "[dato]"... is not valid JSON`,
    ],
    ['violates check constraint "leads_seat"', 'violates check constraint "leads_seat"'],
  ])('cuts out what an error quotes of a value: %s', (message, masked) => {
    const { err } = JSON.parse(lineOf({ err: new Error(message) }))
    expect(err.message).toBe(masked)
    expect(err.stack).not.toMatch(/lucia|Mitre|341555/)
    expect(err.stack).toContain('log.test.ts')
  })

  it('shows nothing of an object but the error that it carries', () => {
    const profile = { name: 'Lucía', mail: 'lucia@correo.example' }
    const line = lineOf({ err: { error: new Error('no profile'), profile } })
    expect(line).toContain('no profile')
    expect(line + lineOf({ err: { profile } }) + lineOf({ err: [profile] })).not.toMatch(/luc/i)
  })
})
