import { recordingLog } from '@oficio/domain/testing/fakes'
import { expect, it } from 'vitest'
import { startLoggingConsole } from './log-console'

it('logs the text and errors of printed lines, never objects, and each error once', () => {
  const log = recordingLog()
  const silent = (..._said: unknown[]) => undefined
  const printer = { debug: silent, log: silent, info: silent, warn: silent, error: silent }
  startLoggingConsole(log, printer)
  const failure = new Error('broken')
  printer.log('\u001b[32m ✓\u001b[39m Ready in 3 s')
  printer.error(' ⨯', failure, { mail: 'lucia@correo.example' })
  printer.error(Object.assign(new Error('of a page'), { digest: '123' }))
  printer.warn({ mail: 'lucia@correo.example' })
  printer.warn('')
  expect(log.lines).toEqual([
    { level: 'info', details: {}, message: '✓ Ready in 3 s' },
    { level: 'error', details: { err: failure }, message: '⨯' },
  ])
})

it('a visitor who leaves while sending causes no error in the log', () => {
  const log = recordingLog()
  const silent = (..._printed: unknown[]) => undefined
  const printer = { debug: silent, log: silent, info: silent, warn: silent, error: silent }
  startLoggingConsole(log, printer)
  printer.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  printer.error(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
  expect(log.lines.map(({ level }) => level)).toEqual(['info', 'error'])
})
