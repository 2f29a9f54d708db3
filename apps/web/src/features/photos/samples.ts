import type { PhotoView } from '@oficio/contracts/photos/photo'

/** A drawing in place of a photo, so that a story needs no file. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="#dcedf0"/><path d="M0 60 28 22l18 24 12-14 22 28z" fill="#0b5563"/></svg>',
)}`

/** A photo, for stories. */
export const samplePhoto: PhotoView = {
  id: '01990000-0000-7000-8000-000000000601',
  thumbUrl: drawing,
  fullUrl: drawing,
  width: 1600,
  height: 1200,
}
