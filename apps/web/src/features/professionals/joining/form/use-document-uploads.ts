'use client'

import { limits } from '@oficio/contracts/limits'
import type { DocumentView } from '@oficio/contracts/professionals/documents'
import { useEffect, useRef, useState } from 'react'
import { prepareIfNeeded } from '@/features/photos/upload-photo'
import { callApi, errorOf } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import { loadPart } from '@/lib/api/load-part'
import { uploadFile } from '@/lib/api/upload-file'
import { type DocumentItem, itemOf, pickDocuments } from './document-uploads'

/** Codes that concern the file itself, so a retry would be refused again. */
const finalCodes: readonly string[] = [
  'photo_type',
  'photo_too_large',
  'document_type',
  'document_too_large',
  'document_unreadable',
  'too_many_waiting_documents',
]

/** State of the documents of a form. Each document is uploaded when it is picked, and can be retried or removed. */
export function useDocumentUploads(initial: readonly DocumentView[], isSignedIn: boolean) {
  const [items, setItems] = useState<readonly DocumentItem[]>(() => initial.map(itemOf))
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const { current: uploads } = running
    return () => {
      for (const upload of uploads.values()) upload.abort()
    }
  }, [])

  const change = (key: string, part: Partial<DocumentItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const send = async ({ key, file }: DocumentItem) => {
    if (!file) return
    const upload = new AbortController()
    running.current.set(key, upload)
    try {
      const document = await uploadDocument(file, {
        isSignedIn,
        onProgress: (progress) => change(key, { progress }),
        signal: upload.signal,
      })
      change(key, { state: 'stored', progress: 100, document, error: null })
    } catch (error) {
      if (upload.signal.aborted) return
      const { code, text } = errorOf(error)
      change(key, { state: finalCodes.includes(code) ? 'refused' : 'failed', error: text })
    } finally {
      running.current.delete(key)
    }
  }

  const keptItems = items.filter(({ state }) => state !== 'refused')

  const add = (files: readonly File[]) => {
    const pickedItems = pickDocuments(files, limits.documentsPerProfessional - keptItems.length)
    // Drops earlier refusals, because they were read or happen again.
    setItems([...keptItems, ...pickedItems])
    for (const item of pickedItems) if (item.state === 'uploading') void send(item)
  }

  const retry = (item: DocumentItem) => {
    change(item.key, { state: 'uploading', progress: 0, error: null })
    void send(item)
  }

  const remove = ({ key, document }: DocumentItem) => {
    running.current.get(key)?.abort()
    setItems((before) => before.filter((item) => item.key !== key))
    // The server deletes unused documents after a day anyway, so a failure here does not matter.
    if (document) void deleteDocument(document.id).catch(() => undefined)
  }

  return { items, hasRoom: keptItems.length < limits.documentsPerProfessional, add, retry, remove }
}

async function uploadDocument(
  file: File,
  {
    isSignedIn,
    ...options
  }: { isSignedIn: boolean; onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<DocumentView> {
  const [{ startRegistrationEndpoint, uploadDocumentEndpoint }, document] = await Promise.all([
    loadPart(import('@oficio/contracts/professionals/documents')),
    // A file of another type is uploaded unchanged, and the server validates it.
    file.type.startsWith('image/') ? prepareIfNeeded(file) : file,
    ensureDevice(),
  ])
  // A visitor must start a registration before each upload, because the page may stay open longer than the registration
  // is valid. A signed-in user needs none.
  if (!isSignedIn) await callApi(startRegistrationEndpoint, {})
  return uploadFile(uploadDocumentEndpoint, document, options)
}

async function deleteDocument(id: string): Promise<void> {
  const { deleteDocumentEndpoint } = await loadPart(import('@oficio/contracts/professionals/documents'))
  await callApi(deleteDocumentEndpoint, { params: { id } })
}
