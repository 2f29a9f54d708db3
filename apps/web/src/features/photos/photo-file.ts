import { limits } from '@oficio/contracts/limits'
import { photoTypes } from '@oficio/contracts/photos/photo-types'

/** Pictures that lose what makes them one when they are drawn as a JPEG: movement, and lines without pixels. */
const drawnWrongly = ['image/gif', 'image/svg+xml']
/** What browsers say of a file whose kind they do not know. */
const unknownTypes = ['', 'application/octet-stream']

/**
 * Returns whether a browser's word for a file shows that it is no photo. Phones say '', 'image/jpg' or 'image/pjpeg' of good
 * JPEGs, so anything else is judged by its content.
 */
export const isWrongType = (type: string): boolean =>
  drawnWrongly.includes(type) || !(type.startsWith('image/') || unknownTypes.includes(type))

/** Returns whether a photo has to be looked at, or is lighter when it is drawn smaller, before it is sent. */
export const needsPreparing = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  !photoTypes.includes(type) || size > (type === 'image/jpeg' ? limits.shrinkPhotoBytes : limits.photoBytes)
