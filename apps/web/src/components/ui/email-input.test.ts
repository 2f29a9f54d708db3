import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = new URL('../../', import.meta.url).pathname
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)

it('uses EmailInput for every email field', () => {
  const plain = files.filter((name) => {
    if (name.endsWith('components/ui/email-input.tsx')) return false
    return /<(?:Input|input)\b[^>]*type="email"/.test(
      readFileSync(join(sources, name), 'utf8').replaceAll('=>', ''),
    )
  })
  expect(plain).toEqual([])
})
