import { expect, it } from 'vitest'
import { csvLine, csvMoment } from './csv'

it('writes a value that a spreadsheet would run as a formula as text', () => {
  for (const text of ['=1+1', '+54 341', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200b=1', '|calc', '＝1'])
    expect(csvLine([text]).replace(/^"/, ''), text).toMatch(/^'/)
  expect(csvLine(['=HYPERLINK("http://x";"y")'])).toBe(`"'=HYPERLINK(""http://x"";""y"")"\r\n`)
})

it('writes numbers with a decimal comma', () => {
  expect(csvLine([15000, -2.5, 0])).toBe('15000;-2,5;0\r\n')
})

it('quotes separators and line breaks within a cell', () => {
  expect(csvLine(['a;b', 'dijo "no"', 'una\ndos', null, 'plano'])).toBe(
    '"a;b";"dijo ""no""";"una\ndos";;plano\r\n',
  )
})

it('writes moments in the time of Argentina', () => {
  expect(csvMoment('2026-11-22T01:05:00.000Z')).toBe('2026-11-21 22:05')
  expect(csvMoment(null)).toBeNull()
})
