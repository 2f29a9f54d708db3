import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shareEqualChunks } from '../../apps/web/scripts/share-equal-chunks.mjs'

const require = createRequire(import.meta.url)
/** Longer than its replacement would be. */
const code = `module.exports=[1,()=>"${'x'.repeat(2_000)}"]`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-chunks-'))
  await mkdir(join(folder, 'ssr'))
  await writeFile(join(folder, '[root]__a._.js'), `${code}\n//# sourceMappingURL=[root]__a._.js.map`)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it.each(['[root]__b._.js', 'ssr/_c._.js'])(
  'a chunk %s that differs only in the name of its map is read once with the first',
  async (name) => {
    await writeFile(join(folder, name), `${code}\n//# sourceMappingURL=${name}.map`)
    expect(shareEqualChunks(folder)).toBe(code.length)
    const first: unknown = require(join(folder, '[root]__a._.js'))
    expect(first).toHaveLength(2)
    expect(require(join(folder, name))).toBe(first)
    // A build that is completed once more stays as it is.
    expect(shareEqualChunks(folder)).toBe(0)
    expect(require(join(folder, name))).toBe(first)
  },
)

it('leaves another module and a short one unchanged', async () => {
  const other = code.replace('x', 'y')
  await writeFile(join(folder, 'other.js'), other)
  for (const name of ['short.js', 'shorter.js']) await writeFile(join(folder, name), 'module.exports=[]')
  expect(shareEqualChunks(folder)).toBe(0)
  expect(await readFile(join(folder, 'other.js'), 'utf8')).toBe(other)
  expect(await readFile(join(folder, 'shorter.js'), 'utf8')).toBe('module.exports=[]')
})
