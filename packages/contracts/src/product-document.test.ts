import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limits } from './limits'
import { builtInSettings } from './settings/settings'

const text = readFileSync(new URL('../../../docs/product.md', import.meta.url), 'utf8')
const found = (pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)]

describe('docs/product.md', () => {
  const named = found(/`limits\.(\w+)`(?:(?: \(|, )(\d+) by default)?/g).map(([, name = '', number]) => ({
    name,
    number,
  }))

  it.each(named)('is right about $name', ({ name, number }) => {
    expect(limits).toHaveProperty(name)
    if (number) expect(limits).toHaveProperty(name, Number(number))
  })

  it('has every setting with the value that it starts with', () => {
    const rows = found(/^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|/gm)
    const said = rows.flatMap(([, names = '', values = '']) => {
      const numbers = values.split(', ').map(Number)
      return [...names.matchAll(/\w+/g)].map(([name], at) => [name, numbers[at]])
    })
    expect(Object.fromEntries(said)).toEqual(builtInSettings())
  })
})
