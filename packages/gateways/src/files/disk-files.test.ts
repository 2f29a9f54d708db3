import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileStore } from '@oficio/domain/kernel/ports'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskFiles } from './disk-files'

let dir: string
let files: FileStore
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'oficio-files-'))
  files = createDiskFiles({ dir: path.join(dir, 'store') })
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const filesOnDisk = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

describe('files on disk', () => {
  it('come back as they were put, with their type, and the newest wins', async () => {
    await files.put('photos/1/full.webp', bytes('old'), 'image/png')
    await files.put('photos/1/full.webp', bytes('new'), 'image/webp')
    const file = await files.get('photos/1/full.webp')
    expect(file?.type).toBe('image/webp')
    expect(Buffer.from(file?.bytes ?? []).toString()).toBe('new')
    expect(await files.get('photos/2/full.webp')).toBeNull()
  })

  it('leave nothing behind when they are deleted, and may be deleted twice', async () => {
    await files.put('photos/1/full.webp', bytes('x'), 'image/webp')
    await files.delete('photos/1/full.webp')
    await files.delete('photos/1/full.webp')
    expect(await filesOnDisk()).toEqual([])
  })

  it('leave nothing behind when the content cannot be written, and an older file stays', async () => {
    // On a full disk, too, the type is written before the content fails.
    const unwritable = { length: 1 } as never
    await expect(files.put('photos/1/full.webp', unwritable, 'image/webp')).rejects.toThrow()
    expect(await filesOnDisk()).toEqual([])
    await files.put('photos/1/full.webp', bytes('old'), 'image/webp')
    await expect(files.put('photos/1/full.webp', unwritable, 'image/webp')).rejects.toThrow()
    expect(await files.get('photos/1/full.webp')).toMatchObject({ type: 'image/webp' })
  })

  it('are never half written when many writers meet', async () => {
    const contents = Array.from({ length: 20 }, (_, n) => String(n).repeat(50_000))
    await Promise.all(contents.map((text) => files.put('same', bytes(text), 'text/plain')))
    const file = await files.get('same')
    expect(contents).toContain(Buffer.from(file?.bytes ?? []).toString())
    expect(await filesOnDisk()).toHaveLength(2)
  })

  it.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    '',
    '.',
    '.hidden',
    'a/.b',
    'a\\b',
    'A',
    'a\u0000',
    'a@type',
    'a~b',
    `${'a'.repeat(201)}`,
  ])('cannot escape through the key %j', async (key) => {
    await expect(files.put(key, bytes('x'), 'text/plain')).rejects.toThrow('file key refused')
    await expect(files.get(key)).rejects.toThrow('file key refused')
    await expect(files.delete(key)).rejects.toThrow('file key refused')
    expect(await filesOnDisk()).toEqual([])
  })
})
