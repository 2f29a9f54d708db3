import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limits } from './limits'
import { builtInSettings } from './settings/settings'

const readDocument = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')

describe('docs/product.md', () => {
  const text = readDocument('product.md')
  const quotedLimits = [...text.matchAll(/`limits\.(\w+)`(?:[^`]{0,30}?[(,] ?(\d+) by default)?/g)].map(
    ([, name = '', number]) => ({ name, number }),
  )

  it.each(quotedLimits)('is right about $name', ({ name, number }) => {
    expect(limits).toHaveProperty(name)
    if (number) expect(limits).toHaveProperty(name, Number(number))
  })
})

it('docs/settings.md has every setting with the value that it starts with', () => {
  const rows = [...readDocument('settings.md').matchAll(/^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|/gm)]
  const quotedValues = rows.flatMap(([, names = '', values = '']) => {
    const numbers = values.split(', ').map(Number)
    return [...names.matchAll(/\w+/g)].map(([name], index) => [name, numbers[index]])
  })
  expect(Object.fromEntries(quotedValues)).toEqual(builtInSettings())
})
