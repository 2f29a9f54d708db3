import { limits } from '@oficio/contracts/limits'
import { photoTypes } from '@oficio/contracts/photos/photo-types'

/** Formats that lose their essence when redrawn as JPEG: animations and vector graphics. */
const drawnWrongly = ['image/gif', 'image/svg+xml']
/** The types that browsers report for an unknown kind of file. */
const unknownTypes = ['', 'application/octet-stream']

/**
 * Returns whether the file's type shows that it is no photo. Phones report '', 'image/jpg' or 'image/pjpeg' for good
 * JPEGs, so other types are judged by their content.
 */
export const isWrongType = (type: string): boolean =>
  drawnWrongly.includes(type) || !(type.startsWith('image/') || unknownTypes.includes(type))

/** Returns whether a photo must be checked, or should be made smaller, before it is uploaded. */
export const needsPreparing = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  !photoTypes.includes(type) || size > (type === 'image/jpeg' ? limits.shrinkPhotoBytes : limits.photoBytes)
