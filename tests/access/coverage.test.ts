import { describe, expect, it } from 'vitest'
import { readCoverage } from '../../scripts/coverage.mjs'

describe('the check of what was asked for', () => {
  const decisions = 'docs/decisions.md'
  const sources: Record<string, string> = {
    'a/price.ts': 'export const fee = 1',
    'tests/a.test.ts': `it('is charged', () => {})
      it('of $%i is charged', () => test.skip(isSlow))
      describe.skip('later', () => { it('comes back', () => {}) })
      it.todo('is told')
      test('is asked by many', long, () => {})
      longIt('is asked for a year', () => {})
      describe('each night', long, () => { it('is asked at night', () => {}) })`,
    'tests/a.long.test.ts': `it('is asked for long', () => {})`,
    'tests/journeys/a.test.ts': `it('is seen', () => {})`,
    [decisions]: '**Why one?** Because.',
  }
  const read = (rows: string[], rule = 'Open rows are counted.') =>
    readCoverage('list.md', (path) =>
      path === 'list.md'
        ? [rule, '', '| what | where | shown by | note |', '| --- | --- | --- | --- |', ...rows].join('\n')
        : (sources[path] ?? null),
    )
  const fee = (tests: string, { where = '`a/price.ts` `fee`', note = '' } = {}) =>
    read([`| fee | ${where} | ${tests} | ${note} |`]).faults
  const charged = '`tests/a.test.ts` > is charged'
  const differs = (question: string) => `Differs: ${decisions}, '${question}'`

  it('finds nothing where each row has its place and a test that runs', () => {
    expect(fee(charged)).toEqual([])
    expect(fee(charged, { note: differs('Why one?') })).toEqual([])
  })

  it('finds a place, a word, a test or a decision that is not there or not named', () => {
    expect(fee(charged, { where: '' })).toEqual(['list.md:5: fee: no place'])
    expect(fee(charged, { where: '`a/b.ts`' })).toEqual(['list.md:5: fee: no a/b.ts'])
    expect(fee(charged, { where: '`a/price.ts` `tax`' })).toEqual(["list.md:5: fee: no 'tax' in a/price.ts"])
    expect(fee('')).toEqual(['list.md:5: fee: no test'])
    expect(fee('`tests/b.test.ts` > is charged')).toHaveLength(1)
    expect(fee(`${charged}<br>\`tests/a.test.ts\` > is given back`)).toHaveLength(1)
    expect(fee(charged, { note: 'Differs: it is two' })).toHaveLength(1)
    expect(fee(charged, { note: differs('Why two?') })).toHaveLength(1)
  })

  it('finds a test that does not run, or that no runner finds', () => {
    for (const title of ['of $%i is charged', 'comes back', 'is told'])
      expect(fee(`\`tests/a.test.ts\` > ${title}`)).toEqual([
        `list.md:5: fee: '${title}' in tests/a.test.ts does not run`,
      ])
    expect(fee('`tests/journeys/a.spec.ts` > is seen')).toHaveLength(1)
  })

  it('finds a row that rests on what only the drill runs', () => {
    for (const test of [
      'a.test.ts` > is asked by many',
      'a.test.ts` > is asked for a year',
      'a.test.ts` > is asked at night',
      'a.long.test.ts` > is asked for long',
    ]) {
      const asked = `\`tests/${test}`
      expect(fee(asked)).toEqual(['list.md:5: fee: no test that `npm test` runs'])
      expect(fee(`${asked}<br>${charged}`)).toEqual([])
    }
  })

  it('counts open rows, and refuses them once the list is said to be closed', () => {
    const rows = [`| fee | \`a/price.ts\` | ${charged} | |`, '| tax | | | Open: nobody pays it yet |']
    expect(read(rows)).toEqual({ rows: 2, open: 1, faults: [] })
    expect(read(rows, 'Open rows are refused.').faults).toEqual(['list.md:6: tax is open'])
    expect(read([]).faults).toEqual(['list.md has no rows'])
  })
})
