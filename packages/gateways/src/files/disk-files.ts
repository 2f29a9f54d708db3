import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '@oficio/domain/kernel/ports'
import { checkFileKey } from './file-key'

/**
 * Returns a store on a local folder. A file is whole or absent, even when the machine loses power while it is written:
 * content goes to a temporary name, to the platter, and only then to its own name.
 */
export function createDiskFiles({ dir }: { dir: string }): FileStore {
  const pathsOf = (key: string) => filesOf(dir, key)
  return {
    async put(key, bytes, type) {
      const { folder, content, contentType } = pathsOf(key)
      await mkdir(folder, { recursive: true })
      // The type first: content without a type never exists.
      await writeWhole(contentType, Buffer.from(type))
      try {
        await writeWhole(content, bytes)
      } catch (error) {
        // A full disk has room for the type and none for the content. An older content keeps its type.
        if ((await readOrNull(content)) === null) await rm(contentType, { force: true })
        throw error
      }
      await syncFolder(folder)
    },
    async get(key) {
      const { content, contentType } = pathsOf(key)
      const [bytes, type] = await Promise.all([readOrNull(content), readOrNull(contentType)])
      return bytes && type ? { bytes, type: type.toString('utf8') } : null
    },
    async delete(key) {
      const { content, contentType } = pathsOf(key)
      await rm(content, { force: true })
      await rm(contentType, { force: true })
    },
  }
}

/**
 * Two levels of folders by hash keep every folder small; keys contain neither '@' nor '~', so names cannot collide.
 */
function filesOf(dir: string, key: string) {
  checkFileKey(key)
  const hash = createHash('sha256').update(key).digest('hex')
  const folder = path.join(dir, hash.slice(0, 2), hash.slice(2, 4))
  const content = path.join(folder, key.replaceAll('/', '~'))
  return { folder, content, contentType: `${content}@type` }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}@${randomUUID()}`
  try {
    const handle = await open(temporary, 'wx', 0o640)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** A rename is only safe from a power cut once its folder is on the platter too. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
