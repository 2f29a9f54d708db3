import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '@oficio/domain/kernel/ports'
import { checkFileKey } from './file-key'

/**
 * Creates a file store on a local folder. A file is complete or absent, even after a power cut: content is written
 * under a temporary name, flushed to the disk, and then renamed.
 */
export function createDiskFiles({ dir }: { dir: string }): FileStore {
  const pathsOf = (key: string) => filesOf(dir, key)
  return {
    async put(key, bytes, type) {
      const { folder, content, contentType } = pathsOf(key)
      await mkdir(folder, { recursive: true })
      // The type is written first, so that content never exists without a type.
      await writeWhole(contentType, Buffer.from(type))
      try {
        await writeWhole(content, bytes)
      } catch (error) {
        // A full disk may have room for the type but not for the content. If older content exists, the type stays.
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
 * Returns the paths of a file. Two levels of hash folders keep every folder small. Keys contain neither '@' nor '~', so
 * names cannot collide.
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

/**
 * Flushes the folder, because only then a rename survives a power cut. Skipped on Windows, which cannot open folders.
 */
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
