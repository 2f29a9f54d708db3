import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'
import { expect, it } from 'vitest'
import { ratePerSecond } from './rate'

it('the README names the visits a second that the load drill sends', async () => {
  const text = await readFile(join(root, 'README.md'), 'utf8')
  expect(text).toContain(`${ratePerSecond} visits a second`)
})
