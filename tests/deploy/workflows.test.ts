import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = '.github/workflows'

it.each(readdirSync(folder))('pins every action of %s to a commit and names its version', (file) => {
  const actions = [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\buses: (.+)$/gm)].map(
    ([, name = '']) => name,
  )
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((name) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([])
})
