'use client'

import { photoErrors } from '@oficio/contracts/browser-errors/photos'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { useEffect, useReducer, useRef } from 'react'
import { callApi, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { changePhotos, listOf, type PhotoItem } from './photo-item'
import { pickFiles } from './pick-files'

/** Codes that concern the file itself, so a retry would be refused again. */
const finalCodes: readonly string[] = [
  'photo_type',
  'photo_too_large',
  'photo_unreadable',
  'photo_too_many_pixels',
  'too_many_photos',
]

/** State of the photos of a form. Each photo is uploaded when it is picked, and can be retried or removed. */
export function usePhotoUploads(initial: readonly PhotoView[], max: number) {
  const [list, change] = useReducer(changePhotos, initial, listOf)
  const running = useRef(new Map<string, AbortController>())
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const { current: uploads } = running
    const { current: urls } = previews
    return () => {
      for (const upload of uploads.values()) upload.abort()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const send = async ({ key, file }: Pick<PhotoItem, 'key' | 'file'>) => {
    if (!file) return
    const upload = new AbortController()
    running.current.set(key, upload)
    const onProgress = (progress: number) => change({ type: 'progressed', key, progress })
    try {
      // Loaded on demand, because it is not needed before the first photo.
      const { uploadPhoto } = await loadPart(import('./upload-photo'))
      const photo = await uploadPhoto(file, { onProgress, signal: upload.signal })
      change({ type: 'stored', key, photo })
    } catch (error) {
      if (upload.signal.aborted) return
      const { code, text } = errorOf(error)
      if (finalCodes.includes(code)) change({ type: 'refused', key, text })
      else change({ type: 'failed', key, error: text })
    } finally {
      running.current.delete(key)
    }
  }

  const add = (files: readonly File[]) => {
    const picks = pickFiles(files, { room: max - list.items.length, max })
    for (const { previewUrl } of picks.items) if (previewUrl) previews.current.add(previewUrl)
    change({ type: 'added', ...picks })
    for (const item of picks.items) void send(item)
  }

  const retry = (item: PhotoItem) => {
    change({ type: 'retried', key: item.key })
    void send(item)
  }

  const remove = (key: string) => {
    const item = list.items.find((candidate) => candidate.key === key)
    running.current.get(key)?.abort()
    change({ type: 'removed', key })
    // The server deletes unused photos after a day anyway, so a failure here does not matter.
    if (item?.photo) void deletePhoto(item.photo.id).catch(() => undefined)
  }

  /**
   * Used when the server no longer has this visitor's photos: uploads again what this page has, and marks the rest as
   * failed.
   */
  const sendAllAgain = () => {
    for (const item of list.items) {
      if (item.file) retry(item)
      else change({ type: 'failed', key: item.key, error: photoErrors.photo_not_yours.text })
    }
  }

  return { ...list, add, retry, remove, sendAllAgain }
}

async function deletePhoto(id: string): Promise<void> {
  const { deletePhotoEndpoint } = await loadPart(import('@oficio/contracts/photos/endpoints'))
  await callApi(deletePhotoEndpoint, { params: { id } })
}
