import type { Db } from '@oficio/db/client'
import type { FileStore } from '@oficio/domain/kernel/ports'
import { photoFileKey } from '@oficio/domain/photos/photo-keys'
import { documentFileKey } from '@oficio/domain/professionals/documents/document-keys'
import pLimit from 'p-limit'

const together = 8
const page = 500

/** The number of copied files, and the keys that a row mentions but the store does not have. */
export interface CopiedFiles {
  count: number
  missing: string[]
}

/** Copies all files that rows of the database mention from one store to another. Overwrites existing files. */
export async function copyFiles(db: Db, from: FileStore, to: FileStore): Promise<CopiedFiles> {
  const limit = pLimit(together)
  const missing: string[] = []
  let count = 0
  for await (const keys of fileKeys(db))
    await limit.map(keys, async (key) => {
      const file = await from.get(key)
      if (!file) return void missing.push(key)
      await to.put(key, file.bytes, file.type)
      count += 1
    })
  return { count, missing: missing.sort() }
}

/** Yields the keys of all photos and documents in pages, except the ones that are being deleted. */
async function* fileKeys(db: Db): AsyncGenerator<string[]> {
  const isKept = { not: 'removing' } as const
  for await (const ids of idsInTurn((after) =>
    db.photo.findMany({ where: { id: after, state: isKept }, ...first }),
  ))
    yield ids.flatMap((id) => [photoFileKey(id, 'full'), photoFileKey(id, 'thumb')])
  for await (const ids of idsInTurn((after) =>
    db.professionalDocument.findMany({ where: { id: after, state: isKept }, ...first }),
  ))
    yield ids.map(documentFileKey)
}

const first = { select: { id: true }, orderBy: { id: 'asc' }, take: page } as const

async function* idsInTurn(read: (after: { gt: string }) => Promise<{ id: string }[]>) {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const ids = (await read({ gt: last })).map(({ id }) => id)
    const end = ids.at(-1)
    if (!end) return
    yield ids
    last = end
  }
}
