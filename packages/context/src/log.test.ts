import { withCause } from '@oficio/domain/kernel/cause'
import { describe, expect, it } from 'vitest'
import { createLog } from './log'

/** Writes one event and returns the line that comes out. */
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
})
