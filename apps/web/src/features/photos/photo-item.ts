import type { PhotoView } from '@oficio/contracts/photos/photo'

/** A photo of the form, from its selection until it is stored on the server. */
export interface PhotoItem {
  key: string
  name: string
  /** Null for a photo uploaded in an earlier visit, which cannot be uploaded again from here. */
  file: File | null
  /** The object URL of the picked file, or null for a photo uploaded in an earlier visit. */
  previewUrl: string | null
  state: 'uploading' | 'stored' | 'failed'
  /** The upload progress, 0 to 100. */
  progress: number
  photo: PhotoView | null
  /** Why the upload failed. */
  error: string | null
}

/** A file that cannot become a photo of this form, and why. */
export interface Refusal {
  key: string
  name: string
  text: string
}

export interface PhotoList {
  items: readonly PhotoItem[]
  refusals: readonly Refusal[]
}

export type PhotoChange =
  | { type: 'added'; items: PhotoItem[]; refusals: Refusal[] }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'stored'; key: string; photo: PhotoView }
  | { type: 'failed'; key: string; error: string }
  | { type: 'retried'; key: string }
  | { type: 'refused'; key: string; text: string }
  | { type: 'removed'; key: string }

/** Returns the list of an earlier visit, whose photos are all stored. */
export const listOf = (photos: readonly PhotoView[]): PhotoList => ({
  items: photos.map((photo) => ({
    key: photo.id,
    name: 'Foto subida antes',
    file: null,
    previewUrl: null,
    state: 'stored',
    progress: 100,
    photo,
    error: null,
  })),
  refusals: [],
})

const withItem = (list: PhotoList, key: string, change: Partial<PhotoItem>): PhotoList => ({
  ...list,
  items: list.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
})

const withoutPhoto = (list: PhotoList, key: string): PhotoList => ({
  items: list.items.filter((item) => item.key !== key),
  refusals: list.refusals.filter((refusal) => refusal.key !== key),
})

/** Returns the list after a change. A new selection clears earlier refusals, because they were read or happen again. */
export function changePhotos(list: PhotoList, change: PhotoChange): PhotoList {
  switch (change.type) {
    case 'added':
      return { items: [...list.items, ...change.items], refusals: change.refusals }
    case 'progressed':
      return withItem(list, change.key, { progress: change.progress })
    case 'stored':
      return withItem(list, change.key, { state: 'stored', progress: 100, photo: change.photo, error: null })
    case 'failed':
      return withItem(list, change.key, { state: 'failed', photo: null, error: change.error })
    case 'retried':
      return withItem(list, change.key, { state: 'uploading', progress: 0, photo: null, error: null })
    case 'refused': {
      const name = list.items.find(({ key }) => key === change.key)?.name ?? 'Foto'
      const rest = withoutPhoto(list, change.key)
      return { ...rest, refusals: [...rest.refusals, { key: change.key, name, text: change.text }] }
    }
    case 'removed':
      return withoutPhoto(list, change.key)
  }
}
