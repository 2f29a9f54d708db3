import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn } from './written'

const ofRecord = (file: string): boolean => /\[(?:id|rubro|profile)\]\/page\.tsx$/.test(file)

it('the tab of a page about one record says which one', () => {
  const found = sourcesIn('apps/web/src/app')
    .filter(ofRecord)
    .filter(
      (file) => !readFileSync(join(root, file), 'utf8').includes('export const generateMetadata = readHead('),
    )
  expect(found).toEqual([])
})
