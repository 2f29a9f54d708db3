import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn } from './written'

const ofRecord = (file: string): boolean => /\[(?:id|rubro|profile)\]\/page\.tsx$/.test(file)

it('the tab of a page about one record says which one', () => {
  const untitled = sourcesIn('apps/web/src/app')
    .filter(ofRecord)
    .filter(
      (file) => !readFileSync(join(root, file), 'utf8').includes('export const generateMetadata = readHead('),
    )
  expect(untitled).toEqual([])
})

// Next uses only the nearest not-found page. It does not inherit a missing title from a page above.
it('the tab of what is not there says so', () => {
  const untitled = sourcesIn('apps/web/src/app')
    .filter((file) => file.endsWith('/not-found.tsx'))
    .filter((file) => !/export const metadata\b[^}]*title: '/.test(readFileSync(join(root, file), 'utf8')))
  expect(untitled).toEqual([])
})
